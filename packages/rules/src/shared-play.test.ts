import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { ownDeal } from "./deal-name.ts";
import { deal } from "./deal.ts";
import { expectValue } from "./fault.ts";
import { holeStatus, makeHoleMove, startHole, currentPosition, type Hole } from "./hole.ts";
import { parseLink } from "./link.ts";
import { DRAW, legalMoves } from "./move.ts";
import { parseResult } from "./record.ts";
import { CLASSIC } from "./rule-set.ts";
import { strokesOf } from "./score.ts";
import { formatSharedLink, formatSharedPlay, parseSharedPlay } from "./shared-play.ts";

const SENTENCE: unknown = expect.stringMatching(/\w \w/);
const LINK = { deal: ownDeal(7), rules: CLASSIC };
/** Sixteen draws, and no play: nothing is left but what lies there. */
const DRAWS = "+".repeat(16);

/** Plays on with whatever fits until the hole is over. */
function playOut(start: Hole): Hole {
  let hole = start;
  while (holeStatus(hole) === "playing") {
    const [move = DRAW] = legalMoves(currentPosition(hole));
    hole = expectValue(makeHoleMove(hole, move));
  }
  return hole;
}

describe("what was played, in a link", () => {
  it("T7: is written behind the deal, and old pages read the deal from it", () => {
    const result = expectValue(parseResult("stuck 12"));
    const link = formatSharedLink(LINK, { player: "Anna", result, moves: null });
    expect(link).toBe("deal=7&generator=1&rules=classic&shared=1&by=Anna&result=stuck%2012");
    expect(expectValue(parseLink(link))).toEqual({ ...LINK, moves: [] });
  });

  test.prop([playedHoles()])("T7: comes back from its text, moves and all", ({ name, rules }) => {
    const hole = playOut(startHole(deal(name, rules)));
    const ending = holeStatus(hole) === "cleared" ? "cleared" : "stuck";
    const result = { ending, strokes: strokesOf(currentPosition(hole)) } as const;
    const shared = { player: "Jörg & co", result, moves: hole.moves };
    const link = { deal: name, rules };
    expect(parseSharedPlay(formatSharedLink(link, shared), link)).toEqual({
      ok: true,
      value: shared,
    });
  });

  it("is nothing where the link has no such part, whatever else it carries", () => {
    expect(parseSharedPlay("?deal=7&result=42&by=mail&played=x", LINK)).toEqual({
      ok: true,
      value: null,
    });
  });

  it("may be conceded, and have no name", () => {
    const query = `shared=1&result=conceded 35&played=${encodeURIComponent("+")}`;
    const shared = expectValue(parseSharedPlay(query, LINK));
    expect(shared).toMatchObject({ player: null, result: { ending: "conceded", strokes: 35 } });
    expect(shared && formatSharedPlay(shared)).toBe("shared=1&result=conceded%2035&played=%2B");
  });

  it.each([
    ["shared=2&result=stuck 9", "shared-version-unknown"],
    ["shared=1", "shared-result-missing"],
    ["shared=1&result=won", "record-result-invalid"],
    ["shared=1&result=cleared 3", "shared-result-impossible"],
    ["shared=1&result=cleared -17", "shared-result-impossible"],
    ["shared=1&result=stuck 0", "shared-result-impossible"],
    ["shared=1&result=stuck 36", "shared-result-impossible"],
    ["shared=1&result=stuck 9&by=%20", "shared-name-invalid"],
    [`shared=1&result=stuck 9&by=${"x".repeat(41)}`, "shared-name-invalid"],
    ["shared=1&result=stuck 9&by=a%0Ab", "shared-name-invalid"],
    ["shared=1&result=stuck 9&played=12a", "move-unknown"],
    [`shared=1&result=stuck 9&played=${"+".repeat(52)}`, "record-too-long"],
    [`shared=1&result=stuck 35&played=${DRAWS}+`, "shared-moves-illegal"],
    ["shared=1&result=stuck 9&played=+", "shared-result-untrue"],
    ["shared=1&result=%E0%A4%A", "link-shape"],
  ])("T7: %j is refused as %s", (query, code) => {
    expect(parseSharedPlay(query, LINK)).toMatchObject({
      ok: false,
      fault: { code, message: SENTENCE },
    });
  });
});
