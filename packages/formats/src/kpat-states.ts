/**
 * `<kpat-game>`: a `<state>` for the deal and one for each move since, in order, those that were undone
 * last; the one marked `current` is where the player was. A state lists only what changed, as `<move>`s of
 * cards to a place in a pile, so the piles are found by making all of them up to the current state.
 */
import { RANK_LETTERS, type Result } from "@albatross/rules";
import type { XmlElement } from "@rgrove/parse-xml";
import { failAt, type FormatFailure, type FormatFault } from "./format-fault.ts";
import { PILE_NAMES, readChildren, readIndex, type KpatPiles } from "./kpat-piles.ts";
import { readCard, type PlacedCard } from "./placed-board.ts";

const RANK_WORDS = "ace two three four five six seven eight nine ten jack queen king".split(" ");
const SUIT_LETTERS = new Map([
  ["clubs", "C"],
  ["diamonds", "D"],
  ["hearts", "H"],
  ["spades", "S"],
]);

type GrowingPiles = Map<string, PlacedCard[]>;

export function replayStates(text: string, root: XmlElement): Result<KpatPiles, FormatFault> {
  const piles: GrowingPiles = new Map(PILE_NAMES.map((name) => [name, []]));
  const states = readChildren(text, root, "state");
  if (!states.ok) return states;
  for (const state of states.value) {
    const moves = readChildren(text, state, "move");
    if (!moves.ok) return moves;
    for (const move of moves.value) {
      const failure = makeMove(text, piles, move);
      if (failure) return failure;
    }
    if (state.attributes["current"] === "true") break;
  }
  return { ok: true, value: piles };
}

function makeMove(text: string, piles: GrowingPiles, move: XmlElement): FormatFailure | null {
  const pileName = move.attributes["pile"] ?? "";
  const pile = piles.get(pileName);
  if (!pile) {
    const message = `golf has no pile "${pileName}"; its piles are ${PILE_NAMES.join(", ")}`;
    return failAt(text, move.start, "format-shape", message);
  }
  const position = readIndex(text, move, "position");
  if (!position.ok) return position;
  const cards = readChildren(text, move, "card");
  if (!cards.ok) return cards;
  for (const [index, element] of cards.value.entries()) {
    const placed = readCardElement(text, element);
    if (!placed.ok) return placed;
    takeAway(piles, placed.value);
    const place = position.value + index;
    if (place > pile.length) {
      const message = `place ${place} of ${pileName} is beyond its ${pile.length} cards`;
      return failAt(text, element.start, "format-shape", message);
    }
    pile.splice(place, 0, placed.value);
  }
  return null;
}

/** A card is in one place: put into a pile, it leaves the one it was in. */
function takeAway(piles: GrowingPiles, { card }: PlacedCard): void {
  for (const pile of piles.values()) {
    const index = pile.findIndex((other) => other.card === card);
    if (index >= 0) pile.splice(index, 1);
  }
}

/** By suit and rank; the id beside them holds the same two and the card's number in that run of KPatience. */
function readCardElement(text: string, element: XmlElement): Result<PlacedCard, FormatFault> {
  const { suit = "", rank = "" } = element.attributes;
  const suitLetter = SUIT_LETTERS.get(suit);
  const rankLetter = RANK_LETTERS.charAt(RANK_WORDS.indexOf(rank) + 1);
  if (suitLetter && RANK_WORDS.includes(rank)) {
    return readCard(text, rankLetter + suitLetter, element.start);
  }
  const message = `suit="${suit}" rank="${rank}" is not a card`;
  return failAt(text, element.start, "card-unknown", message);
}
