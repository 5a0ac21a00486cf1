/**
 * golf players: deal after deal, each played by every player, so that whenever it ends all have played the same.
 * In this thread: a hole takes half a second at most, and Ctrl-C is looked for between two holes.
 */
import { setImmediate as takeTurn } from "node:timers/promises";
import { PLAYERS, playHole, type ComputerPlayer } from "@albatross/coach";
import {
  currentPosition,
  deal,
  dealAt,
  FaultError,
  movesMade,
  strokesOf,
  type DealRange,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { EXIT } from "../exit-code.ts";
import { formatFault } from "../failure.ts";
import { formatJsonLine, type Session } from "../session.ts";
import { createProgressBar } from "../survey/progress-bar.ts";
import {
  describePlayers,
  formatPlayers,
  type Contest,
  type PlayerScores,
} from "./players-report.ts";

export interface PlayersRequest {
  readonly range: DealRange;
  readonly rules: RuleSet;
  /** Ids; all players when it is undefined. */
  readonly only: string | undefined;
  readonly isJson: boolean;
}

export async function runPlayers(session: Session, request: PlayersRequest): Promise<void> {
  const { range, rules, isJson } = request;
  const players = choosePlayers(request.only);
  const contest = await playAll(session, { range, rules, players });
  await session.output.write(
    isJson
      ? formatJsonLine(describePlayers(contest))
      : `${formatPlayers(contest, session.chooseInk())}\n`,
  );
  const { length } = contest.bests;
  if (length === range.count) return;
  const message = `stopped after ${length} of ${range.count} deals`;
  await session.output.writeMessage(formatFault({ code: "players-interrupted", message }, isJson));
  session.exitCode = EXIT.interrupted;
}

function choosePlayers(only: string | undefined): readonly ComputerPlayer[] {
  if (only === undefined) return PLAYERS;
  const ids = only.split(",").map((id) => id.trim());
  const stranger = ids.find((id) => PLAYERS.every((player) => player.id !== id));
  if (stranger === undefined) return PLAYERS.filter(({ id }) => ids.includes(id));
  const known = PLAYERS.map(({ id }) => id).join(", ");
  throw new FaultError({
    code: "player-unknown",
    message: `there is no player "${stranger}"; there are ${known}`,
  });
}

interface Field {
  readonly range: DealRange;
  readonly rules: RuleSet;
  readonly players: readonly ComputerPlayer[];
}

async function playAll({ host, output }: Session, field: Field): Promise<Contest> {
  const { range, rules, players } = field;
  const scores = players.map((player) => ({ player, scores: [] as number[], moves: 0, ms: 0 }));
  const bests: (number | null)[] = [];
  const bar = createProgressBar(host, output);
  const startMs = performance.now();
  try {
    while (bests.length < range.count && !host.interrupt.aborted) {
      const name = dealAt(range, bests.length);
      const start = deal(name, rules);
      for (const entry of scores) {
        // By the deal, so that a range is played the same however it is split.
        addHole(entry, start, Number(BigInt.asUintN(32, name.number)));
        await takeTurn();
      }
      bests.push(bestScore(start, { maxNodes: MAX_NODES }));
      const done = bests.length;
      const elapsedMs = performance.now() - startMs;
      await bar.show({ total: range.count, done, judged: done, elapsedMs });
    }
  } finally {
    await bar.clear();
  }
  return { range, rules, players: scores, bests };
}

/** Nine columns or redeals may take seconds; the mean of best play is then of the other deals. */
const MAX_NODES = 1_000_000;

interface Entry extends PlayerScores {
  readonly scores: number[];
  moves: number;
  ms: number;
}

function addHole(entry: Entry, start: Position, seed: number): void {
  const startMs = performance.now();
  const hole = playHole(entry.player, start, seed);
  entry.ms += performance.now() - startMs;
  entry.moves += movesMade(hole).length;
  entry.scores.push(strokesOf(currentPosition(hole)));
}
