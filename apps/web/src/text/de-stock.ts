/** What the panel of the cards still to come says, in German. */
import type { Rank } from "@albatross/rules";
import { count, formatNumber, rankSign } from "./de-cards.ts";

export const stockTexts = {
  title: "Noch im Talon",
  /** How many are left to draw. `areSomeFaceDown`: face-down cards are counted with them. */
  about(cards: number, areSomeFaceDown: boolean): string {
    if (cards === 0) return "Der Talon ist leer.";
    const left = `Noch ${count(cards, "Karte", "Karten")} zu ziehen.`;
    return areSomeFaceDown
      ? `${left} Durch Ausschluss bestimmt; die verdeckten Karten sind deshalb mitgezählt.`
      : `${left} Durch Ausschluss bestimmt: welche Ränge, niemals in welcher Reihenfolge.`;
  },
  rank: (rank: Rank, cards: number): string => `${rankSign(rank)}: ${formatNumber(cards)}`,
};
