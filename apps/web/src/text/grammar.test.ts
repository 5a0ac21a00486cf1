import { describe, expect, test } from "vitest";
import { createGrammar, primaryOf } from "./grammar.ts";

describe("a grammar", () => {
  test("counts by the categories of its language, of which there may be many", () => {
    const forms = { one: "gol", few: "gole", many: "goli", other: "gola" };
    const polish = createGrammar("pl", []);
    expect([1, 2, 5, 22, 1.5].map((number) => polish.plural(number, forms))).toEqual([
      "gol",
      "gole",
      "goli",
      "gole",
      "gola",
    ]);
    expect(polish.plural(2, { one: "gol", other: "gola" })).toBe("gola");
    expect(createGrammar("en", []).plural(-1, { one: "card", other: "cards" })).toBe("card");
  });

  test("writes numbers with the separators of its language, and a minus that is none", () => {
    const [english, german] = [createGrammar("en", []), createGrammar("de", [])];
    expect(english.number(-1234n)).toBe("−1,234");
    expect(german.number(-1234)).toBe("−1.234");
    expect([english.average(-0.25), german.average(-0.25)]).toEqual(["−0.3", "−0,3"]);
    expect([english.average(-0.04), english.average(-0.05)]).toEqual(["0.0", "−0.1"]);
    expect([english.percent(0.256), german.percent(0.256)]).toEqual(["25.6%", "25,6\u00a0%"]);
  });

  test("dates as its reader's own variety does, and only a variety of its language", () => {
    const day = Date.UTC(2026, 0, 30, 12);
    expect(createGrammar("en", ["de-AT", "en-GB", "en-US"]).day(day)).toBe("30 Jan 2026");
    expect(createGrammar("en", ["de-AT"]).day(day)).toBe("Jan 30, 2026");
    expect(createGrammar("de", ["en-GB", "de-AT"]).day(day)).toBe("30.01.2026");
    expect(createGrammar("de", []).dayAndTime(day)).toMatch(/^30\.01\.2026, \d\d:\d\d$/);
  });

  test("lists with its own words", () => {
    const german = createGrammar("de", []);
    expect(german.or(["2", "4"])).toBe("2 oder 4");
    expect(german.and(["2", "4", "6"])).toBe("2, 4 und 6");
  });

  test.each(["en", "en-GB", "en-IN", "de", "de-AT", "de-CH"])(
    "says in %s without Intl what Intl would say",
    (reader) => {
      const language = primaryOf(reader);
      const grammar = createGrammar(language, [reader]);
      const numbers = new Intl.NumberFormat(reader);
      const plurals = new Intl.PluralRules(language);
      const forms = {
        zero: "zero",
        one: "one",
        two: "two",
        few: "few",
        many: "many",
        other: "other",
      };
      for (const number of [...Array(2100).keys(), 0.5, 1.5, 999.5, 1_000_000]) {
        expect(grammar.number(number)).toBe(numbers.format(number));
        expect(grammar.number(-number)).toBe(numbers.format(-number).replace("-", "−"));
        expect(grammar.plural(number, forms)).toBe(plurals.select(number));
      }
      expect(grammar.number(999n)).toBe("999");
      for (const items of [[], ["2"], ["2", "4"], ["2", "4", "6"], ["2", "4", "6", "8"]]) {
        for (const [type, said] of [
          ["disjunction", grammar.or(items)],
          ["conjunction", grammar.and(items)],
        ] as const) {
          expect(said).toBe(new Intl.ListFormat(language, { type }).format(items));
        }
      }
    },
  );

  test("a language is the first part of a tag", () => {
    expect(["de", "de-AT", "DE-de", "zh-Hant-TW", ""].map(primaryOf)).toEqual([
      "de",
      "de",
      "de",
      "zh",
      "",
    ]);
  });
});
