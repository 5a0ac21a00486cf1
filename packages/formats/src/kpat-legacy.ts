/**
 * `<dealer>`, the older save of KPatience: each `<pile>` with its cards as they lay, the lowest first.
 * Piles go by number: 0 the talon, 1 to 7 the columns, 8 the waste. Suits are numbers in the order C D H S,
 * counted from 0, in the oldest saves from 1; a whole pack has four of them, so it shows which.
 */
import { RANK_LETTERS, SUITS, type Result } from "@albatross/rules";
import type { XmlElement } from "@rgrove/parse-xml";
import { failAt, type FormatFault } from "./format-fault.ts";
import { PILE_NAMES, readChildren, readIndex, type KpatPiles } from "./kpat-piles.ts";
import { readCard, type PlacedCard } from "./placed-board.ts";

export function readLegacyPiles(text: string, root: XmlElement): Result<KpatPiles, FormatFault> {
  const elements = readChildren(text, root, "pile");
  if (!elements.ok) return elements;
  const firstSuit = /\bsuit\s*=\s*["']0["']/.test(text) ? 0 : 1;
  const piles = new Map<string, readonly PlacedCard[]>();
  for (const element of elements.value) {
    const index = readIndex(text, element, "index");
    if (!index.ok) return index;
    const name = PILE_NAMES[index.value];
    if (name === undefined || piles.has(name)) {
      const what = name === undefined ? "is not in golf" : "is there twice";
      return failAt(text, element.start, "format-shape", `the pile ${index.value} ${what}`);
    }
    const cards = readPile(text, element, firstSuit);
    if (!cards.ok) return cards;
    piles.set(name, cards.value);
  }
  return { ok: true, value: piles };
}

function readPile(
  text: string,
  pile: XmlElement,
  firstSuit: number,
): Result<readonly PlacedCard[], FormatFault> {
  const elements = readChildren(text, pile, "card");
  if (!elements.ok) return elements;
  const cards: PlacedCard[] = [];
  for (const element of elements.value) {
    const { suit = "", value = "" } = element.attributes;
    const suitLetter = /^\d$/.test(suit) ? SUITS[Number(suit) - firstSuit] : undefined;
    if (suitLetter === undefined || !/^(?:[1-9]|1[0-3])$/.test(value)) {
      const message = `suit="${suit}" value="${value}" is not a card`;
      return failAt(text, element.start, "card-unknown", message);
    }
    const card = readCard(text, RANK_LETTERS.charAt(Number(value)) + suitLetter, element.start);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return { ok: true, value: cards };
}
