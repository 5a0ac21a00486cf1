import { CLASSIC, deal, expectValue, parseDealName, type KingRule } from "@albatross/rules";
import { FOREIGN_ANSWERS } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import { judge } from "./judge.ts";

const KINGS: readonly KingRule[] = ["stop", "queen", "wrap"];

describe("deals of other programs", () => {
  it.each(KINGS)("V1: have the best scores that those programs' solvers give, %s", (king) => {
    const expected = FOREIGN_ANSWERS[king];
    const names = Object.keys(expected);
    expect(names).toHaveLength(22);
    const answers = names.map((name) => {
      const position = deal(expectValue(parseDealName(name)), { ...CLASSIC, king });
      return [name, judge(position).best];
    });
    expect(Object.fromEntries(answers)).toEqual(expected);
  });
});
