import { describe, expect, it } from "vitest";
import { formatDealName, MAX_DEAL_NUMBER, ownDeal } from "./deal-name.ts";
import { dealAt, formatDealRange, parseDealRange, sliceRange } from "./deal-range.ts";
import { expectValue } from "./fault.ts";

function codeOf(text: string): string {
  const range = parseDealRange(text);
  return range.ok ? "" : range.fault.code;
}

describe("a range of deals", () => {
  it.each([
    ["1..100000", 100_000],
    ["7..7", 1],
    [`${MAX_DEAL_NUMBER}..${MAX_DEAL_NUMBER}`, 1],
    [`1..${MAX_DEAL_NUMBER}`, Number.MAX_SAFE_INTEGER],
    ["ms:1..2000", 2000],
    ["ms:8589934590..8589934591", 2],
    ["pysol:99999999999999999990..99999999999999999999", 10],
    ["kpat:1..2147483647", 2_147_483_647],
  ])("D3: %s has its deals and is written as it is read", (text, count) => {
    const range = expectValue(parseDealRange(text));
    expect(range.count).toBe(count);
    expect(formatDealRange(range)).toBe(text);
  });

  it("takes the source at both ends, spaces and capitals", () => {
    const range = expectValue(parseDealRange(" MS:1 .. ms:20 "));
    expect(formatDealRange(range)).toBe("ms:1..20");
  });

  it("reaches numbers beyond 2^53 one by one", () => {
    const range = expectValue(parseDealRange("pysol:99999999999999999990..99999999999999999999"));
    expect(formatDealName(dealAt(range, 3))).toBe("pysol:99999999999999999993");
    expect(() => dealAt(range, 10)).toThrow(RangeError);
    expect(() => dealAt(range, -1)).toThrow(RangeError);
  });

  it("is cut into parts inside it only", () => {
    const range = { first: ownDeal(5), count: 10 };
    expect(formatDealRange(sliceRange(range, 2, 3))).toBe("7..9");
    expect(formatDealRange(sliceRange(range, 9, 1))).toBe("14..14");
    expect(() => sliceRange(range, 9, 2)).toThrow(RangeError);
    expect(() => sliceRange(range, 3, 0)).not.toThrow();
  });

  it.each([
    ["", "range-invalid"],
    ["5", "range-invalid"],
    ["1..", "range-invalid"],
    ["..5", "range-invalid"],
    ["1..2..3", "range-invalid"],
    ["1-5", "range-invalid"],
    ["0..5", "deal-number-invalid"],
    ["1...5", "deal-number-invalid"],
    ["1..x", "deal-number-invalid"],
    ["1..9007199254740992", "deal-number-invalid"],
    ["ms:1..8589934592", "deal-number-invalid"],
    ["kpat:2147483640..2147483648", "deal-number-invalid"],
    ["fc:1..5", "deal-source-unknown"],
    ["ms:1..pysol:5", "range-sources-differ"],
    ["1..ms:5", "range-sources-differ"],
    ["9..5", "range-backwards"],
    ["pysol:1..99999999999999999999", "range-too-long"],
  ])("refuses %j with %s", (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
