/** The result of the hole being played, once it is over, and what of it the judge still works out. */
import { isOver, type Hole } from "@albatross/rules";
import type { Assessor, KnownBest } from "./assessor.ts";
import type { PlayedHole } from "./played-hole.ts";
import { describeResult, type ResultText } from "./result-text.ts";

export interface ResultReader {
  /** null while the hole is played. */
  read(played: PlayedHole): ResultText | null;
  close(): void;
}

/** `onReady`: what was worked out is there. */
export function createResultReader(assessor: Assessor, onReady: () => void): ResultReader {
  let asked: { readonly hole: Hole; readonly stop: AbortController } | null = null;
  let known: { readonly hole: Hole; readonly bests: readonly KnownBest[] } | null = null;

  function ask(hole: Hole): void {
    if (asked?.hole === hole) return;
    asked?.stop.abort();
    const question = { hole, stop: new AbortController() };
    asked = question;
    void assessor.assessAll(hole, question.stop.signal).then((bests) => {
      if (question.stop.signal.aborted) return;
      known = { hole, bests };
      onReady();
    });
  }

  return {
    read(played) {
      const { hole } = played;
      if (!isOver(hole)) {
        asked?.stop.abort();
        asked = null;
        return null;
      }
      ask(hole);
      return describeResult(played, known?.hole === hole ? known.bests : null, true);
    },
    close: () => asked?.stop.abort(),
  };
}
