/** The review of the hole that was played last, worked out on the coach's thread and kept while the hole is there. */
import type { HoleReview } from "@albatross/coach";
import type { Hole } from "@albatross/rules";
import type { PlayJudge } from "./play-judge.ts";

export interface ReviewReader {
  /** What is known of it so far; null before anything is, and when the coach failed. */
  read(hole: Hole): HoleReview | null;
  /** Ends when all of it is known; null when it is no longer wanted or the coach failed. */
  finish(hole: Hole): Promise<HoleReview | null>;
  /** Another hole is played: what is worked out is of no use any more. */
  drop(): void;
}

/** `onProgress`: more is known. */
export function createReviewReader(
  judge: Pick<PlayJudge, "review">,
  onProgress: () => void,
): ReviewReader {
  let asked: {
    readonly hole: Hole;
    readonly stop: AbortController;
    readonly whole: Promise<HoleReview | null>;
  } | null = null;
  let known: HoleReview | null = null;

  function ask(hole: Hole): Promise<HoleReview | null> {
    if (asked?.hole === hole) return asked.whole;
    drop();
    const stop = new AbortController();
    const learn = (review: HoleReview): void => {
      if (stop.signal.aborted) return;
      known = review;
      onProgress();
    };
    const whole = judge.review(hole, stop.signal, learn).then((answer) => {
      if (answer.kind !== "done" || stop.signal.aborted) return null;
      learn(answer.value);
      return answer.value;
    });
    asked = { hole, stop, whole };
    return whole;
  }

  function drop(): void {
    asked?.stop.abort();
    asked = null;
    known = null;
  }

  return {
    read(hole) {
      void ask(hole);
      return known;
    },
    finish: ask,
    drop,
  };
}
