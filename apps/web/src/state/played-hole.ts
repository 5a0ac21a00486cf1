/**
 * A played hole as the history keeps it: how it ended, and what statistics need of it. A plain value of texts
 * and numbers, the same in the database and in files. Nothing is kept that follows from the rest: the badge
 * is worked out from the best score, so that the two cannot disagree.
 *
 * A hole counts once, as it last ended: undo and restart go on with the same hole (its id), and another end
 * takes the place of the first. Not counted are holes that came with moves in their link, which somebody
 * else made; nor those of a tournament that a computer player plays, or in which several people do: whose they are,
 * this history does not know.
 */
import {
  currentPosition,
  ENDINGS,
  formatDealName,
  formatMoves,
  formatRules,
  holeScore,
  holeStatus,
  movesMade,
  readRuns,
  strokesOf,
} from "@albatross/rules";
import { rulesOf, type OpenHole, type RoundInPlay } from "./open-hole.ts";
import { placeAt } from "./tournament.ts";

/** `left`: for another hole, before it was over. */
export const PLAYED_ENDINGS = [...ENDINGS, "left"] as const;
type PlayedEnding = (typeof PLAYED_ENDINGS)[number];

export interface PlayedHole {
  readonly id: string;
  /** When it ended: ISO 8601, in UTC, with milliseconds. */
  readonly at: string;
  /** "12345", "pysol:24". */
  readonly deal: string;
  /** Version of the generator of that deal. */
  readonly generator: string;
  /** "classic", "king=wrap,columns=8". */
  readonly rules: string;
  readonly ending: PlayedEnding;
  /** On the card; of a hole that was left, the cards that lay there then. */
  readonly strokes: number;
  /** Best strokes that the deal allows; null when that was not known. */
  readonly best: number | null;
  /** Those undone left out. */
  readonly moves: string;
  readonly bestRun: number;
  readonly undos: number;
  readonly hints: number;
  /** 1 for the first try at the deal; each restart is another. */
  readonly tries: number;
}

export type Badge = "winnable" | "random";

/** T4: winnable only what is proved so. */
export function badgeOf({ best }: Pick<PlayedHole, "best">): Badge {
  return best !== null && best <= 0 ? "winnable" : "random";
}

/** Is the hole of this turn of a round one of whoever's history this is? */
export function isCounted({ tournament }: RoundInPlay, turn: number): boolean {
  if (!tournament) return true;
  const people = tournament.players.filter(({ computer }) => computer === null);
  return people.length === 1 && placeAt(tournament, turn) === 0;
}

/** Was it played to an end, so that it counts in averages? */
export function isFinished({ ending }: Pick<PlayedHole, "ending">): boolean {
  return ending !== "left";
}

/** The hole if its strokes are final: cleared, or taken. null while they are not. */
export function readFinished(open: OpenHole, best: number | null, at: string): PlayedHole | null {
  return holeScore(open.hole) === null ? null : describe(open, best, at);
}

/**
 * The hole as it stands when another takes its place: a stuck one then has its strokes, and one in which a
 * card was played counts as left. null when nothing was played.
 */
export function readLeft(open: OpenHole, best: number | null, at: string): PlayedHole | null {
  const finished = readFinished(open, best, at);
  if (finished) return finished;
  const hasPlayed = movesMade(open.hole).some(({ kind }) => kind === "play");
  return hasPlayed || holeStatus(open.hole) === "stuck" ? describe(open, best, at) : null;
}

function describe(open: OpenHole, best: number | null, at: string): PlayedHole | null {
  const { id, deal, hole, help, attempt, round } = open;
  if (id === null || help.givenMoves > 0) return null;
  if (round && !isCounted(round, round.played.length)) return null;
  const moves = movesMade(hole);
  const status = holeStatus(hole);
  return {
    id,
    at,
    deal: formatDealName(deal),
    generator: String(deal.version),
    rules: formatRules(rulesOf(open)),
    ending:
      ENDINGS.find((ending) => ending === status) ?? (hole.strokesTaken ? "conceded" : "left"),
    strokes: strokesOf(currentPosition(hole)),
    best,
    moves: formatMoves(moves),
    bestRun: readRuns(moves).best,
    undos: help.undos,
    hints: help.hints,
    tries: attempt,
  };
}
