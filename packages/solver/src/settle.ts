/**
 * The plan of a judgement: narrow questions to the level search until nothing better is left to ask.
 *
 * A beam finds a good end, then a wider one looks for a better end only, and so on; the last search has
 * no width and finds the best end or proves that there is no better one, if no beam did so before because it
 * never had to drop a node. Each better end narrows the next question.
 *
 *   best end known     question to the next search
 *   cards left         fewer cards left, with all draws
 *   cards left, proved the same cards left with fewer draws (only where the line is wanted)
 *   cleared            cleared with fewer draws
 *
 * Rejected: deepening from below, over draws and then cards left (54 to 67 thousand nodes a deal against
 * 11 to 18 here); one wide search at once (an allowance that is too large by two doubles the nodes).
 */
import type { Move } from "@albatross/rules";
import { findBestEnd } from "./best-line.ts";
import { CoreSearcher } from "./core-searcher.ts";
import { sharedCore } from "./core.ts";
import { runDensePass } from "./dense-pass.ts";
import { withLevelSearcher } from "./level-searcher.ts";
import type { Problem } from "./problem.ts";
import type { Answer, Goal, Question, Searcher } from "./searcher.ts";
import type { SearchLimits, StopReason } from "./stop-signal.ts";

export interface Settlement {
  readonly stopped: StopReason | null;
  readonly nodes: number;
  /** Final strokes of the best end found; proved when nothing stopped the search. */
  readonly strokes: number;
  /** Moves to that end; perhaps none when the goal is not a line. */
  readonly line: readonly Move[];
}

/** Near the end of a hole the dense pass is done before the first beam is. */
const MAX_DENSE_LAYOUTS = 4096;

interface BestEnd {
  readonly left: number;
  readonly layer: number;
  readonly line: readonly Move[];
}

export function settle(problem: Problem, goal: Goal, limits: SearchLimits): Settlement {
  if (problem.layoutCount <= MAX_DENSE_LAYOUTS) return settleDensely(problem, limits, 0);
  const core = sharedCore();
  if (core?.canTake(problem) !== true) return settlePlainly(problem, goal, limits);
  return settleBy(new CoreSearcher(core, problem), problem, goal, limits);
}

/** Without the core: for holes that are not of its size, and to prove it right. */
export function settlePlainly(problem: Problem, goal: Goal, limits: SearchLimits): Settlement {
  return withLevelSearcher(problem, (searcher) => settleBy(searcher, problem, goal, limits));
}

export function settleBy(
  searcher: Searcher,
  problem: Problem,
  goal: Goal,
  limits: SearchLimits,
): Settlement {
  return new Settling(searcher, problem, goal, limits).run();
}

class Settling {
  readonly #searcher: Searcher;
  readonly #problem: Problem;
  readonly #goal: Goal;
  readonly #limits: SearchLimits;
  #best: BestEnd;
  #nodes = 0;
  #stopped: Answer["stopped"] = null;

  constructor(searcher: Searcher, problem: Problem, goal: Goal, limits: SearchLimits) {
    this.#searcher = searcher;
    this.#problem = problem;
    this.#goal = goal;
    this.#limits = limits;
    const left = problem.heights.reduce((sum, height) => sum + height, 0);
    this.#best = { left, layer: 0, line: [] };
  }

  run(): Settlement {
    this.#improve(() => this.#askForBetterScore());
    if (this.#goal === "line") this.#improve(() => this.#askForFewerDraws());
    if (this.#stopped === "overflow") {
      return settleDensely(this.#problem, this.#limits, this.#nodes);
    }
    const { left, layer, line } = this.#best;
    const strokes = left > 0 ? left : layer - this.#problem.drawCount;
    return { stopped: this.#stopped, nodes: this.#nodes, strokes, line };
  }

  #askForBetterScore(): Question | null {
    const { left, layer } = this.#best;
    const { drawCount } = this.#problem;
    if (this.#goal === "clear") return left > 0 ? { allowance: 0, drawLimit: drawCount } : null;
    if (left > 0) return { allowance: left - 1, drawLimit: drawCount };
    return layer > 0 ? { allowance: 0, drawLimit: layer - 1 } : null;
  }

  #askForFewerDraws(): Question | null {
    const { left, layer } = this.#best;
    return layer > 0 ? { allowance: left, drawLimit: layer - 1 } : null;
  }

  /** Asks, a step after the other, until there is nothing to ask or an answer is proved. */
  #improve(ask: () => Question | null): void {
    for (let step = 0; this.#stopped === null; step++) {
      const question = ask();
      if (question === null) return;
      const answer = this.#search(question, step);
      if (this.#stopped === null && answer.left <= question.allowance) {
        const { left, layer } = answer;
        this.#best = { left, layer, line: this.#goal === "line" ? this.#searcher.line() : [] };
      }
      if (answer.isComplete) return;
    }
  }

  #search(question: Question, step: number): Answer {
    const { maxNodes = Infinity, signal } = this.#limits;
    const limits = { ...this.#limits, maxNodes: maxNodes - this.#nodes };
    const answer = this.#searcher.search(question, step, limits);
    this.#nodes += answer.nodes;
    this.#stopped = signal?.aborted === true ? "aborted" : answer.stopped;
    return answer;
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
