/**
 * The coach on the open hole: what each move can be expected to come to, from what its player sees. Asked anew with every
 * position, and never about one that is no longer on the board; whoever asks has had a hint.
 */
import { currentPosition, isOver, viewOf, type PlayerView, type Position } from "@albatross/rules";
import type { Advice } from "@albatross/coach";
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { CoachClient } from "../worker/coach-client.ts";
import type { Job } from "../worker/pool-jobs.ts";
import type { Game } from "./game.ts";

type CoachWord =
  | { readonly kind: "none" | "over" | "failed" }
  | {
      readonly kind: "working" | "done";
      readonly view: PlayerView;
      /** null before the first is known. */
      readonly advice: Advice | null;
    };

export interface CoachDesk {
  readonly word: ReadonlySignal<CoachWord>;
  /** Asks again after a failure. */
  retry(): void;
  leave(): void;
}

/** A seed of its own is a chance that can be repeated: the same position is given the same advice. */
const OPTIONS = { seed: 1 };

export function createCoachDesk(
  { play }: Pick<Game, "play">,
  coach: () => Promise<CoachClient>,
): CoachDesk {
  const word = signal<CoachWord>({ kind: "none" });
  const tries = signal(0);
  /** No event of its own: a hint that is counted changes the hole and not the position. */
  const hole = computed(() => play.open.value?.hole ?? null);
  let job: Job<Advice> | null = null;
  let asked: Position | null = null;

  async function ask(position: Position): Promise<void> {
    const view = viewOf(position);
    const isWanted = (): boolean => asked === position;
    const tell = (kind: "working" | "done", advice: Advice | null): void => {
      if (isWanted()) word.value = { kind, view, advice };
    };
    tell("working", null);
    try {
      const client = await coach();
      if (!isWanted()) return;
      job = client.advise(view, OPTIONS, (advice) => tell("working", advice));
      const answer = await job.answer;
      if (answer.kind === "done") return tell("done", answer.value);
      if (answer.kind === "cancelled") return;
    } catch {
      // Its code could not be loaded.
    }
    if (isWanted()) word.value = { kind: "failed" };
  }

  function look(): void {
    const current = hole.value;
    const position = current && !isOver(current) ? currentPosition(current) : null;
    if (position !== null && position === asked) return;
    job?.cancel();
    job = null;
    asked = position;
    if (position === null) {
      word.value = { kind: current === null ? "none" : "over" };
      return;
    }
    untracked(() => play.countHint());
    void ask(position);
  }

  const stop = effect(() => {
    void tries.value;
    look();
  });

  return {
    word,
    retry() {
      asked = null;
      tries.value += 1;
    },
    leave() {
      stop();
      job?.cancel();
      asked = null;
    },
  };
}
