/** Why each move of a worked hole is made, from what the judge says of all that could have been done. */
import { rankOf, type Card } from "@albatross/rules";
import * as de from "../../text/de-cards.ts";
import * as en from "../../text/en-cards.ts";
import type { Language } from "../../state/preferences.ts";

export interface SampleMove {
  /** null for a draw. */
  readonly card: Card | null;
  readonly column: number;
  /** The top of the waste before it. */
  readonly top: Card;
  /** The card that a draw turned, or that a play uncovered. */
  readonly turned: Card | null;
  /** Other cards that fit, each with what it would cost. */
  readonly others: readonly { readonly card: Card; readonly cost: number }[];
  /** What drawing instead would cost; null for a draw itself. */
  readonly drawCost: number | null;
}

export interface SampleWords {
  readonly draw: string;
  play(card: Card, column: number): string;
  why(move: SampleMove): string;
  readonly caption: string;
  readonly start: string;
  readonly back: string;
  readonly next: string;
  readonly moveOf: (move: number, moves: number) => string;
}

const ENGLISH: SampleWords = {
  draw: "Draw",
  play: (card, column) => `${en.sentence(en.cardWords(card))} from column ${column + 1}`,
  caption: "Every move, and why",
  start: "Step through it",
  back: "Back",
  next: "Next move",
  moveOf: (move, moves) => `Move ${move} of ${moves}.`,
  why({ card, top, turned, others, drawCost }) {
    if (card === null) {
      const came = turned === null ? "" : ` It turns the ${en.cardWords(turned)}.`;
      const [other] = others;
      if (!other) return `Nothing fits the ${en.rankSign(rankOf(top))}.${came}`;
      return other.cost > 0
        ? `The ${en.cardWords(other.card)} fits, but is worth more later: playing it now would cost ${strokes(other.cost)}.${came}`
        : `The ${en.cardWords(other.card)} fits, but can as well wait.${came}`;
    }
    const uncovers =
      turned === null ? "That empties the column." : `It uncovers the ${en.cardWords(turned)}.`;
    const dear = others.filter(({ cost }) => cost > 0);
    const [first] = dear;
    if (others.length === 0) {
      return `The only card that fits the ${en.rankSign(rankOf(top))}. ${uncovers}`;
    }
    if (!first) return `It does not matter which of the cards that fit comes first. ${uncovers}`;
    const names = en.andList(dear.map((other) => `the ${en.cardWords(other.card)}`));
    const cost =
      dear.length === 1
        ? strokes(first.cost)
        : `${strokes(Math.min(...dear.map((other) => other.cost)))} or more`;
    return `Not ${names}: that would cost ${cost}. ${uncovers}${drawCost === 0 ? " Drawing would be as good." : ""}`;
  },
};

function strokes(number: number): string {
  return en.count(number, "stroke", "strokes");
}

const GERMAN: SampleWords = {
  draw: "Ziehen",
  play: (card, column) => `${de.cardWords(card)} aus Spalte ${column + 1}`,
  caption: "Jeder Zug und sein Grund",
  start: "Zug für Zug ansehen",
  back: "Zurück",
  next: "Nächster Zug",
  moveOf: (move, moves) => `Zug ${move} von ${moves}.`,
  why({ card, top, turned, others, drawCost }) {
    if (card === null) {
      const came = turned === null ? "" : ` Es kommt: ${de.cardWords(turned)}.`;
      const [other] = others;
      if (!other) return `Nichts passt auf: ${de.rankSign(rankOf(top))}.${came}`;
      return other.cost > 0
        ? `${de.cardWords(other.card)} würde passen, ist aber später mehr wert: Jetzt gespielt, kostet die Karte ${de.strokesWords(other.cost)}.${came}`
        : `${de.cardWords(other.card)} würde passen, kann aber ebenso gut warten.${came}`;
    }
    const uncovers =
      turned === null ? "Damit ist die Spalte leer." : `Frei wird: ${de.cardWords(turned)}.`;
    const dear = others.filter(({ cost }) => cost > 0);
    const [first] = dear;
    if (others.length === 0)
      return `Die einzige Karte, die auf ${de.rankSign(rankOf(top))} passt. ${uncovers}`;
    if (!first) return `Welche der passenden Karten zuerst kommt, ist gleich. ${uncovers}`;
    const names = de.orList(dear.map((other) => de.cardWords(other.card)));
    const cost =
      dear.length === 1
        ? de.strokesWords(first.cost)
        : `${de.strokesWords(Math.min(...dear.map((other) => other.cost)))} oder mehr`;
    return `Nicht ${names}: Das würde ${cost} kosten. ${uncovers}${drawCost === 0 ? " Ziehen wäre ebenso gut." : ""}`;
  },
};

export const SAMPLE_WORDS: { readonly [L in Language]: SampleWords } = { en: ENGLISH, de: GERMAN };
