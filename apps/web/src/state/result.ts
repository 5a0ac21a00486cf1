/** The result of the open hole, and the search for the move where it was lost, which takes the judge a moment. */
import { isOver } from "@albatross/rules";
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { JudgeClient } from "../worker/judge-contract.ts";
import type { Job } from "../worker/pool-jobs.ts";
import type { OpenHole } from "./open-hole.ts";
import { findLostMove, readResult, type LostMove, type ResultFacts } from "./result-facts.ts";

export type LostSearch =
  | { readonly kind: "working" }
  | { readonly kind: "found"; readonly lost: LostMove }
  /** Nothing was lost. */
  | { readonly kind: "flawless" }
  | { readonly kind: "unknown" };

export interface ResultReader {
  /** null while the hole is played. */
  readonly facts: ReadonlySignal<ResultFacts | null>;
  readonly lost: ReadonlySignal<LostSearch>;
}

interface Answered {
  readonly hole: OpenHole["hole"];
  readonly search: LostSearch;
}

/** Of the page's one game: asked for with the first result, it follows from then on. */
const readers = new WeakMap<ReadonlySignal<OpenHole | null>, ResultReader>();

export function resultsOf(
  open: ReadonlySignal<OpenHole | null>,
  judge: Pick<JudgeClient, "bestAlong">,
): ResultReader {
  const reader = readers.get(open) ?? readResults(open, judge);
  readers.set(open, reader);
  return reader;
}

function readResults(
  open: ReadonlySignal<OpenHole | null>,
  judge: Pick<JudgeClient, "bestAlong">,
): ResultReader {
  const answered = signal<Answered | null>(null);
  const hole = computed(() => open.value?.hole ?? null);
  let job: Job<readonly (number | null)[]> | null = null;

  effect(() => {
    const ended = hole.value;
    job?.cancel();
    job = null;
    if (ended === null || !isOver(ended)) return;
    const asked = judge.bestAlong(ended.positions.slice(0, ended.cursor + 1));
    job = asked;
    void asked.answer.then((answer) => {
      if (answer.kind === "cancelled" || open.peek()?.hole !== ended) return;
      const current = open.peek();
      const best = answer.kind === "done" ? answer.value : [];
      if (current) answered.value = { hole: ended, search: readSearch(current, best) };
    });
  });

  return {
    facts: computed(() => open.value && readResult(open.value)),
    lost: computed(() =>
      answered.value !== null && answered.value.hole === hole.value
        ? answered.value.search
        : { kind: "working" },
    ),
  };
}

function readSearch(open: OpenHole, best: readonly (number | null)[]): LostSearch {
  const lost = findLostMove(open, best);
  if (lost) return { kind: "found", lost };
  const isKnown = best.length > 0 && best.every((value) => value !== null);
  return { kind: isKnown ? "flawless" : "unknown" };
}
