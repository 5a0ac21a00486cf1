import { classicHoles, playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { formatCard, isKnown, rankOf, type Card } from "./card.ts";
import { ownDeal } from "./deal-name.ts";
import { deal } from "./deal.ts";
import { expectValue } from "./fault.ts";
import {
  DRAW,
  isLegal,
  legalMoves,
  makeMove,
  neededRanks,
  play,
  playableColumns,
  positionStatus,
  refusalOf,
  type Move,
} from "./move.ts";
import { formatMoves, parseMoves } from "./notation.ts";
import {
  cardsLeft,
  columnCards,
  drawsLeft,
  exposedCard,
  nextStockCard,
  redealsLeft,
  stockCards,
  stockCount,
  wasteCards,
  wasteTop,
  type Position,
} from "./position.ts";
import { CLASSIC, makeRules, maxDraws, stockSize } from "./rule-set.ts";
import { layBoard } from "./test-boards.ts";

const legal = (position: Position) => formatMoves(legalMoves(position));

function afterMoves(position: Position, text: string): Position {
  return expectValue(parseMoves(text)).reduce(
    (from, move) => expectValue(makeMove(from, move)),
    position,
  );
}

const top = (position: Position) => {
  const card = wasteTop(position);
  return card === null ? null : formatCard(card);
};

describe("plays", () => {
  it("P1: one rank up or down, any suit, and the direction may turn", () => {
    const position = layBoard("3C 2D | 4D | 7S | 3S", "5C");
    expect(legal(position)).toBe("2");
    expect(top(afterMoves(position, "2411"))).toBe("3C");
    expect(legal(layBoard("5D", "5C", "2C"))).toBe("+");
  });

  it("P2: ranks do not turn the corner", () => {
    expect(legal(layBoard("KD | 2D | QC", "AC"))).toBe("2");
    expect(legal(layBoard("AD | QC | TD", "JC"))).toBe("23");
  });

  it("P3: with a King on the waste the only move is to draw", () => {
    expect(legal(layBoard("QC | AD | KD", "KC", "5C 6C"))).toBe("+");
    expect(legal(layBoard("QC | AD | KD", "KC"))).toBe("");
    expect(legal(layBoard("KD", "QC"))).toBe("1");
  });

  it("P4: a play exposes the card above it", () => {
    const before = layBoard("7S 9D 4C", "5C");
    const after = afterMoves(before, "1");
    expect(formatCard(exposedCard(after, 0) ?? -1)).toBe("9D");
    expect(columnCards(before, 0)).toHaveLength(3);
  });

  it("P5: a draw turns the next stock card, also when a card could be played", () => {
    const before = layBoard("4C", "5C", "9D 9H");
    expect(legal(before)).toBe("1+");
    const after = afterMoves(before, "+");
    expect(top(after)).toBe("9D");
    expect(stockCards(after).map(formatCard)).toEqual(["9H"]);
    expect(legal(afterMoves(after, "+"))).toBe("");
  });

  it("P6: no more than one pass, and only plays and draws exist", () => {
    let position = deal(ownDeal(1), CLASSIC);
    for (let draw = 1; draw <= 16; draw++) {
      expect(legalMoves(position)).toContain(DRAW);
      position = expectValue(makeMove(position, DRAW));
    }
    expect(legalMoves(position)).not.toContain(DRAW);
    expect(refusalOf(position, DRAW)).toMatchObject({ code: "stock-empty" });
  });

  it("P7: the hole is cleared with its last card, whatever the stock holds, and then it is over", () => {
    const cleared = afterMoves(layBoard("4C", "5C", "9D 9H"), "1");
    expect(positionStatus(cleared)).toBe("cleared");
    expect(stockCount(cleared)).toBe(2);
    expect(legal(cleared)).toBe("");
    expect(refusalOf(cleared, DRAW)).toMatchObject({ code: "hole-over" });
  });

  it("P8: no fit with stock left is not stuck; with an empty stock it is, at once", () => {
    const position = layBoard("9C", "5C", "5D");
    expect(positionStatus(position)).toBe("playing");
    expect(positionStatus(afterMoves(position, "+"))).toBe("stuck");
    expect(positionStatus(layBoard("9C | 4D", "5C"))).toBe("playing");
  });
});

describe("refusals", () => {
  const refused = (position: Position, move: Move) => refusalOf(position, move);

  it("T1: say which ranks would fit", () => {
    const position = layBoard("9C | 4D", "3C");
    expect(refused(position, play(0))).toEqual({
      code: "card-does-not-fit",
      message: "Column 1 does not fit.",
      details: { column: 1 },
      needed: [2, 4],
    });
    expect(refused(layBoard("9C", "KC", "2C"), play(0))).toMatchObject({ needed: [] });
    expect(neededRanks(layBoard("9C", "AC", "2C"))).toEqual([2]);
  });

  it.each<[string, Position, Move, string, string]>([
    ["an empty column", layBoard("9C | 4D", "3C"), play(2), "column-empty", "Column 3 is empty."],
    [
      "an unknown column",
      layBoard("9C | 4D", "3C"),
      play(7),
      "column-unknown",
      "There is no column 8.",
    ],
    ["P6: an empty stock", layBoard("9C", "3C"), DRAW, "stock-empty", "The stock is empty."],
    ["P7: a cleared hole", layBoard("", "3C", "4C"), DRAW, "hole-over", "The hole is cleared."],
  ])("are coded and told for %s", (_, position, move, code, message) => {
    expect(refused(position, move)).toMatchObject({ code, message, needed: [] });
  });

  it("name the column apart from the sentence, for other languages", () => {
    const position = layBoard("9C | 4D", "3C");
    expect(refused(position, play(2))?.details).toEqual({ column: 3 });
    expect(refused(position, play(7))?.details).toEqual({ column: 8 });
    expect(refused(layBoard("9C", "3C"), DRAW)).not.toHaveProperty("details");
  });

  it.each([9, -1, 0.5])("have nothing to say of a column %d, which no table has", (column) => {
    expect(() => play(column)).toThrow(
      new RangeError(`column ${column} is not a whole number from 0 to 8`),
    );
  });

  it("leave the position as it was", () => {
    const position = layBoard("9C | 4D", "3C");
    const before = JSON.stringify(position);
    expect(makeMove(position, play(0)).ok).toBe(false);
    expect(JSON.stringify(position)).toBe(before);
  });
});

describe("rule options in play", () => {
  it("V1: queen and wrap open the King", () => {
    const board = (king: string) => legal(layBoard("QC | AD | KD", "KC", "5C", { king }));
    expect(board("stop")).toBe("+");
    expect(board("queen")).toBe("1+");
    expect(board("wrap")).toBe("12+");
    expect(legal(layBoard("KD | 2D", "AC", "", { king: "wrap" }))).toBe("12");
  });

  it("V2: with a free start any exposed card may start the waste, or a draw", () => {
    const start = deal(ownDeal(3), { ...CLASSIC, first: "choose" });
    expect(wasteTop(start)).toBeNull();
    expect(legal(start)).toBe("1234567+");
    expect(neededRanks(start)).toHaveLength(13);
    expect(wasteCards(afterMoves(start, "4"))).toEqual([exposedCard(start, 3)]);
    expect(stockCount(afterMoves(start, "+"))).toBe(16);
  });

  it("V3: columns and rows may differ", () => {
    const start = deal(ownDeal(3), expectValue(makeRules({ columns: 9, rows: 4 })));
    expect(start.heights).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(stockCount(start)).toBe(15);
  });

  it("V4: a redeal takes the stock's cards up again, in the same order, and turns the first", () => {
    const start = deal(ownDeal(3), { ...CLASSIC, redeals: 1 });
    const pass = stockCards(start);
    let position: Position = start;
    for (let draw = 0; draw < 16; draw++) {
      expect(nextStockCard(position)).toBe(pass[draw]);
      position = expectValue(makeMove(position, DRAW));
    }
    expect([stockCount(position), drawsLeft(position), redealsLeft(position)]).toEqual([0, 16, 1]);
    expect(positionStatus(position)).toBe("playing");
    const again = expectValue(makeMove(position, DRAW));
    expect(wasteCards(again)).toEqual([...wasteCards(start), pass[0]]);
    expect(stockCards(again)).toEqual(pass.slice(1));
    expect([drawsLeft(again), redealsLeft(again)]).toEqual([15, 0]);
    expect(redealsLeft(start)).toBe(1);
  });

  it("V4: cards played from the columns stay in the waste at a redeal", () => {
    const start = deal(ownDeal(3), { ...CLASSIC, king: "wrap", redeals: 1 });
    let position: Position = start;
    const played: Card[] = [];
    while (drawsLeft(position) > 15) {
      const [column] = playableColumns(position);
      const card = column === undefined ? undefined : exposedCard(position, column);
      if (column !== undefined && card !== undefined) played.push(card);
      position = expectValue(makeMove(position, column === undefined ? DRAW : play(column)));
    }
    expect(played.length).toBeGreaterThan(0);
    expect(wasteCards(position).slice(1, -1)).toEqual(played);
  });

  it("V4: a redeal shares what of the waste it leaves alone", () => {
    const start = deal(ownDeal(3), { ...CLASSIC, king: "wrap", redeals: 1 });
    const [column = NaN] = playableColumns(start);
    const played = expectValue(makeMove(start, play(column)));
    const again = afterMoves(played, "+".repeat(17));
    expect(again.waste?.below).toBe(played.waste);
  });

  it("V5: a joker goes on a King and takes anything after it", () => {
    const position = layBoard("9D X1 | 5D", "KC", "", { jokers: 1 });
    expect(legal(position)).toBe("1");
    expect(legal(afterMoves(position, "1"))).toBe("12");
  });
});

/** P1–P3 and V1 once more, said differently: ranks on a ring, with the corner open or shut. */
function fitsNaively(king: string, on: Card | null, card: Card): boolean {
  if (on === null || rankOf(on) === 0 || rankOf(card) === 0) return true;
  const [a, b] = [rankOf(on) - 1, rankOf(card) - 1];
  const areNeighbours = (a + 1) % 13 === b || (b + 1) % 13 === a;
  if (!areNeighbours) return false;
  if (king === "wrap") return true;
  const turnsTheCorner = (a === 0 && b === 12) || (a === 12 && b === 0);
  return !turnsTheCorner && (king === "queen" || a !== 12);
}

describe("moves in general", () => {
  test.prop([playedHoles()])("legal moves equal a naive recomputation", ({ positions, rules }) => {
    for (const position of positions) {
      const columns = position.heights
        .map((height, column) => position.table.columns[column]?.[height - 1])
        .map((card, column) => ({ card, column }))
        .filter(
          ({ card }) => card !== undefined && fitsNaively(rules.king, wasteTop(position), card),
        )
        .map(({ column }) => play(column));
      const isCleared = position.heights.every((height) => height === 0);
      const canDraw = !isCleared && position.draws < maxDraws(rules);
      const legal = canDraw ? [...columns, DRAW] : columns;
      expect(legalMoves(position)).toEqual(legal);
      for (const move of [...position.heights.map((_, column) => play(column)), DRAW]) {
        expect(isLegal(position, move)).toBe(legal.includes(move));
      }
    }
  });

  test.prop([playedHoles()])("no legal moves lose or double a card", ({ positions, rules }) => {
    for (const position of positions) {
      const cards = [
        ...position.heights.flatMap((_, column) => columnCards(position, column)),
        ...wasteCards(position),
        ...stockCards(position),
      ];
      expect(cards).toHaveLength(52 + rules.jokers);
      expect(new Set(cards).size).toBe(52 + rules.jokers);
      expect(cards.every(isKnown)).toBe(true);
      expect(stockCount(position)).toBeLessThanOrEqual(stockSize(rules));
    }
  });

  test.prop([classicHoles])("P6: cards only ever go to the waste", ({ positions, moves }) => {
    for (const [index, move] of moves.entries()) {
      const before = positions[index];
      const after = positions[index + 1];
      if (!before || !after) throw new Error("positions and moves do not match");
      const fell = before.heights.map((height, column) => height - (after.heights[column] ?? 0));
      expect(fell.reduce((a, b) => a + b, 0)).toBe(move.kind === "play" ? 1 : 0);
      expect(fell.every((change) => change >= 0)).toBe(true);
      expect(wasteCards(after)).toHaveLength(wasteCards(before).length + 1);
      expect(wasteCards(after).length - 1).toBe(35 - cardsLeft(after) + after.draws);
    }
  });

  test.prop([playedHoles()])("the table is shared and never copied", ({ positions }) => {
    for (const position of positions) expect(position.table).toBe(positions[0]?.table);
  });
});
