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
});
