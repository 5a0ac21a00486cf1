/** The core in WebAssembly behind the interface of a searcher. */
import { KING, type Move } from "@albatross/rules";
import type { Core } from "./core.ts";
import type { Problem } from "./problem.ts";
import type { Answer, Question, Searcher } from "./searcher.ts";
import type { SearchLimits } from "./stop-signal.ts";

interface SearchStep {
  /** Nodes kept of a level; 0 for a proof. */
  readonly width: number;
  /** Layouts of each window. */
  readonly windowLayouts: number;
}

/** In this order: the better the end that a beam finds, the cheaper is the proof. */
type Plan = readonly SearchStep[];

// Tuned on random deals, not on the boards of tests and bench: docs/decisions/0014-vectors.md.
const PATH_PLAN: Plan = [
  { width: 12, windowLayouts: 300 },
  { width: 60, windowLayouts: 1000 },
  { width: 0, windowLayouts: 16_000 },
];
const RING_PLAN: Plan = [
  { width: 20, windowLayouts: 500 },
  { width: 80, windowLayouts: 4000 },
  { width: 0, windowLayouts: 16_000 },
];

export class CoreSearcher implements Searcher {
  readonly #core: Core;
  readonly #plan: Plan;

  constructor(core: Core, problem: Problem) {
    this.#core = core;
    const isRing = (((problem.fitMasks[KING] ?? 0) >> 1) & 1) === 1;
    this.#plan = isRing ? RING_PLAN : PATH_PLAN;
    core.prepare(problem);
  }

  search(question: Question, step: number, { maxNodes = Infinity }: SearchLimits): Answer {
    const { width, windowLayouts } = expectStep(this.#plan, step);
    const { allowance, drawLimit } = question;
    const outcome = this.#core.ask(allowance, drawLimit, width, windowLayouts, maxNodes);
    return {
      nodes: outcome.nodes,
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

function expectStep(plan: Plan, step: number): SearchStep {
  const planned = plan[step];
  if (planned === undefined) throw new RangeError("a proof is complete, so nothing comes after it");
  return planned;
}
