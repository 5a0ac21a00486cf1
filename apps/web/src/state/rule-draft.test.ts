import { CLASSIC, makeRules, OPTION_NAMES, OPTION_VALUES, type RuleSet } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { obstaclesOf, obstacleTo, withOption } from "./rule-draft.ts";

function allTableaus(): readonly RuleSet[] {
  const { columns, rows, hidden } = OPTION_VALUES;
  return columns.flatMap((columns) =>
    rows.flatMap((rows) => hidden.map((hidden) => ({ ...CLASSIC, columns, rows, hidden }))),
  );
}

describe("rules that are being put together", () => {
  it("V3, V6: meet an obstacle exactly where the rules cannot be played", () => {
    for (const rules of allTableaus()) {
      expect(obstacleTo(rules) === null, JSON.stringify(rules)).toBe(makeRules({ ...rules }).ok);
    }
  });

  it("V3, V6: say why a value cannot be chosen", () => {
    const wide = { ...CLASSIC, columns: 9 };
    expect(obstaclesOf(wide, "rows", OPTION_VALUES.rows)).toEqual(["too-many-cards"]);
    expect(obstaclesOf(CLASSIC, "columns", OPTION_VALUES.columns)).toEqual([]);
    expect(obstaclesOf(CLASSIC, "hidden", OPTION_VALUES.hidden)).toEqual([]);
    const low = { ...CLASSIC, rows: 3 };
    expect(obstaclesOf(low, "hidden", OPTION_VALUES.hidden)).toEqual(["too-few-rows"]);
    const blind = { ...CLASSIC, columns: 8, hidden: 3 };
    expect(obstaclesOf(blind, "rows", OPTION_VALUES.rows)).toEqual([
      "too-few-rows",
      "too-many-cards",
    ]);
  });

  it("V1, V2, V3, V4, V5, V6: are changed in the one option that was chosen", () => {
    for (const name of OPTION_NAMES) {
      for (const value of OPTION_VALUES[name]) {
        const { [name]: chosen, ...others } = withOption(CLASSIC, name, value);
        const { [name]: _, ...before } = CLASSIC;
        expect(chosen).toBe(value);
        expect(others).toEqual(before);
      }
    }
  });
});
