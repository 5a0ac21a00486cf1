/** Played holes for tests: real ones, played here, and what property tests draw from. */
import { CLASSIC, makeHoleMove, ownDeal, legalMoves, currentPosition } from "@albatross/rules";
import { fc } from "@fast-check/vitest";
import { openDeal, type OpenHole } from "./open-hole.ts";
import { PLAYED_ENDINGS, readLeft, type PlayedHole } from "./played-hole.ts";

/** The hole after the first `most` of the moves of somebody who plays what fits, and else draws. */
function playThoughtlessly(number: number, most = Infinity): OpenHole {
  const open = { ...openDeal(ownDeal(number), CLASSIC), id: `deal-${number}` };
  let { hole } = open;
  for (let made = 0; made < most; made++) {
    const [move] = legalMoves(currentPosition(hole));
    if (move === undefined) break;
    const next = makeHoleMove(hole, move);
    if (!next.ok) throw new Error(next.fault.message);
    hole = next.value;
  }
  return { ...open, hole };
}

/** As {@link playThoughtlessly}, entered into the history at a minute of one day. */
export function playedHole(
  number: number,
  { most, minute = number % 60 }: { readonly most?: number; readonly minute?: number } = {},
): PlayedHole {
  const at = new Date(Date.UTC(2026, 10, 30, 12, minute)).toISOString();
  const played = readLeft(playThoughtlessly(number, most), null, at);
  if (played === null) throw new Error(`nothing was played of deal ${number}`);
  return played;
}

/** Figures of a hole without its moves, for statistics. */
export function figuresOf(change: Partial<PlayedHole>): PlayedHole {
  return {
    id: "one",
    at: "2026-11-30T12:00:00.000Z",
    deal: "1",
    generator: "1",
    rules: "classic",
    ending: "stuck",
    strokes: 5,
    best: null,
    moves: "",
    bestRun: 0,
    undos: 0,
    hints: 0,
    tries: 1,
    ...change,
  };
}

/** Few ids, so that they meet; the id decides the deal, as it does in the page. */
const heldHoles: fc.Arbitrary<PlayedHole> = fc
  .record({
    number: fc.integer({ min: 1, max: 6 }),
    minute: fc.integer({ min: 0, max: 3 }),
    ending: fc.constantFrom(...PLAYED_ENDINGS),
    strokes: fc.integer({ min: -3, max: 5 }),
    best: fc.option(fc.integer({ min: -3, max: 1 })),
    undos: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ number, minute, ...rest }) =>
    figuresOf({
      ...rest,
      id: `hole-${number}`,
      deal: String(number),
      at: new Date(Date.UTC(2026, 10, 30, 12, minute)).toISOString(),
    }),
  );

export const heldHistories = fc.array(heldHoles, { maxLength: 12 });
