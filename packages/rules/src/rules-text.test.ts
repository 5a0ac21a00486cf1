import { ruleSets } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { expectValue } from "./fault.ts";
import { CLASSIC } from "./rule-set.ts";
import { formatRules, parseRules, parseRulesValue, PRESETS } from "./rules-text.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("rules as text", () => {
  it("V7: the presets are these, each with one sentence", () => {
    // The names are in links and files for ever.
    expect(PRESETS.map(({ id, title, rules }) => [id, title, rules])).toEqual([
      ["classic", "Classic", CLASSIC],
      ["queen-on-king", "Queen on King", { ...CLASSIC, king: "queen" }],
      ["putt-putt", "Putt Putt", { ...CLASSIC, king: "wrap" }],
      ["free-start", "Free start", { ...CLASSIC, first: "choose" }],
      ["relaxed", "Relaxed", { ...CLASSIC, king: "queen", first: "choose" }],
      ["easy", "Easy", { ...CLASSIC, king: "wrap", redeals: 1 }],
      ["jokers", "Jokers", { ...CLASSIC, jokers: 2 }],
      ["blind", "Blind", { ...CLASSIC, hidden: 4 }],
    ]);
    for (const { summary } of PRESETS) expect(summary).toMatch(/^[A-Z][^.]+\.$/);
  });

  test.prop([ruleSets])("come back from their text", (rules) => {
    expect(parseRules(formatRules(rules))).toEqual({ ok: true, value: rules });
  });

  test.prop([fc.constantFrom(...PRESETS)])("a preset is written by its name", ({ id, rules }) => {
    expect(formatRules({ ...rules })).toBe(id);
  });

  it("are read from a preset with options after it, in any case and with blanks", () => {
    expect(expectValue(parseRules(" Easy, jokers = 1 "))).toEqual({
      ...CLASSIC,
      king: "wrap",
      redeals: 1,
      jokers: 1,
    });
    expect(formatRules(expectValue(parseRules("columns=8,king=wrap")))).toBe("king=wrap,columns=8");
  });

  it("may have commas and blanks too many", () => {
    expect(parseRules(", easy , ,jokers=1,")).toEqual(parseRules("easy,jokers=1"));
  });

  it("a name that is none is answered with all that there are", () => {
    expect(parseRules("golf")).toMatchObject({
      fault: {
        message: expect.stringContaining("classic, queen-on-king, putt-putt, ") as unknown,
        details: { text: "golf", names: PRESETS.map(({ id }) => id).join(", ") },
      },
    });
    expect(parseRules("king=wrap,king=stop")).toMatchObject({
      fault: { details: { name: "king" } },
    });
  });

  it("are read from an object of options too", () => {
    expect(parseRulesValue({ king: "queen" })).toEqual(parseRules("queen-on-king"));
    expect(parseRulesValue("easy")).toEqual(parseRules("easy"));
    expect(parseRulesValue(7)).toMatchObject({ fault: { code: "rules-shape", message: SENTENCE } });
    expect(parseRulesValue(["easy"])).toMatchObject({
      fault: { code: "rules-shape", message: SENTENCE },
    });
    expect(parseRulesValue(null)).toMatchObject({
      fault: { code: "rules-shape", message: SENTENCE },
    });
  });

  it.each([
    ["", "rules-preset-unknown"],
    ["golf", "rules-preset-unknown"],
    ["king=wrap,easy", "rules-preset-unknown"],
    ["king=wrap=stop", "rules-preset-unknown"],
    ["king=wrap,king=stop", "rules-option-twice"],
    ["king=", "rules-value-unknown"],
    ["crown=wrap", "rules-option-unknown"],
    ["rows=6,columns=9", "rules-impossible"],
  ])("%j is refused as %s", (text, code) => {
    expect(parseRules(text)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });
});
