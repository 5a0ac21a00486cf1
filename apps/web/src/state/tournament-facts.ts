/** What a tournament comes to so far: worked out from the holes that are played, as every card is. Pure. */
import {
  expectValue,
  holeScore,
  NINE_HOLES,
  scoreMatch,
  scoreSkins,
  scoreStrokePlay,
  winnersOf,
} from "@albatross/rules";
import type { HelpUsed, RoundInPlay } from "./open-hole.ts";
import { holesDone, isComplete } from "./round-so-far.ts";
import { placeAt } from "./tournament.ts";
import type { Tournament, TournamentPlayer } from "./tournament-options.ts";

export interface TournamentRound extends RoundInPlay {
  readonly tournament: Tournament;
}

export interface TournamentFacts extends Pick<Tournament, "players" | "scoring"> {
  /** `strokes[hole][player]`, nine holes; null where it is still to be played. */
  readonly strokes: readonly (readonly (number | null)[])[];
  /** Holes that everybody has played. */
  readonly holesDone: number;
  /** For each of those: who won it alone, and what that is worth. A tie is won by nobody. */
  readonly holes: readonly { readonly winner: number | null; readonly worth: number }[];
  /** Strokes of each player on all that the player has played. */
  readonly totals: readonly number[];
  /** Points of a match, or skins; in stroke play as the totals of the holes that all have played. */
  readonly points: readonly number[];
  /** Who has the bonus of a match that is over; null for a tie, and before. */
  readonly bonusWinner: number | null;
  /** Skins that the next hole is played for beside its own. */
  readonly carried: number;
  /** The places of those who are ahead; everybody's at the beginning. */
  readonly leaders: readonly number[];
  readonly isOver: boolean;
  /** null for a tie, and while it is not over. */
  readonly winner: number | null;
  readonly help: readonly TournamentHelp[];
}

/** What a player had on all holes. A restart tells as much as an undo of everything. */
export interface TournamentHelp extends Pick<HelpUsed, "hints" | "undos"> {
  readonly restarts: number;
}

export function asTournament(round: RoundInPlay | null): TournamentRound | null {
  return round?.tournament ? { ...round, tournament: round.tournament } : null;
}

export function readTournament(round: TournamentRound): TournamentFacts {
  const { tournament } = round;
  const { players, scoring } = tournament;
  const strokes = strokesOfAll(round);
  const done = holesDone(round);
  const whole = strokes.slice(0, done).map((hole) => hole.map((figure) => figure ?? 0));
  const standing = readStanding(scoring, whole, players.length);
  const isOver = isComplete(round);
  const best = scoring === "stroke" ? Math.min(...standing.points) : Math.max(...standing.points);
  const leaders = players.flatMap((_, place) => (standing.points[place] === best ? [place] : []));
  return {
    players,
    scoring,
    strokes,
    holesDone: done,
    totals: players.map((_, place) =>
      strokes.reduce((total, hole) => total + (hole[place] ?? 0), 0),
    ),
    ...standing,
    leaders,
    isOver,
    winner: isOver && leaders.length === 1 ? (leaders[0] ?? null) : null,
    help: players.map((_, place) => helpOf(round, place)),
  };
}

type Standing = Pick<TournamentFacts, "holes" | "points" | "bonusWinner" | "carried">;

function readStanding(
  scoring: Tournament["scoring"],
  whole: readonly (readonly number[])[],
  players: number,
): Standing {
  const none = Array.from({ length: players }, () => 0);
  const plain = { bonusWinner: null, carried: 0 };
  if (whole.length === 0) return { ...plain, holes: [], points: none };
  if (scoring === "skins") {
    const { holes, skins, carried } = expectValue(scoreSkins(whole));
    const worth = holes.map((hole) => ({ winner: hole.winner, worth: hole.skins }));
    return { ...plain, holes: worth, points: skins, carried };
  }
  const holes = winnersOf(whole).map((winner) => ({ winner, worth: 1 }));
  if (scoring === "stroke") {
    return { ...plain, holes, points: expectValue(scoreStrokePlay(whole)).totals };
  }
  if (whole.length === NINE_HOLES) {
    const { points, bonusWinner } = expectValue(scoreMatch(whole));
    return { ...plain, holes, points, bonusWinner };
  }
  const won = none.map((_, place) => holes.filter(({ winner }) => winner === place).length);
  return { ...plain, holes, points: won };
}

function strokesOfAll({ tournament, played, holes }: TournamentRound) {
  const { players } = tournament;
  const strokes = Array.from({ length: holes }, () => players.map((): number | null => null));
  for (const [turn, { hole }] of played.entries()) {
    const row = strokes[Math.floor(turn / players.length)];
    if (row) row[placeAt(tournament, turn)] = holeScore(hole);
  }
  return strokes;
}

/** One player's own nine, as a round by itself: what a scorecard is drawn from. */
export function roundOf({ tournament, ...round }: TournamentRound, place: number): RoundInPlay {
  const played = round.played.filter((_, turn) => placeAt(tournament, turn) === place);
  return { ...round, played };
}

function helpOf(round: TournamentRound, place: number): TournamentHelp {
  return roundOf(round, place).played.reduce(
    ({ hints, undos, restarts }, { help, attempt }) => ({
      hints: hints + help.hints,
      undos: undos + help.undos,
      restarts: restarts + attempt - 1,
    }),
    { hints: 0, undos: 0, restarts: 0 },
  );
}

/** Whose turn comes after the open one, and on which hole; null after the last. */
export function nextTurn(
  round: TournamentRound,
): { readonly player: TournamentPlayer; readonly place: number; readonly hole: number } | null {
  if (isComplete(round)) return null;
  const place = placeAt(round.tournament, round.played.length);
  const player = round.tournament.players[place];
  return player ? { player, place, hole: holesDone(round) + 1 } : null;
}
