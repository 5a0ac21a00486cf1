/** Samples of what the page tells of: what every language is asked about in tests. */
import {
  CLASSIC,
  expectValue,
  makeRules,
  ownDeal,
  parseCard,
  parseMoves,
  type Card,
  type Move,
  type RuleSet,
} from "@albatross/rules";
import { openWithMoves, type OpenHole, type RoundInPlay } from "../state/open-hole.ts";
import type { ResultFacts } from "../state/result-facts.ts";
import type { Verdict } from "../state/verdict.ts";

export const card = (text: string): Card => expectValue(parseCard(text));
export const draw: Move = { kind: "draw" };
const own: RuleSet = expectValue(makeRules({ columns: 8, king: "wrap" }));
export const rules = [CLASSIC, own] as const;
export const counts = [0, 1, 2, 5, 21] as const;

/** Deal 2 after moves of the notation. */
export function holeAfter(moves = "", options = CLASSIC): OpenHole {
  return expectValue(openWithMoves(ownDeal(2), options, expectValue(parseMoves(moves))));
}

const dealt = holeAfter();
export const played = holeAfter("4+53772");
export const taken: OpenHole = { ...played, hole: { ...played.hole, strokesTaken: true } };
const freeStart = holeAfter("", { ...CLASSIC, first: "choose" });
export const holes = [dealt, played, taken, freeStart];

export const round: RoundInPlay = {
  id: "round",
  startedAtMs: Date.UTC(2026, 10, 30, 12),
  holes: 9,
  par: 45,
  deals: "random",
  played: [taken, { ...taken, help: { hints: 1, undos: 2, givenMoves: 3 } }],
};
export const eighteen: RoundInPlay = {
  ...round,
  holes: 18,
  par: 36,
  deals: "winnable",
  played: [],
};

export const onCourse: RoundInPlay = {
  ...round,
  deals: "course",
  course: { name: "Morning Mist", deals: [ownDeal(12), ownDeal(62)] },
};

const result: ResultFacts = {
  ending: "stuck",
  isFinal: false,
  strokes: 2,
  drawsLeft: 0,
  waste: card("7D"),
  needed: [6, 8],
  exposed: [],
  bestRun: 4,
  help: { hints: 1, undos: 2, givenMoves: 1 },
  attempt: 2,
};
const noHelp = { hints: 0, undos: 0, givenMoves: 0 };
export const results: readonly ResultFacts[] = [
  result,
  { ...result, strokes: 1, isFinal: true },
  { ...result, ending: "conceded", isFinal: true, waste: null, help: noHelp, attempt: 1 },
  { ...result, ending: "cleared", strokes: 0, isFinal: true },
  { ...result, ending: "cleared", strokes: -1, isFinal: true },
  { ...result, waste: card("KS"), needed: [] },
  { ...result, waste: card("7D"), needed: [] },
  { ...result, needed: [1, 2, 3, 4] },
];

export const verdicts: readonly Verdict[] = [
  { kind: "working" },
  { kind: "winnable", best: -3 },
  { kind: "unclearable", best: 3 },
  { kind: "no-longer", best: 1 },
  { kind: "unknown" },
];
