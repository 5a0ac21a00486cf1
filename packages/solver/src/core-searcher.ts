/** The core in WebAssembly behind the interface of a searcher. */
import { KING, type Move } from "@albatross/rules";
import type { Core, CoreOutcome } from "./core.ts";
import type { Problem } from "./problem.ts";
import type { Answer, Goal, Question, Searcher } from "./searcher.ts";
import type { SearchLimits } from "./stop-signal.ts";

interface SearchStep {
  /** Nodes kept of a level; 0 for a proof. */
  readonly width: number;
  /** Layouts of each window; 0 for one window of all ranks, which answers exactly. */
  readonly windowLayouts: number;
}

interface Plan {
  readonly beams: readonly SearchStep[];
  /** A search that runs out of memory is asked again with the next, and so are all that come after it. */
  readonly proofs: readonly SearchStep[];
}

/** A few nodes a level are enough where whatever does not lead to a right end is cut. */
const EXACT: SearchStep = { width: 8, windowLayouts: 0 };

// Tuned on random deals, not on the boards of tests and bench: docs/decisions/0014-vectors.md.
const CLEAR_PATH_PLAN: Plan = {
  beams: [
    { width: 42, windowLayouts: 500 },
    { width: 300, windowLayouts: 12_000 },
  ],
  proofs: [{ width: 0, windowLayouts: 12_000 }, EXACT],
};
const CLEAR_RING_PLAN: Plan = {
  beams: [
    { width: 15, windowLayouts: 500 },
    { width: 100, windowLayouts: 8000 },
  ],
  proofs: [{ width: 0, windowLayouts: 24_000 }, EXACT],
};
const PATH_PLAN: Plan = {
  beams: [
    { width: 13, windowLayouts: 500 },
    { width: 80, windowLayouts: 2000 },
  ],
  proofs: [{ width: 0, windowLayouts: 16_000 }, EXACT],
};
const RING_PLAN: Plan = {
  beams: [
    { width: 20, windowLayouts: 1000 },
    { width: 100, windowLayouts: 16_000 },
  ],
  proofs: [{ width: 0, windowLayouts: 16_000 }, EXACT],
};

function choosePlan(isVerdict: boolean, isRing: boolean): Plan {
  if (isRing) return isVerdict ? CLEAR_RING_PLAN : RING_PLAN;
  return isVerdict ? CLEAR_PATH_PLAN : PATH_PLAN;
}

export class CoreSearcher implements Searcher {
  readonly #core: Core;
  readonly #plan: Plan;
  readonly #layoutCount: number;
  #proof = 0;

  constructor(core: Core, problem: Problem, goal: Goal) {
    this.#core = core;
    this.#layoutCount = problem.layoutCount;
    const isRing = (((problem.fitMasks[KING] ?? 0) >> 1) & 1) === 1;
    this.#plan = choosePlan(goal === "clear", isRing);
    core.prepare(problem);
  }

  search(question: Question, step: number, { maxNodes = Infinity }: SearchLimits): Answer {
    const { beams, proofs } = this.#plan;
    const beam = beams[step];
    if (beam !== undefined) return toAnswer(this.#ask(question, beam, maxNodes), 0);
    let nodes = 0;
    for (;;) {
      const proof = proofs[this.#proof] ?? EXACT;
      // Filling a window of all ranks is looking at every layout.
      if (proof === EXACT) {
        if (nodes + this.#layoutCount > maxNodes) return outOfNodes(nodes);
        nodes += this.#layoutCount;
      }
      const outcome = this.#ask(question, proof, maxNodes - nodes);
      const hasHarder = this.#proof < proofs.length - 1;
      if (outcome.status !== "ran-away" || !hasHarder) return toAnswer(outcome, nodes);
      this.#proof++;
      nodes += outcome.nodes;
    }
  }

  line(): readonly Move[] {
    return this.#core.line();
  }

  #ask({ allowance, drawLimit }: Question, step: SearchStep, maxNodes: number): CoreOutcome {
    return this.#core.ask(allowance, drawLimit, step.width, step.windowLayouts, maxNodes);
  }
}

function outOfNodes(nodes: number): Answer {
  return { nodes, stopped: "budget", isComplete: false, left: Infinity, layer: 0 };
}

function toAnswer({ status, nodes, left, layer }: CoreOutcome, nodesBefore: number): Answer {
  const stopped = status === "out-of-nodes" ? "budget" : status === "ran-away" ? "overflow" : null;
  return { nodes: nodesBefore + nodes, stopped, isComplete: status === "complete", left, layer };
}
