/**
 * The plan of a judgement: narrow questions to the level search until nothing better is left to ask.
 *
 * A beam finds a good end, then a wider one looks for a better end only, and so on; the last search has
 * no width and proves that there is none, if no beam did so before because it never had to drop a node.
 * Beams stay at their width as long as they find something: each better end narrows the next question.
 *
 *   best end known     question to the next search
 *   cards left         fewer cards left, with all draws
 *   cards left, proved the same cards left with fewer draws (only where the line is wanted)
 *   cleared            cleared with fewer draws
 *
 * Rejected: deepening from below, over draws and then cards left (54 to 67 thousand nodes a deal against
 * 11 to 18 here); one wide search at once (an allowance that is too large by two doubles the nodes).
 */
import { KING, type Move } from "@albatross/rules";
import { unmatchedOnPath, unmatchedOnRing } from "./counting-bound.ts";
import { findBestEnd } from "./best-line.ts";
import { runDensePass } from "./dense-pass.ts";
import { withArena, type LevelArena } from "./level-arena.ts";
import { searchLevels, type LevelOutcome } from "./level-search.ts";
import { packProblem, tabulateStock, type PackedProblem } from "./packed-problem.ts";
import type { Problem } from "./problem.ts";
import type { SearchLimits, StopReason } from "./stop-signal.ts";
import { traceLine } from "./trace-line.ts";
import { buildWindow, chooseWindows, pairWindows, type WindowBound } from "./window-bound.ts";

/** What is asked for: can it be cleared; the best score; the best score by as few draws as possible. */
export type Goal = "clear" | "score" | "line";

export interface Settlement {
  readonly stopped: StopReason | null;
  readonly nodes: number;
  /** Final strokes of the best end found; proved when nothing stopped the search. */
  readonly strokes: number;
  readonly line: readonly Move[];
}

interface SearchStep {
  readonly width: number;
  /** Layouts of each window; 0 for no windows. */
  readonly windowLayouts: number;
}

const STEPS: readonly SearchStep[] = [
  { width: 20, windowLayouts: 0 },
  { width: 80, windowLayouts: 500 },
  { width: Infinity, windowLayouts: 4000 },
];

/** Near the end of a hole the dense pass is done before the first beam is. */
const MAX_DENSE_LAYOUTS = 4096;

interface Question {
  readonly allowance: number;
  readonly drawLimit: number;
}

interface BestEnd {
  readonly left: number;
  readonly layer: number;
  readonly line: readonly Move[];
}

export function settle(problem: Problem, goal: Goal, limits: SearchLimits): Settlement {
  if (problem.layoutCount <= MAX_DENSE_LAYOUTS) return settleDensely(problem, limits, 0);
  const packed = packProblem(problem);
  return withArena(problem.columns, (arena) => new Settling(packed, arena, limits).run(goal));
}

class Settling {
  readonly #packed: PackedProblem;
  readonly #arena: LevelArena;
  readonly #limits: SearchLimits;
  readonly #isRing: boolean;
  #best: BestEnd;
  #nodes = 0;
  #stopped: LevelOutcome["stopped"] = null;

  constructor(packed: PackedProblem, arena: LevelArena, limits: SearchLimits) {
    this.#packed = packed;
    this.#arena = arena;
    this.#limits = limits;
    this.#isRing = (((packed.problem.fitMasks[KING] ?? 0) >> 1) & 1) === 1;
    this.#best = { left: packed.cardCount, layer: 0, line: [] };
  }

  run(goal: Goal): Settlement {
    const { problem } = this.#packed;
    this.#improve(() => this.#askForBetterScore(goal));
    if (goal === "line") this.#improve(() => this.#askForFewerDraws());
    if (this.#stopped === "overflow") return settleDensely(problem, this.#limits, this.#nodes);
    const { left, layer, line } = this.#best;
    const strokes = left > 0 ? left : layer - problem.drawCount;
    return { stopped: this.#stopped, nodes: this.#nodes, strokes, line };
  }

  #askForBetterScore(goal: Goal): Question | null {
    const { left, layer } = this.#best;
    const { drawCount } = this.#packed.problem;
    if (goal === "clear") return left > 0 ? { allowance: 0, drawLimit: drawCount } : null;
    if (left > 0) return { allowance: left - 1, drawLimit: drawCount };
    return layer > 0 ? { allowance: 0, drawLimit: layer - 1 } : null;
  }

  #askForFewerDraws(): Question | null {
    const { left, layer } = this.#best;
    return layer > 0 ? { allowance: left, drawLimit: layer - 1 } : null;
  }

  /** Asks until there is nothing to ask, or the answer to the last question is a proved no. */
  #improve(ask: () => Question | null): void {
    let step = 0;
    while (this.#stopped === null) {
      const question = ask();
      const { width, windowLayouts } = STEPS[step] ?? { width: Infinity, windowLayouts: 0 };
      if (question === null) return;
      const outcome = this.#search(question, width, windowLayouts);
      const isBetter = outcome.left <= question.allowance;
      if (isBetter) {
        const { left, layer } = outcome;
        this.#best = { left, layer, line: traceLine(this.#packed, this.#arena, outcome) };
      }
      if (outcome.isComplete) return;
      if (!isBetter) step++;
    }
  }

  #search(question: Question, width: number, windowLayouts: number): LevelOutcome {
    const { allowance, drawLimit } = question;
    const packed = this.#packed;
    const bound = (rankBits: number): WindowBound =>
      buildWindow(packed, rankBits, drawLimit, allowance);
    const windows = chooseWindows(packed.problem, this.#isRing, windowLayouts).map(
      ([lower, upper]) => pairWindows(bound(lower), bound(upper)),
    );
    const outcome = searchLevels(
      {
        packed,
        stock: tabulateStock(packed, drawLimit),
        windows,
        unmatchedOf: this.#isRing ? unmatchedOnRing : unmatchedOnPath,
        allowance,
        width,
        limits: this.#limits,
        nodesBefore: this.#nodes,
      },
      this.#arena,
    );
    this.#nodes = outcome.nodes;
    this.#stopped = outcome.stopped;
    return outcome;
  }
}

/** For ends of holes, and for the few holes that are too large for the arena. */
export function settleDensely(
  problem: Problem,
  limits: SearchLimits,
  nodesBefore: number,
): Settlement {
  const pass = runDensePass(problem, {
    ...limits,
    maxNodes: (limits.maxNodes ?? Infinity) - nodesBefore,
  });
  const nodes = nodesBefore + pass.nodes;
  if (pass.stopped !== null) return { stopped: pass.stopped, nodes, strokes: 0, line: [] };
  const { best, line } = findBestEnd(problem, pass);
  return { stopped: null, nodes, strokes: best, line };
}
