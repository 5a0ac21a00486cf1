/**
 * Rounds in English words, as far as the page says them outside a round's own panels, whose words are loaded
 * with those (R1).
 */
import type { RoundMessage } from "../state/message.ts";
import { leavingRound } from "./en-leaving-round.ts";

export function roundMessage(what: RoundMessage): string {
  switch (what) {
    case "finish-first":
      return "This hole has no score yet. Play on, or take its strokes.";
    case "leave-first":
      return "A round deals its own holes. Leave it first; it is kept.";
    case "elsewhere":
      return "That round is being played in another tab.";
    case "unreadable":
      return "That round could not be read and was left as it is.";
    case "copied":
      return "Copied: paste it where you like.";
    case "not-copied":
      return "The browser keeps its clipboard to itself. The picture can be saved.";
  }
}

export const round = {
  title: "Round",
  scorecard: "Scorecard",
  hole: "Hole",
  holeOf: (hole: number, holes: number) => `${hole}/${holes}`,
  nextHole: "Next hole",
  leaving: leavingRound,
} as const;
