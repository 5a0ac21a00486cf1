import { playedHoles } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { expectValue } from "./fault.ts";
import {
  canRedo,
  canUndo,
  currentPosition,
  holeScore,
  holeStatus,
  isOver,
  makeHoleMove,
  movesMade,
  redo,
  restart,
  startHole,
  takeStrokes,
  undo,
  type Hole,
} from "./hole.ts";
import { DRAW } from "./move.ts";
import { formatMoves, parseMoves } from "./notation.ts";
import { readRuns } from "./run.ts";
import { strokesOf } from "./score.ts";
import { layBoard } from "./test-boards.ts";
import { viewOf } from "./view.ts";

function playOut(hole: Hole, text: string): Hole {
  return expectValue(parseMoves(text)).reduce(
    (h, move) => expectValue(makeHoleMove(h, move)),
    hole,
  );
}

describe("a hole", () => {
  const start = startHole(layBoard("2D 3C | 4D | 7S", "5C", "8C 9C"));

  it("T3: a play after an undo clears the redo list", () => {
    const hole = undo(playOut(start, "21"));
    expect(formatMoves(movesMade(hole))).toBe("2");
    expect(canRedo(hole)).toBe(true);
    const other = playOut(hole, "+");
    expect(canRedo(other)).toBe(false);
    expect(formatMoves(other.moves)).toBe("2+");
    expect(other).toEqual(playOut(start, "2+"));
  });

  test.prop([playedHoles(), fc.array(fc.boolean(), { maxLength: 150 })])(
    "T3: undo and redo restore position, score and runs exactly, in any order",
    ({ positions, moves }, presses) => {
      const [first] = positions;
      if (!first) throw new Error("a hole has a first position");
      let hole = moves.reduce((h, move) => expectValue(makeHoleMove(h, move)), startHole(first));
      for (const isUndo of presses) {
        hole = isUndo ? undo(hole) : redo(hole);
        const position = currentPosition(hole);
        expect(position).toEqual(positions[hole.cursor]);
        expect(movesMade(hole)).toEqual(moves.slice(0, hole.cursor));
        expect(canUndo(hole)).toBe(hole.cursor > 0);
        expect(canRedo(hole)).toBe(hole.cursor < moves.length);
      }
    },
  );

  it("T3: undo at the start and redo at the end change nothing", () => {
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it("P8: the strokes may be taken at any time, and undo takes that back", () => {
    const taken = expectValue(takeStrokes(playOut(start, "2")));
    expect([holeStatus(taken), isOver(taken), holeScore(taken)]).toEqual(["conceded", true, 3]);
    expect(makeHoleMove(taken, { kind: "draw" })).toEqual({
      ok: false,
      fault: { code: "hole-over", message: "The strokes are taken.", needed: [] },
    });
    expect(canRedo(taken)).toBe(false);
    const back = undo(taken);
    expect([holeStatus(back), isOver(back), holeScore(back)]).toEqual(["playing", false, null]);
    expect(formatMoves(movesMade(back))).toBe("2");
  });

  it("R2: a clear scores by itself; a stuck hole when its strokes are taken", () => {
    const cleared = playOut(startHole(layBoard("4C", "5C", "9D 9H")), "1");
    expect([holeStatus(cleared), holeScore(cleared)]).toEqual(["cleared", -2]);
    expect(takeStrokes(cleared)).toEqual({
      ok: false,
      fault: { code: "hole-over", message: "The hole has its score already." },
    });
    const stuck = startHole(layBoard("9C | 8D", "5C"));
    expect([holeStatus(stuck), isOver(stuck), holeScore(stuck)]).toEqual(["stuck", true, null]);
    const taken = expectValue(takeStrokes(stuck));
    expect([holeStatus(taken), holeScore(taken)]).toEqual(["stuck", 2]);
    expect(holeScore(undo(taken))).toBeNull();
  });

  it("is not over while it waits for a card that was turned up", () => {
    const view = startHole(viewOf(currentPosition(start)));
    const waiting = expectValue(makeHoleMove(view, DRAW));
    expect([holeStatus(waiting), isOver(waiting)]).toEqual(["waiting", false]);
  });

  it("T3: restarts with the same cards, and nothing that was played is lost", () => {
    const played = playOut(start, "21+");
    const again = restart(expectValue(takeStrokes(played)));
    expect(currentPosition(again)).toBe(currentPosition(start));
    expect([holeStatus(again), canUndo(again)]).toEqual(["playing", false]);
    expect(redo(redo(redo(again)))).toEqual(played);
    expect(canRedo(playOut(again, "+"))).toBe(false);
  });
});

describe("score", () => {
  it("S1: strokes are the cards left", () => {
    const start = startHole(layBoard("2D 3C | 4D | 7S", "5C", "8C 9C"));
    expect(strokesOf(currentPosition(start))).toBe(4);
    expect(strokesOf(currentPosition(playOut(start, "21")))).toBe(2);
    expect(strokesOf(currentPosition(playOut(start, "++")))).toBe(4);
  });

  it("S2: a clear scores minus the stock, and plain 0 with an empty one", () => {
    const clear = (stock: string) =>
      strokesOf(currentPosition(playOut(startHole(layBoard("4C", "5C", stock)), "1")));
    expect(clear("9D 9H 8D 8H")).toBe(-4);
    expect(Object.is(clear(""), 0)).toBe(true);
  });

  test.prop([playedHoles()])(
    "S1, S2, V4: strokes stay within their bounds",
    ({ positions, rules }) => {
      const size = rules.columns * rules.rows;
      for (const position of positions) {
        const strokes = strokesOf(position);
        expect(strokes).toBeLessThanOrEqual(size);
        const isCleared = position.heights.every((height) => height === 0);
        const unused = position.table.stock.length * (rules.redeals + 1) - position.draws;
        expect(isCleared ? strokes + unused : Math.min(strokes, 1)).toBe(isCleared ? 0 : 1);
      }
    },
  );
});

describe("runs", () => {
  const runs = (text: string) => readRuns(expectValue(parseMoves(text)));

  it("S3: a run is plays with no draw between; a draw ends it and sums it up", () => {
    expect(runs("")).toEqual({ current: 0, best: 0, justEnded: 0 });
    expect(runs("123")).toEqual({ current: 3, best: 3, justEnded: 0 });
    expect(runs("123+")).toEqual({ current: 0, best: 3, justEnded: 3 });
    expect(runs("123++")).toEqual({ current: 0, best: 3, justEnded: 0 });
    expect(runs("123+12")).toEqual({ current: 2, best: 3, justEnded: 0 });
  });
});
