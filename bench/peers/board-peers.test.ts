import { join } from "node:path";
import type { KingRule } from "@albatross/rules";
import { readKnownBoards } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import type { Task } from "../measure.ts";
import { BLACK_HOLE_SOLVER } from "./black-hole-solver.ts";
import type { BoardPeer } from "./board-peer.ts";
import { FAKE_BLACK_HOLE_SOLVER, FAKE_SOLVITAIRE, withPrograms } from "./fake-programs.ts";
import { runBoardPeer } from "./run-board-peer.ts";
import { SOLVITAIRE } from "./solvitaire.ts";

/** Two boards of which the first is said to be winnable. */
function tasksUnder(king: KingRule): readonly Task[] {
  return readKnownBoards()
    .slice(0, 2)
    .map((board, index) => ({
      position: board.positionUnder(king),
      known: { winnable: index === 0, best: NaN },
    }));
}

function runFake(peer: BoardPeer, script: string, king: KingRule) {
  const [name = ""] = peer.programs;
  return withPrograms({ [name]: script }, (folder) =>
    runBoardPeer(peer, join(folder, name), king, tasksUnder(king)),
  );
}

describe("the adapter of black-hole-solver", () => {
  it.each<KingRule>(["stop", "queen", "wrap"])("asks under %s and compares the answers", (king) => {
    const measured = runFake(BLACK_HOLE_SOLVER, FAKE_BLACK_HOLE_SOLVER, king);
    // It says the same of both boards, so it is wrong about one.
    expect(measured).toMatchObject({ wrong: 1, unanswered: 0, problem: null, meanStates: 300522 });
    expect(measured.maxMs).toBeGreaterThanOrEqual(measured.medianMs);
  });

  it("reads the verdict, and the states if they are there", () => {
    const { readAnswer } = BLACK_HOLE_SOLVER;
    expect(readAnswer("Unsolved!\n\n\nTotal number of states checked is 7.\n")).toEqual({
      isWinnable: false,
      states: 7,
    });
    expect(readAnswer("[= Starting file a =]\nSolved!\n[= END of file a =]\n")).toEqual({
      isWinnable: true,
      states: null,
    });
  });

  it("takes giving up for no answer", () => {
    const limited = `echo "Intractable!"; echo "Total number of states checked is 9."; exit 254`;
    expect(runFake(BLACK_HOLE_SOLVER, limited, "stop")).toMatchObject({
      wrong: 0,
      unanswered: 2,
      meanStates: null,
    });
  });

  it("tells what a failing program said", () => {
    const failing = `echo "Could not initialise solver (out-of-memory)" >&2; exit 255`;
    expect(runFake(BLACK_HOLE_SOLVER, failing, "queen")).toMatchObject({
      unanswered: 2,
      problem: "Could not initialise solver (out-of-memory)",
    });
  });
});

describe("the adapter of Solvitaire", () => {
  it.each<KingRule>(["queen", "wrap"])("asks under %s and compares the answers", (king) => {
    const measured = runFake(SOLVITAIRE, FAKE_SOLVITAIRE, king);
    expect(measured).toMatchObject({ wrong: 1, unanswered: 0, problem: null, meanStates: 671222 });
  });

  it("knows no rule that a King stops", () => {
    expect(SOLVITAIRE.kings).toEqual(["queen", "wrap"]);
  });

  it.each([
    [", solved, 673, 364931, 240498, 1, 0, 0, 2, 3, 51, 51, solved\n", true, 364931],
    [", unsolvable, 1, 2, 3, 4, 0, 0, 5, 6, 48, 0, unsolvable\n", false, 2],
  ])("reads %j", (output, isWinnable, states) => {
    expect(SOLVITAIRE.readAnswer(output)).toEqual({ isWinnable, states });
  });

  it.each([", timed-out, 9, 2, 3, 4, 0, 0, 5, 6, 48, 0, timed-out\n", ""])(
    "finds no answer in %j",
    (output) => {
      expect(SOLVITAIRE.readAnswer(output)).toBeNull();
    },
  );
});
