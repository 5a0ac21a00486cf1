/** The level search in plain TypeScript behind the interface of a searcher. */
import { KING, type Move } from "@albatross/rules";
import { unmatchedOnPath, unmatchedOnRing } from "./counting-bound.ts";
import { withArena, type LevelArena } from "./level-arena.ts";
import { searchLevels, type LevelOutcome } from "./level-search.ts";
import { packProblem, tabulateStock, type PackedProblem } from "./packed-problem.ts";
import type { Problem } from "./problem.ts";
import type { Answer, Question, Searcher } from "./searcher.ts";
import type { SearchLimits } from "./stop-signal.ts";
import { traceLine } from "./trace-line.ts";
import { buildWindow, chooseWindows, pairWindows, type WindowBound } from "./window-bound.ts";

interface SearchStep {
  readonly width: number;
  /** Layouts of each window; 0 for no windows. */
  readonly windowLayouts: number;
}

const PROOF: SearchStep = { width: Infinity, windowLayouts: 4000 };
const STEPS: readonly SearchStep[] = [
  { width: 20, windowLayouts: 0 },
  { width: 80, windowLayouts: 500 },
];

export function withLevelSearcher<T>(problem: Problem, use: (searcher: Searcher) => T): T {
  const packed = packProblem(problem);
  return withArena(problem.columns, (arena) => use(new LevelSearcher(packed, arena)));
}

class LevelSearcher implements Searcher {
  readonly #packed: PackedProblem;
  readonly #arena: LevelArena;
  readonly #isRing: boolean;
  #outcome: LevelOutcome | null = null;

  constructor(packed: PackedProblem, arena: LevelArena) {
    this.#packed = packed;
    this.#arena = arena;
    this.#isRing = (((packed.problem.fitMasks[KING] ?? 0) >> 1) & 1) === 1;
  }

  search({ allowance, drawLimit }: Question, step: number, limits: SearchLimits): Answer {
    const packed = this.#packed;
    const { width, windowLayouts } = STEPS[step] ?? PROOF;
    const bound = (rankBits: number): WindowBound =>
      buildWindow(packed, rankBits, drawLimit, allowance);
    const windows = chooseWindows(packed.problem, this.#isRing, windowLayouts).map(
      ([lower, upper]) => pairWindows(bound(lower), bound(upper)),
    );
    const stock = tabulateStock(packed, drawLimit);
    const unmatchedOf = this.#isRing ? unmatchedOnRing : unmatchedOnPath;
    const question = { packed, stock, windows, unmatchedOf, allowance, width, limits };
    this.#outcome = searchLevels(question, this.#arena);
    return this.#outcome;
  }

  line(): readonly Move[] {
    return this.#outcome === null ? [] : traceLine(this.#packed, this.#arena, this.#outcome);
  }
}
