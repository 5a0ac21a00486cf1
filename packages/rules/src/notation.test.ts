import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { expectValue } from "./fault.ts";
import { DRAW, play } from "./move.ts";
import { formatMoves, parseMoves } from "./notation.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("move notation", () => {
  it("is a digit a column and + a draw, blanks allowed", () => {
    expect(expectValue(parseMoves("31 +\n9\t"))).toEqual([play(2), play(0), DRAW, play(8)]);
    expect(formatMoves([play(2), DRAW])).toBe("3+");
    expect(expectValue(parseMoves(""))).toEqual([]);
  });

  test.prop([playedHoles()])("comes back from its text", ({ moves }) => {
    expect(parseMoves(formatMoves(moves))).toEqual({ ok: true, value: moves });
  });

  it.each([
    ["12x4", '"x" at character 3'],
    ["0", '"0" at character 1'],
    ["1 -", '"-" at character 3'],
    ["🂡", '"🂡" at character 1'],
  ])("%j is refused and placed", (text, message) => {
    const parsed = parseMoves(text);
    expect(parsed).toMatchObject({ ok: false, fault: { code: "move-unknown", message: SENTENCE } });
    expect(parsed.ok ? "" : parsed.fault.message).toContain(message);
  });
});
