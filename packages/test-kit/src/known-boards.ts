/**
 * 500 boards with answers that are not ours: the verdicts of two independent programs and the best scores
 * of an exhaustive pass with a second implementation, under each king rule.
 */
import { readFileSync } from "node:fs";
import { CLASSIC, expectValue, parseBoard, type KingRule, type Position } from "@albatross/rules";

export interface KnownAnswer {
  readonly winnable: boolean;
  readonly best: number;
}

export interface KnownBoard {
  readonly id: number;
  readonly expect: Readonly<Record<KingRule, KnownAnswer>>;
  positionUnder(king: KingRule): Position;
}

export function readKnownBoards(): readonly KnownBoard[] {
  const file = new URL("../boards/golf-500.ndjson", import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      // A file of ours, in a form that its test checks by parsing every board.
      const board = JSON.parse(line) as Pick<KnownBoard, "id" | "expect">;
      return {
        id: board.id,
        expect: board.expect,
        positionUnder: (king) => expectValue(parseBoard(board, { ...CLASSIC, king })),
      };
    });
}
