import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { FACE_DOWN, isKnown, type SeenCard } from "./card.ts";
import { ownDeal } from "./deal-name.ts";
import { deal } from "./deal.ts";
import { expectValue } from "./fault.ts";
import {
  DRAW,
  legalMoves,
  makeMove,
  neededRanks,
  play,
  positionStatus,
  refusalOf,
} from "./move.ts";
import {
  columnCards,
  exposedCard,
  isFullyKnown,
  nextStockCard,
  stockCards,
  wasteCards,
  wasteTop,
  type Position,
} from "./position.ts";
import { CLASSIC } from "./rule-set.ts";
import { cardsToCome, revealDrawn, revealExposed, unseenCards, viewOf } from "./view.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("a player's view", () => {
  test.prop([playedHoles()])(
    "V6: holds no card that lies face down, and all others",
    ({ positions, rules }) => {
      for (const position of positions) {
        const view = viewOf(position);
        for (const [column, height] of position.heights.entries()) {
          for (const [row, card] of columnCards(view, column).entries()) {
            const isUp = row >= rules.hidden || row === height - 1;
            expect(card).toBe(isUp ? columnCards(position, column)[row] : FACE_DOWN);
          }
        }
        expect(wasteCards(view)).toEqual(wasteCards(position));
        expect(legalMoves(view)).toEqual(legalMoves(position));
      }
    },
  );

  test.prop([playedHoles()])(
    "V4, V6: what is still to come is the stock, and face-down cards while they cannot be told apart",
    ({ positions, rules }) => {
      for (const position of positions) {
        const { cards, areSomeFaceDown } = cardsToCome(viewOf(position));
        const stock = [...stockCards(position)].sort((a, b) => a - b);
        if (!areSomeFaceDown) expect(cards).toEqual(stock);
        else {
          expect(rules.hidden).toBeGreaterThan(0);
          expect(cards.length).toBeGreaterThan(stock.length);
          expect(cards).toEqual(expect.arrayContaining(stock));
        }
      }
    },
  );

  test.prop([playedHoles()])(
    "V6: what is unseen is the pack less what is seen",
    ({ positions }) => {
      for (const position of positions.slice(-2)) {
        const view = viewOf(position);
        const hidden = new Set(unseenCards(view));
        const all = [
          ...position.heights.flatMap((_, c) =>
            columnCards(view, c).map((card, row) => [card, columnCards(position, c)[row]] as const),
          ),
          ...stockCards(view).map((card, i) => [card, stockCards(position)[i]] as const),
        ];
        const down = all.flatMap(([card, truth]) =>
          isKnown(card) || truth === undefined ? [] : [truth],
        );
        expect(new Set(down)).toEqual(hidden);
      }
    },
  );

  it("knows which cards are in the stock, and not their order", () => {
    const start = deal(ownDeal(5), CLASSIC);
    const view = viewOf(start);
    expect(stockCards(view).every((card) => card === FACE_DOWN)).toBe(true);
    expect([...unseenCards(view)]).toEqual([...stockCards(start)].sort((a, b) => a - b));
    expect(isFullyKnown(view)).toBe(false);
    expect(isFullyKnown(start)).toBe(true);
  });

  it("V4: knows the order of a pass that it has seen", () => {
    let position = deal(ownDeal(5), { ...CLASSIC, redeals: 1 });
    for (let draw = 0; draw < 17; draw++) position = expectValue(makeMove(position, DRAW));
    expect(stockCards(viewOf(position))).toEqual(stockCards(position));
  });
});

describe("what is still to come", () => {
  it("V4, V6: is known apart from the face-down cards once it has been seen", () => {
    let position = deal(ownDeal(5), { ...CLASSIC, redeals: 1, hidden: 2 });
    expect(cardsToCome(viewOf(position)).areSomeFaceDown).toBe(true);
    for (let draw = 0; draw < 17; draw++) position = expectValue(makeMove(position, DRAW));
    expect(cardsToCome(viewOf(position))).toEqual({
      cards: [...stockCards(position)].sort((a, b) => a - b),
      areSomeFaceDown: false,
    });
  });
});

describe("cards told later", () => {
  const start = deal(ownDeal(5), { ...CLASSIC, hidden: 4 });
  const view = viewOf(start);

  it("a drawn card is waited for, and then played on as if it had been known", () => {
    const drawn = expectValue(makeMove(view, DRAW));
    expect([positionStatus(drawn), legalMoves(drawn)]).toEqual(["waiting", []]);
    for (const move of [play(0), DRAW]) {
      expect(refusalOf(drawn, move)).toEqual({
        code: "card-not-revealed",
        message: "A card is still to be turned up.",
        needed: [],
      });
    }
    expect(neededRanks(drawn)).toEqual([]);
    const card = nextStockCard(start);
    if (card === undefined) throw new Error("the stock has a first card");
    const told = expectValue(revealDrawn(drawn, card));
    expect(told).toEqual(viewOf(expectValue(makeMove(start, DRAW))));
    expect(wasteTop(told)).toBe(card);
  });

  it("V6: an exposed hidden card is waited for, and then known", () => {
    const column = start.heights.findIndex((_, c) => legalMoves(start).includes(play(c)));
    const after = expectValue(makeMove(start, play(Math.max(column, 0))));
    const unknown = expectValue(makeMove(view, play(Math.max(column, 0))));
    expect(positionStatus(unknown)).toBe("waiting");
    const card = exposedCard(after, column);
    if (card === undefined) throw new Error("the column has another card");
    expect(expectValue(revealExposed(unknown, column, card))).toEqual(viewOf(after));
  });

  it("must be cards that are not seen yet, where one is waited for", () => {
    const drawn = expectValue(makeMove(view, DRAW));
    const seen = exposedCard(start, 0);
    if (seen === undefined) throw new Error("column 1 has cards");
    expect(revealDrawn(drawn, seen)).toMatchObject({
      fault: { code: "card-already-seen", message: SENTENCE },
    });
    expect(revealDrawn(view, seen)).toMatchObject({
      fault: { code: "nothing-to-reveal", message: SENTENCE },
    });
    expect(revealExposed(view, 0, seen)).toMatchObject({
      fault: { code: "nothing-to-reveal", message: "column 1 has no face-down card exposed" },
    });
    expect(revealExposed(view, 7, seen)).toMatchObject({ fault: { code: "nothing-to-reveal" } });
    const freeStart = viewOf(deal(ownDeal(5), { ...CLASSIC, first: "choose" }));
    expect(revealDrawn(freeStart, seen)).toMatchObject({ fault: { code: "nothing-to-reveal" } });
    const column = start.heights.findIndex((_, c) => legalMoves(start).includes(play(c)));
    const waiting = expectValue(makeMove(view, play(column)));
    expect(revealExposed(waiting, column, exposedCard(start, 6) ?? seen)).toMatchObject({
      fault: { code: "card-already-seen", message: SENTENCE },
    });
  });

  it("V4: each drawn card is told at its place in the stock", () => {
    let told: Position<SeenCard> = viewOf(deal(ownDeal(5), { ...CLASSIC, redeals: 1 }));
    let position = deal(ownDeal(5), { ...CLASSIC, redeals: 1 });
    for (let draw = 0; draw < 16; draw++) {
      const card = nextStockCard(position);
      if (card === undefined) throw new Error("the stock has a card");
      position = expectValue(makeMove(position, DRAW));
      told = expectValue(revealDrawn(expectValue(makeMove(told, DRAW)), card));
      expect(told).toEqual(viewOf(position));
    }
  });
});
