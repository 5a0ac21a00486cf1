/** What the board must show after some moves of a deal, worked out from the rules and from nothing else. */
import type { Card, Hole, Position, RuleSet } from "@albatross/rules";
import { rules } from "./truth.ts";

export interface BoardReading {
  readonly deal: string;
  readonly rules: string;
  readonly moves: string;
  readonly undone: number;
  readonly strokes: number;
  readonly stock: number;
  readonly status: string;
  /** Names for a screen reader. */
  readonly columns: readonly string[];
  readonly stockName: string;
  readonly wasteName: string;
  /** The figures as they are printed. */
  readonly figures: readonly string[];
  readonly canUndo: boolean;
}

export interface PlayedDeal {
  readonly deal: number | bigint;
  /** As a link writes them. */
  readonly rules?: string;
  readonly moves?: string;
  /** Moves at the end of `moves` that are undone. */
  readonly undone?: number;
  /** Was a played hole left for this one, so that undo at the start goes back to it? */
  readonly leftAnother?: boolean;
}

const RANKS = [
  "joker",
  "ace",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "jack",
  "queen",
  "king",
];
const SUITS: Readonly<Record<string, string>> = {
  C: "clubs",
  D: "diamonds",
  H: "hearts",
  S: "spades",
};

export function cardName(card: Card): string {
  const suit = rules.suitOf(card);
  const rank = RANKS[rules.rankOf(card)] ?? "";
  return suit === null ? rank : `${rank} of ${SUITS[suit]}`;
}

function rulesNamed(text: string): RuleSet {
  return rules.expectValue(rules.parseRules(text));
}

export function startOf({ deal, rules: text = "classic" }: PlayedDeal): Position {
  return rules.deal(rules.ownDeal(deal), rulesNamed(text));
}

function holeOf(played: PlayedDeal): Hole {
  const { moves = "", undone = 0 } = played;
  let hole = rules.startHole(startOf(played));
  for (const move of rules.expectValue(rules.parseMoves(moves))) {
    hole = rules.expectValue(rules.makeHoleMove(hole, move));
  }
  for (let step = 0; step < undone; step++) hole = rules.undo(hole);
  return hole;
}

export function positionOf(played: PlayedDeal): Position {
  return rules.currentPosition(holeOf(played));
}

export function expectedBoard(played: PlayedDeal): BoardReading {
  const hole = holeOf(played);
  const position = rules.currentPosition(hole);
  const made = rules.movesMade(hole);
  const strokes = rules.strokesOf(position);
  const stock = rules.stockCount(position);
  return {
    deal: String(played.deal),
    rules: played.rules ?? "classic",
    moves: rules.formatMoves(made),
    undone: played.undone ?? 0,
    strokes,
    stock,
    status: rules.holeStatus(hole),
    columns: columnNames(position),
    stockName: stockName(position),
    wasteName: wasteName(position),
    figures: [strokes, stock, rules.readRuns(made).current].map((figure) =>
      String(figure).replace("-", "−"),
    ),
    canUndo: made.length > 0 || played.leftAnother === true,
  };
}

function columnNames(position: Position): string[] {
  const playable = rules.playableColumns(position);
  return position.heights.map((height, column) => {
    const card = rules.exposedCard(position, column);
    if (card === undefined) return `Column ${column + 1}, empty`;
    const mark = playable.includes(column) ? ", playable" : "";
    return `Column ${column + 1}, ${cards(height)}, ${cardName(card)} on top${mark}`;
  });
}

function stockName(position: Position): string {
  const passes = position.table.rules.redeals + 1;
  const pass = passes - rules.redealsLeft(position);
  const round = passes > 1 ? `, pass ${pass} of ${passes}` : "";
  const stock = rules.stockCount(position);
  if (stock > 0) return `Stock, ${cards(stock)}${round}, draw`;
  return `Stock, empty${round}${pass < passes ? ", turn it over" : ""}`;
}

function wasteName(position: Position): string {
  const top = rules.wasteTop(position);
  if (top === null) return "Waste, empty, choose any card";
  return `Waste, ${cards(rules.wasteCards(position).length)}, ${cardName(top)} on top`;
}

function cards(count: number): string {
  return count === 1 ? "1 card" : `${count} cards`;
}
