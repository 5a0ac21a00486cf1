/**
 * Rounds in German words, as far as the page says them outside a round's own panels, whose words are loaded
 * with those (R1).
 */
import type { RoundMessage } from "../state/message.ts";
import { leavingRound } from "./de-leaving-round.ts";

export function roundMessage(what: RoundMessage): string {
  switch (what) {
    case "finish-first":
      return "Dieses Loch hat noch kein Ergebnis. Spiel weiter oder nimm seine Schläge.";
    case "leave-first":
      return "Eine Runde teilt ihre Löcher selbst aus. Verlass sie zuerst; sie bleibt dir erhalten.";
    case "elsewhere":
      return "Diese Runde wird gerade in einem anderen Tab gespielt.";
    case "unreadable":
      return "Diese Runde war nicht zu lesen und blieb, wie sie ist.";
    case "copied":
      return "Kopiert: Füg es ein, wo du magst.";
    case "not-copied":
      return "Der Browser behält seine Zwischenablage für sich. Das Bild lässt sich speichern.";
  }
}

export const round = {
  title: "Runde",
  scorecard: "Scorekarte",
  hole: "Loch",
  holeOf: (hole: number, holes: number) => `${hole}/${holes}`,
  nextHole: "Nächstes Loch",
  leaving: leavingRound,
};
