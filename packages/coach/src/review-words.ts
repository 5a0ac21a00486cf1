/** Reasons in English. What another language says of them is its own business. */
import type { Card } from "@albatross/rules";
import type { Reason } from "./review-reason.ts";

/** One sentence. @param nameOf a card's name, as it is read in a sentence: "the seven of clubs". */
export function sayReason(reason: Reason, nameOf: (card: Card) => string): string {
  switch (reason.kind) {
    case "king-on-waste":
      return `It put ${nameOf(reason.king)} on the waste, and nothing goes on a King.`;
    case "drew-early":
      return reason.run === 1
        ? `It drew, though ${nameOf(reason.card)} could be played first.`
        : `It drew, though ${reason.run} cards could be played in a row, ${nameOf(reason.card)} first.`;
    case "run":
      return reason.made === 0
        ? `A run of ${reason.better} was there to be played before the draw.`
        : `The better move goes on for a run of ${reason.better}; this one breaks it after ${reason.made}.`;
    case "king-left":
      return `The better run takes ${nameOf(reason.king)} away with it; after this move it stays.`;
    case "frees":
      return `The better move frees ${nameOf(reason.card)}, which fits at once.`;
    case "openings":
      return `Of ${reason.of} unseen cards ${reason.better} would fit after the better move, and ${reason.made} after this one.`;
    case "tall":
      return `The better move works on a column of ${reason.better}, this one on a column of ${reason.made}.`;
    case "odds":
      return "Nothing in sight tells them apart: over all that may still come, the better move comes out ahead.";
  }
}
