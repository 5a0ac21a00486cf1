import { CLASSIC, ownDeal, parseLink } from "@albatross/rules";
import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPuzzleLink, parsePuzzleLink } from "./puzzle-link.ts";
import { PUZZLE_KINDS } from "./puzzle.ts";

describe("links to puzzles", () => {
  test.prop([playedHoles(), fc.constantFrom(...PUZZLE_KINDS)], { numRuns: 60 })(
    "T7: mean the same puzzle when read, and to a page that knows none the same position",
    ({ name, rules, moves }, kind) => {
      const question = { kind, deal: name, rules, moves };
      const link = formatPuzzleLink(question);
      expect(parsePuzzleLink(`?${link}`)).toEqual({ ok: true, value: question });
      expect(parseLink(link)).toEqual({ ok: true, value: { deal: name, rules, moves } });
    },
  );

  it("T7: are refused with a code for what they get wrong", () => {
    const good = formatPuzzleLink({ kind: "clear", deal: ownDeal(2), rules: CLASSIC, moves: [] });
    expect(good).toBe("deal=2&generator=1&rules=classic&puzzle=clear");
    const codes = [
      good.replace("clear", "chess"),
      good.replace("generator=1", "generator=9"),
      "puzzle=clear",
      `${good}&moves=x`,
      `${good}&moves=9`,
    ].map((query) => {
      const read = parsePuzzleLink(query);
      return read.ok ? "fine" : read.fault.code;
    });
    expect(codes).toEqual([
      "puzzle-kind-unknown",
      "generator-unknown",
      "link-deal-missing",
      "move-unknown",
      "column-unknown",
    ]);
    expect(parsePuzzleLink("deal=2&generator=1")).toEqual({ ok: true, value: null });
  });
});
