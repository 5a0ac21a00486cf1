/**
 * Reviewing a hole: a copy of it lies on the board, whose moves are gone through with undo and redo or by their number,
 * while the coach works on it and tells what is known so far. A move that is made there leaves the line of the hole:
 * that is a branch, from which the line is come back to. The player's own hole is laid aside until then: it alone is kept
 * and counted, also by a reload in the middle.
 */
import { isSameMove, movesMade } from "@albatross/rules";
import type { HoleReview, MoveReview } from "@albatross/coach";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { CoachClient } from "../worker/coach-client.ts";
import type { Job } from "../worker/pool-jobs.ts";
import type { Game } from "./game.ts";
import { knownReview } from "./known-review.ts";
import type { OpenHole } from "./open-hole.ts";
import type { ReviewPlace } from "./review-place.ts";
import { createReviewQuiz, type ReviewQuiz } from "./review-quiz.ts";

/** null while the coach has said nothing yet. */
type ReviewState =
  | { readonly kind: "working" | "done"; readonly review: HoleReview | null }
  /** The coach is lost; what it has said by then stays. */
  | { readonly kind: "failed"; readonly review: HoleReview | null };

export interface ReviewDesk {
  /** The reviewed hole, with all its moves made. */
  readonly subject: OpenHole;
  readonly state: ReadonlySignal<ReviewState>;
  /** null when the board has something else: the review is over. */
  readonly place: ReadonlySignal<ReviewPlace | null>;
  /** The move that led to the place on the line; null at the start, and in a branch. */
  readonly current: ReadonlySignal<MoveReview | null>;
  readonly quiz: ReviewQuiz;
  /** Shows the hole after so many of its moves. */
  goTo(number: number): void;
  hasLeft(): boolean;
  /** Ends the work, and brings back the hole that was open before, if the board still has the copy. */
  leave(): void;
}

export function createReviewDesk(
  reviewed: OpenHole,
  { play, assessments }: Pick<Game, "play" | "assessments">,
  coach: () => Promise<CoachClient>,
): ReviewDesk {
  const subject = copyOf(reviewed);
  const { moves } = subject.hole;
  const { length } = moves;
  const state = signal<ReviewState>({
    kind: "working",
    review: knownReview(reviewed, assessments),
  });
  const copyId = signal<string | null>(null);
  let job: Job<HoleReview> | null = null;
  let isOver = false;

  const place = computed((): ReviewPlace | null => {
    const open = play.open.value;
    if (open === null || open.id === null || open.id !== copyId.value) return null;
    const made = movesMade(open.hole);
    const left = made.findIndex((move, index) => {
      const onLine = moves[index];
      return onLine === undefined || !isSameMove(move, onLine);
    });
    const number = left < 0 ? made.length : left;
    return { number, branch: made.slice(number) };
  });

  function show(cursor: number): void {
    const hole = { ...subject.hole, cursor };
    play.showBeside({ ...subject, id: copyId.peek(), hole }, "restore");
    copyId.value = play.open.peek()?.id ?? null;
  }

  function goTo(number: number): void {
    const at = place.peek();
    if (at === null) return;
    const wanted = Math.max(0, Math.min(length, number));
    // One step is a card that flies.
    if (at.branch.length === 0 && wanted === at.number + 1 && canRedoLine(play.open.peek())) {
      play.redo();
    } else if (at.branch.length > 0 || wanted !== at.number) show(wanted);
  }

  function canRedoLine(open: OpenHole | null): boolean {
    return open !== null && open.hole.moves.length === length;
  }

  function tell(review: HoleReview): void {
    if (!isOver) state.value = { kind: review.isComplete ? "done" : "working", review };
  }

  async function ask(): Promise<void> {
    try {
      job = (await coach()).review(subject.hole, tell);
      if (isOver) job.cancel();
      const answer = await job.answer;
      if (answer.kind === "done") return tell(answer.value);
    } catch {
      // Its code could not be loaded.
    }
    if (!isOver) state.value = { kind: "failed", review: state.peek().review };
  }

  const current = computed(() => {
    const at = place.value;
    const review = state.value.review;
    if (at === null || at.number === 0 || at.branch.length > 0) return null;
    return review?.moves[at.number - 1] ?? null;
  });
  const quiz = createReviewQuiz({ place, review: computed(() => state.value.review), goTo });

  show(length);
  void ask();

  return {
    subject,
    state,
    place,
    current,
    quiz,
    goTo,
    hasLeft: () => isOver,
    leave() {
      if (isOver) return;
      isOver = true;
      job?.cancel();
      quiz.leave();
      const isHere = place.peek() !== null;
      copyId.value = null;
      if (isHere) play.bringBack();
    },
  };
}

/** All that was made up to the cursor, as somebody else's moves. */
function copyOf(reviewed: OpenHole): OpenHole {
  const { hole } = reviewed;
  const moves = movesMade(hole);
  const [first, ...others] = hole.positions;
  return {
    ...reviewed,
    id: null,
    hole: {
      positions: [first, ...others.slice(0, moves.length)],
      moves,
      cursor: moves.length,
      strokesTaken: false,
    },
    help: { hints: 0, undos: 0, givenMoves: moves.length },
    before: null,
    round: null,
  };
}
