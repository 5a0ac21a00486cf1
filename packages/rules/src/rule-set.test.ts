import { describe, expect, it } from "vitest";
import {
  CLASSIC,
  makeRules,
  maxDraws,
  maxMoves,
  OPTION_NAMES,
  OPTION_VALUES,
  stockSize,
  tableauSize,
} from "./rule-set.ts";
import { expectValue } from "./fault.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

const counts = (options: Record<string, unknown>) => {
  const rules = expectValue(makeRules(options));
  return [tableauSize(rules), stockSize(rules), maxDraws(rules), maxMoves(rules)];
};

describe("rule sets", () => {
  it.each([
    [{}, [35, 16, 16, 51]],
    [{ first: "choose" }, [35, 17, 17, 52]],
    [{ redeals: 2 }, [35, 16, 48, 83]],
    [{ jokers: 2 }, [35, 18, 18, 53]],
    [{ columns: 9, rows: 5 }, [45, 6, 6, 51]],
    [{ columns: 5, rows: 3, redeals: 2, jokers: 2, first: "choose" }, [15, 39, 117, 132]],
  ])("V3, V4: %j has tableau, stock, draws and moves %j", (options, expected) => {
    expect(counts(options)).toEqual(expected);
  });

  it("V3: every shape with at most 45 cards stands, every larger one is refused", () => {
    for (const columns of OPTION_VALUES.columns) {
      for (const rows of OPTION_VALUES.rows) {
        expect(makeRules({ columns, rows }).ok).toBe(columns * rows <= 45);
      }
    }
  });

  it("V6: hidden rows leave the last card of a column face up", () => {
    expect(makeRules({ rows: 4, hidden: 3 }).ok).toBe(true);
    expect(makeRules({ rows: 4, hidden: 4 })).toMatchObject({
      fault: { code: "rules-impossible", message: SENTENCE },
    });
  });

  it("takes numbers as text, and keeps what is not named", () => {
    const rules = expectValue(makeRules({ redeals: "1" }, { ...CLASSIC, king: "wrap" }));
    expect(rules).toEqual({ ...CLASSIC, king: "wrap", redeals: 1 });
  });

  it.each([
    [{ kings: "wrap" }, "rules-option-unknown"],
    [{ toString: 1 }, "rules-option-unknown"],
    [{ king: "kong" }, "rules-value-unknown"],
    [{ columns: 4 }, "rules-value-unknown"],
    [{ columns: "7.0" }, "rules-value-unknown"],
    [{ jokers: null }, "rules-value-unknown"],
    [{ columns: 9, rows: 6 }, "rules-impossible"],
  ])("%j is refused as %s", (options, code) => {
    expect(makeRules(options)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });

  it.each([
    [
      { kings: "wrap" },
      'there is no rule option "kings"; the options are king, first, columns, rows, redeals, jokers, hidden',
    ],
    [{ king: "kong" }, "king=kong is not possible; king is one of stop, queen, wrap"],
    [{ columns: 9, rows: 6 }, "9 columns of 6 need 54 cards; columns × rows may be 45 at most"],
    [
      { rows: 3, hidden: 3 },
      "hidden=3 needs more than 3 rows; there are 3, and the last card of a column is always face up",
    ],
  ])("%j is refused with what would be right", (options, message) => {
    expect(makeRules(options)).toMatchObject({ ok: false, fault: { message } });
  });

  it("may have each value of each option, and the classic ones are among them", () => {
    const roomy = expectValue(makeRules({ columns: 5, rows: 5, first: "choose", king: "wrap" }));
    for (const name of OPTION_NAMES) {
      expect(OPTION_VALUES[name]).toContain(CLASSIC[name]);
      for (const value of OPTION_VALUES[name]) {
        expect(expectValue(makeRules({ [name]: value }, roomy))[name]).toBe(value);
      }
    }
  });

  it("cannot be changed afterwards", () => {
    expect(Object.isFrozen(expectValue(makeRules({ jokers: 1 })))).toBe(true);
    expect(Object.isFrozen(CLASSIC)).toBe(true);
  });
});
