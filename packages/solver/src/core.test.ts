import { CLASSIC, deal, makeRules, expectValue, ownDeal, type Position } from "@albatross/rules";
import { playedHoles, readBestEnds, readKnownBoards } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { compileCore } from "../scripts/compile-core.ts";
import { CoreSearcher } from "./core-searcher.ts";
import { Core, sharedCore } from "./core.ts";
import { toProblem, type Problem } from "./problem.ts";
import { settleBy, settlePlainly, type Settlement } from "./settle.ts";

const KINGS = ["stop", "queen", "wrap"] as const;

function requireCore(): Core {
  const core = sharedCore();
  if (core === null) throw new Error("Node has WebAssembly with vectors, so there must be a core");
  return core;
}

function settleByCore(problem: Problem, core = requireCore()): Settlement {
  return settleBy(new CoreSearcher(core, problem), problem, "line", {});
}

function endOf({ strokes, line }: Settlement): { strokes: number; draws: number } {
  return { strokes, draws: line.filter(({ kind }) => kind === "draw").length };
}

describe("the core in WebAssembly", () => {
  test.prop([playedHoles(), fc.nat()], { numRuns: 150 })(
    "V1, V4: agrees with the plain search at any point of a hole it takes",
    ({ positions }, pick) => {
      const position = positions[pick % positions.length];
      if (position === undefined) return;
      const problem = toProblem(position);
      if (!requireCore().canTake(problem)) return;
      expect(endOf(settleByCore(problem))).toEqual(endOf(settlePlainly(problem, "line", {})));
    },
    600_000,
  );

  it("V2, V5: leaves to the plain search what it has no room for", () => {
    const canTake = (options: Parameters<typeof makeRules>[0]): boolean =>
      requireCore().canTake(toProblem(deal(ownDeal(1), expectValue(makeRules(options)))));
    expect(canTake({})).toBe(true);
    expect(canTake({ columns: 7, rows: 6, king: "wrap" })).toBe(false);
    expect(canTake({ first: "choose" })).toBe(false);
    expect(canTake({ columns: 6, rows: 5 })).toBe(false);
    expect(canTake({ columns: 8, rows: 4 })).toBe(false);
    expect(canTake({ redeals: 1 })).toBe(false);
    expect(canTake({ jokers: 2 })).toBe(false);
  });

  it("V1: proves and refutes by windows of any size", () => {
    const core = requireCore();
    for (const { number, byKing } of readBestEnds().slice(0, 40)) {
      for (const king of KINGS) {
        const { best } = byKing[king];
        if (best <= 0) continue;
        core.prepare(toProblem(deal(ownDeal(number), { ...CLASSIC, king })));
        for (const windowLayouts of [1, 500, 16_000]) {
          expect(core.ask(best - 1, 16, 0, windowLayouts, 1e6)).toMatchObject({
            status: "complete",
          });
          expect(core.ask(best, 16, 0, windowLayouts, 1e6)).toMatchObject({ left: best });
        }
      }
    }
  }, 600_000);

  it("takes the nodes that a hard hole needs, and within a budget says so", () => {
    const board = readKnownBoards().find(({ id }) => id === 117);
    if (board === undefined) throw new Error("the board has gone");
    const problem = toProblem(board.positionUnder("queen"));
    const { strokes, nodes } = settleByCore(problem);
    expect(strokes).toBe(board.expect.queen.best);
    expect(nodes).toBeGreaterThan(30_000);
    const searcher = new CoreSearcher(requireCore(), problem);
    const short = settleBy(searcher, problem, "line", { maxNodes: 20_000 });
    expect(short.stopped).toBe("budget");
    expect(short.nodes).toBe(20_000);
    // What a search leaves behind when it is stopped does not mislead the next.
    expect(settleByCore(problem).strokes).toBe(strokes);
  });

  it("refuses bytes that are no module", () => {
    expect(() => new Core(Uint8Array.of(0, 1, 2, 3))).toThrow();
  });

  it("keeps its invariants: a debug build settles boards as the release does", async () => {
    const { bytes } = await compileCore("judge", { debug: true });
    const debug = new Core(bytes);
    const positions: Position[] = readKnownBoards()
      .slice(0, 12)
      .flatMap((board) => KINGS.map((king) => board.positionUnder(king)));
    for (const position of positions) {
      const problem = toProblem(position);
      expect(settleByCore(problem, debug)).toEqual(settleByCore(problem));
    }
  }, 600_000);
});
