/** The core in WebAssembly behind the interface of a searcher. */
import { KING, type Move } from "@albatross/rules";
import type { Core } from "./core.ts";
import type { Problem } from "./problem.ts";
import type { Answer, Goal, Question, Searcher } from "./searcher.ts";
import type { SearchLimits } from "./stop-signal.ts";

interface SearchStep {
  /** Nodes kept of a level; 0 for a proof. */
  readonly width: number;
  /** Layouts of each window; 0 for one window of all ranks, which answers exactly. */
  readonly windowLayouts: number;
}

/** Tried in turn: a step that finds nothing better and proves nothing, or runs away, hands on to the next. */
type Plan = readonly SearchStep[];

/** A few nodes a level are enough where whatever does not lead to a right end is cut. */
const EXACT: SearchStep = { width: 8, windowLayouts: 0 };

// Tuned on random deals, not on the boards of tests and bench: docs/decisions/0014-vectors.md. The wide beams
// right before the end are for holes that ran away: each better end that they find saves filling a window of
// all ranks.
const CLEAR_PATH_PLAN: Plan = [
  { width: 42, windowLayouts: 500 },
  { width: 300, windowLayouts: 12_000 },
  { width: 0, windowLayouts: 12_000 },
  EXACT,
];
const CLEAR_RING_PLAN: Plan = [
  { width: 15, windowLayouts: 500 },
  { width: 100, windowLayouts: 8000 },
  { width: 0, windowLayouts: 24_000 },
  EXACT,
];
const PATH_PLAN: Plan = [
  { width: 13, windowLayouts: 500 },
  { width: 80, windowLayouts: 2000 },
  { width: 0, windowLayouts: 16_000 },
  { width: 300, windowLayouts: 16_000 },
  EXACT,
];
const RING_PLAN: Plan = [
  { width: 20, windowLayouts: 1000 },
  { width: 60, windowLayouts: 16_000 },
  { width: 0, windowLayouts: 16_000 },
  { width: 300, windowLayouts: 16_000 },
  EXACT,
];

function choosePlan(isVerdict: boolean, isRing: boolean): Plan {
  if (isRing) return isVerdict ? CLEAR_RING_PLAN : RING_PLAN;
  return isVerdict ? CLEAR_PATH_PLAN : PATH_PLAN;
}

export class CoreSearcher implements Searcher {
  readonly #core: Core;
  readonly #plan: Plan;
  readonly #layoutCount: number;
  /** Has a search run away? Then no further proof is tried but the exact one. */
  #hasRunAway = false;

  constructor(core: Core, problem: Problem, goal: Goal) {
    this.#core = core;
    this.#layoutCount = problem.layoutCount;
    const isRing = (((problem.fitMasks[KING] ?? 0) >> 1) & 1) === 1;
    this.#plan = choosePlan(goal === "clear", isRing);
    core.prepare(problem);
  }

  search(question: Question, step: number, { maxNodes = Infinity }: SearchLimits): Answer {
    const planned = this.#plan[step] ?? EXACT;
    const { width, windowLayouts } = this.#hasRunAway && planned.width === 0 ? EXACT : planned;
    // Filling a window of all ranks is looking at every layout.
    const filled = windowLayouts === 0 ? this.#layoutCount : 0;
    if (filled > maxNodes) return OUT_OF_NODES;
    const { allowance, drawLimit } = question;
    const limit = maxNodes - filled;
    const outcome = this.#core.ask(allowance, drawLimit, width, windowLayouts, limit);
    if (outcome.status === "ran-away") this.#hasRunAway = true;
    return {
      nodes: filled + outcome.nodes,
      stopped: outcome.status === "out-of-nodes" ? "budget" : null,
      isComplete: outcome.status === "complete",
      left: outcome.left,
      layer: outcome.layer,
    };
  }

  line(): readonly Move[] {
    return this.#core.line();
  }
}

const OUT_OF_NODES: Answer = {
  nodes: 0,
  stopped: "budget",
  isComplete: false,
  left: Infinity,
  layer: 0,
};
