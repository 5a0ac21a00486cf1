import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { expectValue } from "./fault.ts";
import { scoreSkins } from "./skins.ts";

const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("skins", () => {
  it("R6: a hole won alone is a skin", () => {
    const card = expectValue(
      scoreSkins([
        [3, 4],
        [5, 2],
        [0, 1],
      ]),
    );
    expect(card.holes).toEqual([
      { winner: 0, skins: 1 },
      { winner: 1, skins: 1 },
      { winner: 0, skins: 1 },
    ]);
    expect(card).toMatchObject({ skins: [2, 1], carried: 0, winner: 0 });
  });

  it("R6: tied skins are carried over to the next hole that is won", () => {
    const card = expectValue(
      scoreSkins([
        [3, 3],
        [4, 4],
        [9, 2],
        [1, 1],
      ]),
    );
    expect(card.holes.map(({ skins }) => skins)).toEqual([1, 2, 3, 1]);
    expect(card).toMatchObject({ skins: [0, 3], carried: 1, winner: 1 });
  });

  it("R6: of three players, two who share the fewest strokes tie for all", () => {
    const card = expectValue(
      scoreSkins([
        [1, 1, 2],
        [2, 2, 1],
      ]),
    );
    expect(card).toMatchObject({ skins: [0, 0, 2], winner: 2 });
  });

  it("R6: nine ties leave all nine skins to nobody", () => {
    const card = expectValue(scoreSkins(Array.from({ length: 9 }, () => [4, 4])));
    expect(card).toMatchObject({ skins: [0, 0], carried: 9, winner: null });
  });

  test.prop([
    fc
      .integer({ min: 2, max: 4 })
      .chain((players) =>
        fc.array(
          fc.array(fc.integer({ min: -2, max: 3 }), { minLength: players, maxLength: players }),
          { minLength: 1, maxLength: 9 },
        ),
      ),
  ])("R6: every hole's skin is won once or still carried", (strokes) => {
    const card = expectValue(scoreSkins(strokes));
    const won = card.skins.reduce((sum, skins) => sum + skins, 0);
    expect(won + card.carried).toBe(strokes.length);
  });

  it.each([[[]], [[[1]]], [[[1, 2], [1]]]])("R6: %j is not scored", (strokes) => {
    expect(scoreSkins(strokes)).toMatchObject({
      ok: false,
      fault: { code: "cards-shape", message: SENTENCE },
    });
  });
});
