import { describe, expect, it } from "vitest";
import { citedIds, compareRuleIds, readRuleIds } from "./rule-ids.ts";

describe("readRuleIds", () => {
  it("reads ids at the head of bullets, headings and table rows only", () => {
    const text =
      "- **A1** no\n- **P1** Play, see D2.\n### D1 Deal\n| S1 | Score |\nR1 in running text";
    expect([...readRuleIds(text).required]).toEqual(["P1", "D1", "S1"]);
  });

  it("sets planned ids apart", () => {
    const { required, planned } = readRuleIds("- **T1** (planned) Told.\n- **T2** Told.");
    expect([[...required], [...planned]]).toEqual([["T2"], ["T1"]]);
  });
});

describe("citedIds", () => {
  it("reads every id of a title and nothing inside words", () => {
    const [first, second] = ["P1", "V7"];
    expect(citedIds(`${first}, ${second}: cards ABP1 and P1x`)).toEqual([first, second]);
  });
});

describe("compareRuleIds", () => {
  const rules = { required: new Set(["P1", "P2"]), planned: new Set(["T1"]) };

  it("finds nothing when every id is cited", () => {
    const titles = ["P1 plays", "P2, T1: more"];
    expect(compareRuleIds(rules, titles)).toEqual({ untested: [], unknown: [] });
  });

  it("lists ids without a test, planned ones excepted", () => {
    expect(compareRuleIds(rules, ["P1 plays"]).untested).toEqual(["P2"]);
  });

  it("lists ids that no rule has, with the title", () => {
    const title = "P9 flies";
    expect(compareRuleIds(rules, ["P1", "P2", title]).unknown).toEqual([{ id: "P9", title }]);
  });
});
