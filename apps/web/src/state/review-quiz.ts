/**
 * "Find the better move": the mistakes of a reviewed hole, one after another. The board goes back to before the mistake;
 * what is played there is weighed as far as could be known, like the mistake itself, and until a good move is found the
 * board goes back again.
 */
import { isSameMove, type Move } from "@albatross/rules";
import { isMistake, labelOf, type HoleReview, type MoveReview } from "@albatross/coach";
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { ReviewPlace } from "./review-place.ts";

export type QuizAnswer =
  /** As good as the best, or nearly. */
  | { readonly kind: "found"; readonly move: Move }
  /** The move of the hole itself, again. */
  | { readonly kind: "same"; readonly move: Move }
  /** `regret`: expected strokes that it gives away. */
  | { readonly kind: "worse"; readonly move: Move; readonly regret: number }
  | { readonly kind: "shown"; readonly move: Move };

export interface QuizQuestion {
  readonly mistake: MoveReview;
  /** Of the mistakes, counted from 1. */
  readonly number: number;
  readonly of: number;
  /** null until something was tried. */
  readonly answer: QuizAnswer | null;
}

export interface ReviewQuiz {
  /** The mistakes that are known so far. */
  readonly mistakes: ReadonlySignal<readonly MoveReview[]>;
  /** null while nothing is asked. */
  readonly question: ReadonlySignal<QuizQuestion | null>;
  /** Asks about the next mistake; after the last one about the first again. */
  askNext(): void;
  /** Plays the better move. */
  showAnswer(): void;
  /** Asks no more. */
  stop(): void;
  leave(): void;
}

interface QuizPorts {
  readonly place: ReadonlySignal<ReviewPlace | null>;
  readonly review: ReadonlySignal<HoleReview | null>;
  goTo(number: number): void;
}

export function createReviewQuiz({ place, review, goTo }: QuizPorts): ReviewQuiz {
  const mistakes = computed(() => review.value?.moves.filter(isOwnMistake) ?? []);
  const asked = signal<{ readonly mistake: MoveReview; readonly answer: QuizAnswer | null } | null>(
    null,
  );

  function ask(mistake: MoveReview): void {
    asked.value = { mistake, answer: null };
    goTo(mistake.number - 1);
  }

  function answer(mistake: MoveReview, tried: Move): void {
    const given = weigh(mistake, tried);
    asked.value = { mistake, answer: given };
    if (given.kind !== "found") goTo(mistake.number - 1);
  }

  const stopFollowing = effect(() => {
    const at = place.value;
    const question = untracked(() => asked.value);
    if (at === null || question === null || isSettled(question.answer)) return;
    const tried = triedAt(at, question.mistake);
    if (tried) untracked(() => answer(question.mistake, tried));
  });

  return {
    mistakes,
    question: computed(() => {
      if (asked.value === null) return null;
      const { mistake, answer: given } = asked.value;
      const known = mistakes.value;
      const number = 1 + known.findIndex((other) => other.number === mistake.number);
      return { mistake, number, of: known.length, answer: given };
    }),
    askNext() {
      const known = mistakes.peek();
      const after = asked.peek()?.mistake.number ?? 0;
      const next = known.find(({ number }) => number > after) ?? known[0];
      if (next) ask(next);
    },
    showAnswer() {
      const mistake = asked.peek()?.mistake;
      const better = mistake?.fair?.better;
      if (mistake === undefined || better === undefined) return;
      asked.value = { mistake, answer: { kind: "shown", move: better } };
      goTo(mistake.number - 1);
    },
    stop: () => void (asked.value = null),
    leave() {
      asked.value = null;
      stopFollowing();
    },
  };
}

function isOwnMistake({ fair }: MoveReview): boolean {
  return fair !== null && fair !== undefined && isMistake(fair.label);
}

function isSettled(answer: QuizAnswer | null): boolean {
  return answer?.kind === "found" || answer?.kind === "shown";
}

/** The first move made after the position in question; null while there is none. */
function triedAt({ number, branch }: ReviewPlace, mistake: MoveReview): Move | null {
  if (number >= mistake.number) return number === mistake.number ? mistake.move : null;
  return number === mistake.number - 1 ? (branch[0] ?? null) : null;
}

function weigh({ move, fair }: MoveReview, tried: Move): QuizAnswer {
  if (isSameMove(tried, move)) return { kind: "same", move: tried };
  const expected = fair?.moves.find((other) => isSameMove(other.move, tried))?.expected;
  const regret = fair && expected !== undefined ? Math.max(0, expected - fair.best) : 0;
  const label = labelOf(regret);
  if (label === "best" || label === "fine") return { kind: "found", move: tried };
  return { kind: "worse", move: tried, regret };
}
