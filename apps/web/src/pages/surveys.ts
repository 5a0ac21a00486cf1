/** The surveys that the page of numbers shows, as `golf survey --json` wrote them. */
import type { PresetId } from "@albatross/rules";
import easy from "../../../../docs/numbers/easy.json" with { type: "json" };
import freeStart from "../../../../docs/numbers/free-start.json" with { type: "json" };
import jokers from "../../../../docs/numbers/jokers.json" with { type: "json" };
import players from "../../../../docs/numbers/players.json" with { type: "json" };
import queen from "../../../../docs/numbers/queen.json" with { type: "json" };
import relaxed from "../../../../docs/numbers/relaxed.json" with { type: "json" };
import stop from "../../../../docs/numbers/stop.json" with { type: "json" };
import wrap from "../../../../docs/numbers/wrap.json" with { type: "json" };

export interface Survey {
  readonly preset: PresetId;
  readonly range: string;
  readonly deals: number;
  readonly meanBest: number;
  /** Best strokes, fewest first, each with its number of deals. */
  readonly counts: readonly { readonly value: number; readonly count: number }[];
}

interface SurveyFile {
  readonly range: string;
  readonly deals: number;
  readonly meanBest: number;
  readonly histogram: readonly (readonly number[])[];
}

function read(preset: PresetId, { range, deals, meanBest, histogram }: SurveyFile): Survey {
  const counts = histogram.map(([value = NaN, count = NaN]) => ({ value, count }));
  return { preset, range, deals, meanBest, counts };
}

export const SURVEYS: readonly Survey[] = [
  read("classic", stop),
  read("queen-on-king", queen),
  read("putt-putt", wrap),
  read("free-start", freeStart),
  read("relaxed", relaxed),
  read("easy", easy),
  read("jokers", jokers),
];

export function surveyOf(preset: PresetId): Survey {
  const survey = SURVEYS.find((candidate) => candidate.preset === preset);
  if (!survey) throw new RangeError(`there is no survey of "${preset}"`);
  return survey;
}

/** How much the best scores of deals differ: the standard deviation. */
export function spreadOf({ counts, deals, meanBest }: Survey): number {
  const squares = counts.reduce(
    (sum, { value, count }) => sum + count * (value - meanBest) ** 2,
    0,
  );
  return Math.sqrt(squares / deals);
}

export interface PlayerFigure {
  readonly player: string;
  readonly strokes: number;
  readonly within: readonly number[];
  readonly clears: number;
}

export const PLAYERS: {
  readonly command: string;
  readonly deals: number;
  readonly players: readonly PlayerFigure[];
} = players;

/** The numbers by themselves, for who wants to work with them. */
export function surveyCsv({ counts }: Survey): string {
  return `best,deals\n${counts.map(({ value, count }) => `${value},${count}\n`).join("")}`;
}

export function playersCsv(): string {
  const rows = PLAYERS.players.map(
    ({ player, strokes, within, clears }) => `${player},${strokes},${within.join(",")},${clears}\n`,
  );
  return `player,strokes,low95,high95,clears\n${rows.join("")}`;
}

export function csvPath(name: PresetId | "players"): string {
  return `numbers/${name}.csv`;
}
