/**
 * Cards with their places in a text, and the position they make. Every reader ends here, so that all
 * formats are equally strict about cards and a fault names the card that is wrong, not only its kind.
 */
import {
  formatCard,
  packInOrder,
  parseBoard,
  parseCard,
  stockSize,
  succeed,
  type Card,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import { failAt, failFormat, type FormatFailure, type FormatFault } from "./format-fault.ts";

export interface PlacedCard {
  readonly card: Card;
  /** Where its name starts in the text. */
  readonly offset: number;
}

export interface PlacedBoard {
  readonly text: string;
  /** The exposed card last. */
  readonly columns: readonly (readonly PlacedCard[])[];
  /** The top card last. */
  readonly waste: readonly PlacedCard[];
  /** First drawn first. */
  readonly stock: readonly PlacedCard[];
}

/** What only our own JSON knows (V4). */
export interface Passes {
  readonly drawn?: unknown;
  readonly redealsUsed?: unknown;
}

export function readCard(
  text: string,
  name: string,
  offset: number,
): Result<PlacedCard, FormatFault> {
  const card = parseCard(name);
  return card.ok
    ? succeed({ card: card.value, offset })
    : failAt(text, offset, card.fault.code, card.fault.message);
}

/** With `lossy`, the cards that are nowhere on the board lie below the waste's top. */
export function assemblePosition(
  board: PlacedBoard,
  rules: RuleSet,
  lossy: boolean,
  passes: Passes = {},
): Result<Position, FormatFault> {
  const failure = findCardFault(board, rules) ?? findCountFault(board, rules);
  if (failure !== null) return failure;
  const missing = missingCards(board, rules);
  const isFilled = lossy && missing.length > 0 && board.waste.length > 0;
  if (isFilled && rules.redeals > 0 && board.stock.length < stockSize(rules)) {
    return failFormat(
      "rules-not-held",
      `with redeals it matters how the waste came about, and the text does not say it`,
    );
  }
  const waste = board.waste.map(({ card }) => card);
  const position = parseBoard(
    {
      columns: board.columns.map(namesOf),
      waste: (isFilled ? [...missing, ...waste] : waste).map(formatCard),
      stock: namesOf(board.stock),
      ...passes,
    },
    rules,
  );
  return position.ok ? position : failFormat(position.fault.code, position.fault.message);
}

function findCardFault(board: PlacedBoard, rules: RuleSet): FormatFailure | null {
  const pack = packInOrder(rules.jokers);
  const seen = new Set<Card>();
  for (const { card, offset } of cardsInTextOrder(board)) {
    const name = formatCard(card);
    if (!pack.includes(card)) {
      return failAt(
        board.text,
        offset,
        "card-unknown",
        `${name} is not in the pack of these rules`,
      );
    }
    if (seen.has(card)) {
      return failAt(board.text, offset, "card-duplicate", `${name} is on the board twice`);
    }
    seen.add(card);
  }
  return null;
}

function findCountFault(
  { text, columns, stock }: PlacedBoard,
  rules: RuleSet,
): FormatFailure | null {
  for (const [index, cards] of columns.entries()) {
    const extra = cards[rules.rows];
    if (extra === undefined) continue;
    const message = `column ${index + 1} has ${cards.length} cards; the rules allow ${rules.rows}`;
    return failAt(text, extra.offset, "count-wrong", message);
  }
  const size = stockSize(rules);
  const extra = stock[size];
  if (extra === undefined) return null;
  const message = `the stock has ${stock.length} cards; the rules allow ${size}`;
  return failAt(text, extra.offset, "count-wrong", message);
}

function missingCards(board: PlacedBoard, rules: RuleSet): readonly Card[] {
  const present = new Set(cardsInTextOrder(board).map(({ card }) => card));
  return packInOrder(rules.jokers).filter((card) => !present.has(card));
}

/** So that of two equal cards the later one is called the second. */
function cardsInTextOrder({ columns, waste, stock }: PlacedBoard): readonly PlacedCard[] {
  return [...columns.flat(), ...waste, ...stock].sort((a, b) => a.offset - b.offset);
}

function namesOf(cards: readonly PlacedCard[]): readonly string[] {
  return cards.map(({ card }) => formatCard(card));
}
