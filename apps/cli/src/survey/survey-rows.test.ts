import { expectValue, parseDealRange, type DealRange } from "@albatross/rules";
import { surveyedDeal, totalDeals } from "@albatross/solver";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { formatRows, HEADER, readRows } from "./survey-rows.ts";

function rangeOf(text: string): DealRange {
  return expectValue(parseDealRange(text));
}

async function* chunksOf(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function read(text: string, range: DealRange, size = 7) {
  return readRows(chunksOf(text, size), range);
}

const bests = fc.array(fc.option(fc.integer({ min: -117, max: 45 })), { maxLength: 40 });

describe("the rows of a survey", () => {
  it("are a deal, its verdict and its best score, which is empty when it is not known", () => {
    const deals = [3, 0, -12, null].map(surveyedDeal);
    expect(formatRows(rangeOf("ms:8..11"), deals)).toBe(
      "ms:8,unclearable,3\nms:9,winnable,0\nms:10,winnable,-12\nms:11,unknown,\n",
    );
  });

  test.prop([bests, fc.integer({ min: 1, max: 90 }), fc.nat()])(
    "are read back up to the last whole one, wherever a kill cut them off",
    async (scores, chunkSize, cut) => {
      const range = rangeOf("pysol:99999999999999999900..99999999999999999999");
      const deals = scores.map(surveyedDeal);
      const whole = HEADER + formatRows(range, deals);
      const torn = whole.slice(0, cut % (whole.length + 1));
      const result = expectValue(await read(torn, range, chunkSize));
      const wholeBytes = torn.lastIndexOf("\n") + 1;
      expect(result.wholeBytes).toBe(wholeBytes);
      const rows = torn.slice(0, wholeBytes).split("\n").length - 2;
      expect(result.totals).toEqual(totalDeals(deals.slice(0, Math.max(0, rows))));
    },
  );

  it.each([
    ["nonsense", "survey-file-damaged", "line 1"],
    ["deal,verdict\n", "survey-file-damaged", "line 1"],
    [`${HEADER}2,winnable,-3\n`, "survey-file-damaged", "line 2"],
    [`${HEADER}1,winnable,1\n`, "survey-file-damaged", "deal 1"],
    [`${HEADER}1,unknown,1\n`, "survey-file-damaged", "deal 1"],
    [`${HEADER}1,winnable,-0\n`, "survey-file-damaged", "deal 1"],
    [`${HEADER}1,unclearable,0x1\n`, "survey-file-damaged", "deal 1"],
    [`${HEADER}1,unclearable,1,\n`, "survey-file-damaged", "deal 1"],
    [`${HEADER}1,unclearable,1\r\n`, "survey-file-damaged", "deal 1"],
    [`${HEADER}1,unclearable,1\n\n`, "survey-file-damaged", "line 3"],
    [HEADER + "x".repeat(300), "survey-file-damaged", "no end"],
    [`${HEADER}1,unclearable,1\n2,winnable,-3\n3,winnable,0\n`, "survey-file-longer", "deal 2"],
  ])("are refused when this range has not written them: %j", async (text, code, reason) => {
    const result = await read(text, rangeOf("1..2"));
    expect(result.ok ? "" : result.fault.code).toBe(code);
    expect(result.ok ? "" : result.fault.message).toContain(reason);
  });
});
