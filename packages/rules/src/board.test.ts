import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { describeBoard, parseBoard } from "./board.ts";
import { ownDeal } from "./deal-name.ts";
import { deal } from "./deal.ts";
import { expectValue } from "./fault.ts";
import { legalMoves } from "./move.ts";
import { drawsLeft, wasteCards } from "./position.ts";
import { CLASSIC, makeRules } from "./rule-set.ts";
import { strokesOf } from "./score.ts";

const classic = describeBoard(deal(ownDeal(12345), CLASSIC));

function code(value: unknown, options: Record<string, unknown> = {}): string {
  const parsed = parseBoard(value, expectValue(makeRules(options)));
  return parsed.ok ? "ok" : parsed.fault.code;
}

describe("boards", () => {
  test.prop([playedHoles()])(
    "any position comes back from its description",
    ({ positions, rules }) => {
      for (const position of positions.slice(-3)) {
        const board = describeBoard(position);
        const again = parseBoard(JSON.parse(JSON.stringify(board)), rules);
        if (!again.ok) throw new Error(again.fault.message);
        expect(describeBoard(again.value)).toEqual(board);
        expect(legalMoves(again.value)).toEqual(legalMoves(position));
        expect(drawsLeft(again.value)).toBe(drawsLeft(position));
        expect(strokesOf(again.value)).toBe(strokesOf(position));
        expect(wasteCards(again.value)).toEqual(wasteCards(position));
      }
    },
  );

  it("cannot be read from anything but an object of card lists", () => {
    const { columns, waste, stock } = classic;
    expect(code(classic)).toBe("ok");
    for (const value of [null, 7, "board", [], {}, { columns, waste }, { waste, stock }]) {
      expect(code(value)).toBe("board-shape");
    }
    expect(code({ columns: "7D", waste, stock })).toBe("board-shape");
    expect(code({ columns: [["7D"], 3], waste, stock })).toBe("board-shape");
    expect(code({ columns, waste: [5], stock })).toBe("board-shape");
  });

  it("refuse a card that is unknown, twice or missing, and say which", () => {
    const { columns, waste, stock } = classic;
    expect(code({ columns, waste: ["1Z"], stock })).toBe("card-unknown");
    expect(code({ columns, waste: ["X1"], stock })).toBe("card-unknown");
    expect(code({ columns, waste: [stock[0]], stock })).toBe("card-duplicate");
    const parsed = parseBoard({ columns, waste, stock: stock.slice(1) }, CLASSIC);
    expect(parsed).toMatchObject({
      fault: { code: "card-missing", message: `the board lacks ${stock[0]}` },
    });
  });

  it("refuse counts that the rules have no room for", () => {
    const { columns, waste, stock } = classic;
    const [first = [], ...others] = columns;
    expect(code({ columns: others, waste: [...waste, ...first], stock })).toBe("count-wrong");
    expect(code({ columns: [[...first, ...waste], ...others], waste: [], stock })).toBe(
      "count-wrong",
    );
    expect(code({ columns, waste: [], stock: [...stock, ...waste] })).toBe("count-wrong");
    expect(code({ columns, waste: [], stock: [...stock, ...waste] }, { first: "choose" })).toBe(
      "ok",
    );
    const [last = [], ...rest] = [...columns].reverse();
    const emptied = { columns: [...rest, []], waste: [], stock: [...last, ...waste, ...stock] };
    expect(code(emptied)).toBe("count-wrong");
  });

  it("V4: with redeals say what was drawn in this pass", () => {
    const { columns, waste, stock } = classic;
    const [drawn = "", ...left] = stock;
    const board = { columns, waste: [...waste, drawn], stock: left };
    const options = { redeals: 2 };
    expect(code(board, options)).toBe("count-wrong");
    expect(code({ ...board, drawn: [drawn], redealsUsed: 2 }, options)).toBe("ok");
    expect(code({ ...board, drawn: [drawn], redealsUsed: 3 }, options)).toBe("board-shape");
    expect(code({ ...board, drawn: [drawn], redealsUsed: -1 }, options)).toBe("board-shape");
    expect(code({ ...board, drawn: [left[0]], redealsUsed: 0 }, options)).toBe("board-shape");
    const parsed = parseBoard(
      { ...board, drawn: [drawn], redealsUsed: 1 },
      { ...CLASSIC, redeals: 2 },
    );
    expect(parsed.ok && drawsLeft(parsed.value)).toBe(15 + 16);
  });

  describe("that are refused say what was wrong and what would be right", () => {
    const { columns, waste, stock } = classic;
    const [first = [], ...others] = columns;
    const [next = "", ...left] = stock;
    const [top = ""] = waste;

    it.each([
      [[], {}, `a board is an object with "columns", "waste" and "stock"`],
      [{ columns: 7, waste, stock }, {}, `"columns" must be an array with an array a column`],
      [{ columns: [7], waste, stock }, {}, `"columns[0]" must be an array of cards like "7D"`],
      [{ columns, waste: top, stock }, {}, `"waste" must be an array of cards like "7D"`],
      [{ columns, waste, stock: [7] }, {}, `"stock" must hold texts like "7D" only`],
      [{ columns, waste: [next], stock }, {}, `${next} is on the board twice`],
      [
        { columns: others, waste: [...waste, ...first], stock },
        {},
        "the rules have 7 columns, not 6",
      ],
      [
        { columns: [[...first, ...waste], ...others], waste: [next], stock: left },
        {},
        "column 1 has 6 cards; the rules allow 5",
      ],
      [
        { columns: [first.slice(1), ...others], waste, stock: [...stock, ...first.slice(0, 1)] },
        {},
        "the stock has 17 cards; the rules allow 16",
      ],
      [
        { columns, waste, stock, drawn: 7 },
        { redeals: 1 },
        `"drawn" must be an array of cards like "7D"`,
      ],
      [
        { columns, waste: [...waste, next], stock: left, drawn: [next], redealsUsed: "1" },
        { redeals: 1 },
        `"redealsUsed" must be a whole number from 0 to 1`,
      ],
      [
        { columns, waste: [...waste, next], stock: left, drawn: [next], redealsUsed: 0.5 },
        { redeals: 1 },
        `"redealsUsed" must be a whole number from 0 to 1`,
      ],
      [
        { columns, waste: [...waste, next], stock: left, drawn: [left[0]] },
        { redeals: 1 },
        `"drawn" lists cards of the waste only`,
      ],
      [
        { columns, waste: [...waste, next], stock: left, drawn: [] },
        { redeals: 1 },
        `with redeals, "drawn" (0) and "stock" (15) must be the 16 cards of the stock together`,
      ],
    ])("%#", (board, options, message) => {
      const parsed = parseBoard(board, expectValue(makeRules(options)));
      expect(parsed.ok ? null : parsed.fault.message).toBe(message);
    });

    it("also for a waste that is empty where its first card was dealt: it lies elsewhere then", () => {
      const board = { columns, waste: [], stock: [...stock, ...waste] };
      const parsed = parseBoard(board, CLASSIC);
      expect(parsed.ok ? null : parsed.fault.message).toBe(
        "the stock has 17 cards; the rules allow 16",
      );
    });

    it("also for cards that are missing: all of them", () => {
      const parsed = parseBoard({ columns, waste, stock: left.slice(1) }, CLASSIC);
      const missing = parsed.ok ? "" : parsed.fault.message;
      expect(missing).toMatch(/^the board lacks \S+ \S+$/);
      for (const card of [next, left[0] ?? ""]) expect(missing.split(" ")).toContain(card);
    });

    it("also for a card that is no card, with its place", () => {
      const parsed = parseBoard({ columns, waste: ["1Z"], stock }, CLASSIC);
      expect(parsed.ok ? null : parsed.fault.message).toMatch(/^waste: /);
      const jokers = parseBoard({ columns, waste: ["X1"], stock }, CLASSIC);
      expect(jokers.ok ? null : jokers.fault.message).toBe("X1 is not in a pack with 0 jokers");
    });
  });
});
