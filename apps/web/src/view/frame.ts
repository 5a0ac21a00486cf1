/**
 * The frame of the page: which parts stand where. Decided in one place from the window's size, so that
 * styles and board never disagree; the style sheets only follow the attribute that this becomes.
 */
import { CLASSIC, type RuleSet } from "@albatross/rules";
import { layOutBoard, type PilePlace } from "./board-layout.ts";

/**
 * `desk`: a rail at the right; `tablet`: a rail below; `portrait`: a phone upright, with a bar for the
 * thumb; `landscape`: a phone on its side, everything but the columns at the right.
 */
export type Frame = "desk" | "tablet" | "portrait" | "landscape";

export const PILES_OF: { readonly [F in Frame]: PilePlace } = {
  desk: "below",
  tablet: "below",
  portrait: "bar",
  landscape: "side",
};

const PHONE_SIDE = 600;
/** Beside a rail of less width the cards are too small to read: the page then scrolls upright. */
const LANDSCAPE_WIDTH = 480;
/** What the rails and the header of the style sheets take, in the text size of a plain window. */
const HEADER = 56;
const RAIL_RIGHT = 288;
const RAIL_BELOW = 104;
/** How much larger the style sheets make the text of large print. */
const LARGE_PRINT = 1.2;

export function chooseFrame(
  width: number,
  height: number,
  rules: Pick<RuleSet, "columns" | "rows"> = CLASSIC,
  isLargePrint = false,
): Frame {
  const isLow = height < PHONE_SIDE - 60 && width > height;
  if (isLow && width >= LANDSCAPE_WIDTH) return "landscape";
  if (width < PHONE_SIDE) return "portrait";
  const scale = isLargePrint ? LARGE_PRINT : 1;
  const room = { piles: "below", isLargePrint } as const;
  const top = HEADER * scale;
  const right = { ...room, width: width - RAIL_RIGHT * scale, height: height - top };
  const below = { ...room, width, height: height - top - RAIL_BELOW * scale };
  const gain = layOutBoard(below, rules).card.width / layOutBoard(right, rules).card.width;
  // A rail at the right is where the eye expects it; below must be worth it.
  return gain > 1.04 ? "tablet" : "desk";
}
