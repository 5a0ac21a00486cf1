import { CLASSIC, currentPosition, deal, ownDeal, strokesOf } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { playHole } from "./play-hole.ts";
import { PLAYERS } from "./players.ts";
import { standingOf } from "./standing.ts";

/** As published in docs/players.md, for its first hundred deals: strokes of all of them together. */
const STROKES_1_TO_100: Readonly<Record<string, number>> = {
  rookie: 1136,
  sprinter: 925,
  clubhouse: 793,
  caddie: 609,
  professional: 467,
  oracle: 159,
};

const totals = PLAYERS.map((player) => {
  const scores = Array.from({ length: 100 }, (_, index) => {
    const hole = playHole(player, deal(ownDeal(index + 1), CLASSIC), index + 1);
    return strokesOf(currentPosition(hole));
  });
  return [player.id, (standingOf(scores)?.meanStrokes ?? NaN) * scores.length] as const;
});

describe("the computer players on deals 1 to 100", () => {
  it.each(totals)("%s plays as published", (id, strokes) => {
    expect(strokes).toBeCloseTo(STROKES_1_TO_100[id] ?? NaN, 6);
  });

  it("are each stronger than the one before", () => {
    const strokes = totals.map(([, total]) => total);
    expect(strokes).toEqual([...strokes].sort((a, b) => b - a));
  });
});
