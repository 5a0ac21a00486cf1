import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { ownDeal } from "./deal-name.ts";
import { expectValue } from "./fault.ts";
import { formatLink, parseLink } from "./link.ts";
import { CLASSIC } from "./rule-set.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("links", () => {
  test.prop([playedHoles()])("T7: come back from their text", ({ name, rules, moves }) => {
    const link = { deal: name, rules, moves };
    expect(parseLink(formatLink(link))).toEqual({ ok: true, value: link });
  });

  it("T7: carry deal, generator and rules", () => {
    const link = { deal: ownDeal(12345), rules: { ...CLASSIC, columns: 8 }, moves: [] };
    expect(formatLink(link)).toBe("deal=12345&generator=1&rules=columns%3D8");
  });

  it("are read with what other pages add, and with + for draws", () => {
    const link = expectValue(parseLink("?deal=7&utm_source=mail&moves=1+2"));
    expect([link.deal, link.rules, link.moves]).toMatchObject([ownDeal(7), CLASSIC, { length: 3 }]);
    expect(parseLink("deal=7&=nameless").ok).toBe(true);
  });

  it.each([
    ["", "link-deal-missing"],
    ["?rules=classic", "link-deal-missing"],
    ["?deal", "link-shape"],
    ["?deal=%E0%A4%A", "link-shape"],
    ["?deal=0", "deal-number-invalid"],
    ["deal=7?", "deal-number-invalid"],
    ["?deal=klondike:7", "deal-source-unknown"],
    ["?deal=7&generator=2", "generator-unknown"],
    ["?deal=7&rules=sofa", "rules-preset-unknown"],
    ["?deal=7&rules=king%3Dkong", "rules-value-unknown"],
    ["?deal=7&moves=12a", "move-unknown"],
    [`?deal=7&moves=${"%2B".repeat(52)}`, "record-too-long"],
  ])("T7: %j is refused as %s", (query, code) => {
    expect(parseLink(query)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });
});
