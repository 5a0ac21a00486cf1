import { playedHoles } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import {
  expectValue,
  makeHoleMove,
  ownDeal,
  parseRecord,
  replayRecord,
  takeStrokes,
  undo,
  type Hole,
} from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { formatHoleFile, parseHoleFile } from "./hole-file.ts";
import { rulesOf, startPlaying, type PlayedHole } from "./played-hole.ts";
import { playedHole, rulesFrom } from "./test-game.ts";

const DATE = "2026-11-30";

describe("a kept hole", () => {
  test.prop([playedHoles(), fc.nat(60), fc.boolean(), fc.nat(9), fc.nat(9)])(
    "T3: comes back with what can be undone and redone, and the help used",
    ({ positions, moves }, undos, isConceded, hints, attempts) => {
      const rules = positions[0]?.table.rules ?? rulesFrom("classic");
      // The same moves where they are legal: any deal has a draw.
      const start = startPlaying(ownDeal(7), rules);
      let hole: Hole = start.hole;
      for (const move of moves) {
        const made = makeHoleMove(hole, move);
        if (made.ok) hole = made.value;
      }
      for (let left = undos; left > 0; left--) hole = undo(hole);
      const taken = takeStrokes(hole);
      if (isConceded && taken.ok) hole = taken.value;
      const played: PlayedHole = { ...start, hole, hints, undos, attempt: attempts + 1 };
      const back = expectValue(parseHoleFile(formatHoleFile(played, DATE)));
      // What was undone before the strokes were taken is let go.
      const expected = hole.strokesTaken
        ? { ...played, hole: { ...hole, moves: hole.moves.slice(0, hole.cursor) } }
        : played;
      expect(rulesOf(back)).toEqual(rulesOf(expected));
      expect({ ...back, hole: { ...back.hole, positions: [] } }).toEqual({
        ...expected,
        hole: { ...expected.hole, positions: [] },
      });
      expect(back.hole.positions[back.hole.cursor]).toEqual(hole.positions[hole.cursor]);
    },
  );

  it("is a record that every reader of records takes", () => {
    const played = { ...playedHole("4+5"), hints: 2 };
    const text = formatHoleFile({ ...played, hole: undo(played.hole) }, DATE);
    expect(text).toBe(
      '[Deal "2"]\n[Generator "1"]\n[Rules "classic"]\n[Date "2026-11-30"]\n[Undone "5"]\n[Hints "2"]\n\n4+\n',
    );
    expect(replayRecord(expectValue(parseRecord(text))).illegal).toBeNull();
  });

  it.each([
    ["nothing", "", "record-header-missing"],
    ["a move that is not legal", '[Deal "2"]\n[Rules "classic"]\n\n1\n', "hole-file-damaged"],
    [
      "an undone move that is not legal",
      '[Deal "2"]\n[Rules "classic"]\n[Undone "1"]\n\n4\n',
      "hole-file-damaged",
    ],
    [
      "a result that is not so",
      '[Deal "2"]\n[Rules "classic"]\n[Result "cleared -3"]\n\n4\n',
      "hole-file-damaged",
    ],
  ])("is refused when it holds %s", (_, text, code) => {
    expect(parseHoleFile(text)).toMatchObject({ ok: false, fault: { code } });
  });
});
