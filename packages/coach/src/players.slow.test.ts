import { CLASSIC, currentPosition, deal, ownDeal, strokesOf } from "@albatross/rules";
import { beforeAll, describe, expect, it } from "vitest";
import { playHole } from "./play-hole.ts";
import { PLAYERS, type ComputerPlayer } from "./players.ts";

/** Of the holes that docs/players.md counts, the first hundred: the strokes of all of them together. */
const PUBLISHED: readonly (readonly [string, number])[] = [
  ["rookie", 1136],
  ["sprinter", 925],
  ["clubhouse", 793],
  ["caddie", 609],
  ["professional", 554],
  ["champion", 426],
  ["oracle", 159],
];

function playHundred(player: ComputerPlayer): number {
  return Array.from({ length: 100 }, (_, index) => {
    const hole = playHole(player, deal(ownDeal(index + 1), CLASSIC), index + 1);
    return strokesOf(currentPosition(hole));
  }).reduce((sum, strokes) => sum + strokes, 0);
}

describe("the computer players on deals 1 to 100", () => {
  let totals: ReadonlyMap<string, number> = new Map();

  beforeAll(() => {
    totals = new Map(PLAYERS.map((player) => [player.id, playHundred(player)]));
  }, 1_800_000);

  it("are all published, each stronger than the one before", () => {
    expect([...totals.keys()]).toEqual(PUBLISHED.map(([id]) => id));
    const strokes = [...totals.values()];
    expect(strokes).toEqual([...strokes].sort((a, b) => b - a));
  });

  it.each(PUBLISHED)("%s plays as published", (id, strokes) => {
    expect(totals.get(id)).toBe(strokes);
  });
});
