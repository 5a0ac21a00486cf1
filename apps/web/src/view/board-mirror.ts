/**
 * The board for the left hand: the mirror image of the one for the right. Only places are mirrored. The first
 * column stays the leftmost one (keys count them, and a screen reader reads them, from there); cards keep their
 * faces; and columns on their side, which never overlap, run to the left, towards the hand.
 */
import type { RuleSet } from "@albatross/rules";
import { layOutBoard, type BoardLayout, type BoardRoom } from "./board-layout.ts";

type Hand = "right" | "left";

export function layOutForHand(
  hand: Hand,
  room: BoardRoom,
  shape: Pick<RuleSet, "columns" | "rows">,
): BoardLayout {
  const layout = layOutBoard(room, shape);
  return hand === "left" ? mirrorLayout(layout, room.width) : layout;
}

function mirrorLayout(layout: BoardLayout, width: number): BoardLayout {
  const { card, columns, step, zone, stock, waste, message, isSideways } = layout;
  const mirrored = columns.map(({ x, y }) => ({ x: width - x - card.width, y }));
  return {
    ...layout,
    isMirrored: true,
    columns: isSideways ? mirrored : mirrored.reverse(),
    step: { x: isSideways ? -step.x : step.x, y: step.y },
    zone: { ...zone, x: width - zone.x - zone.width },
    stock: { ...stock, x: width - stock.x - card.width },
    waste: { ...waste, x: width - waste.x - card.width },
    message: { ...message, x: width - message.x - message.width },
  };
}
