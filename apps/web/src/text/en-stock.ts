/** What the panel "Still in the stock" says. */
import type { Rank } from "@albatross/rules";
import { count, rankSign, sentence } from "./en-cards.ts";

export const stockTexts = {
  title: "Still in the stock",
  /** How many are left to draw. `areSomeFaceDown`: face-down cards are counted with them. */
  about(cards: number, areSomeFaceDown: boolean): string {
    if (cards === 0) return "The stock is empty.";
    const left = `${count(cards, "card", "cards")} to draw.`;
    return areSomeFaceDown
      ? `${left} Told by elimination, so the face-down cards are counted with them.`
      : `${left} Told by elimination: which ranks, never in what order.`;
  },
  rank: (rank: Rank, cards: number): string => `${sentence(rankSign(rank))}: ${cards}`,
} as const;
