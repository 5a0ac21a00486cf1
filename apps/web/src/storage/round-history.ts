/**
 * The rounds and tournaments that were played to their end, each with its date, rules, deals, moves, strokes and help. A round
 * is entered in the moment that its last hole has its score, once however often it is shown again, and taken
 * out when that hole is undone into. Whatever cannot be read is left where it is, and not shown.
 */
import { isJsonObject } from "@albatross/rules";
import type { OpenHole, RoundInPlay } from "../state/open-hole.ts";
import { isComplete, roundSoFar } from "../state/round-so-far.ts";
import { parseSavedRound } from "../state/saved-round.ts";
import { formatSavedRound, type SavedRound } from "../state/saved-slot.ts";

const ROUND_FORMAT = 1;
/** A page that knows no tournaments leaves theirs alone. */
const TOURNAMENT_FORMAT = 2;

interface FinishedRow extends SavedRound {
  readonly format: typeof ROUND_FORMAT | typeof TOURNAMENT_FORMAT;
  readonly finishedAtMs: number;
}

/** The rows of the database; every call may reject. */
export interface RoundRows {
  newestFirst(): Promise<readonly unknown[]>;
  /** Leaves a row of the same id as it is: the first time a round ended is its date. */
  add(row: FinishedRow): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface FinishedRound {
  readonly round: RoundInPlay;
  readonly finishedAtMs: number;
}

export interface RoundHistory {
  /** To be told of each change of the open hole. */
  follow(open: OpenHole): void;
  /** Newest first; null where nothing can be read. */
  read(): Promise<readonly FinishedRound[] | null>;
}

export function createRoundHistory(rows: RoundRows, now: () => number): RoundHistory {
  let entered: string | null = null;
  return {
    follow(open) {
      const round = roundSoFar(open);
      if (round === null) return;
      const isOver = isComplete(round);
      if (isOver === (entered === round.id)) return;
      entered = isOver ? round.id : null;
      const finishedAtMs = now();
      const row = { ...formatSavedRound(round, finishedAtMs), finishedAtMs };
      const format = round.tournament ? TOURNAMENT_FORMAT : ROUND_FORMAT;
      const written = isOver ? rows.add({ ...row, format }) : rows.remove(round.id);
      // The hole itself is kept in the same moment, and its keeper tells the player when nothing can be.
      written.catch(() => undefined);
    },
    async read() {
      try {
        return (await rows.newestFirst()).flatMap((row) => readRow(row) ?? []);
      } catch {
        return null;
      }
    },
  };
}

function readRow(row: unknown): FinishedRound | null {
  if (!isJsonObject(row)) return null;
  if (row["format"] !== ROUND_FORMAT && row["format"] !== TOURNAMENT_FORMAT) return null;
  const { finishedAtMs } = row;
  const round = parseSavedRound(row);
  if (!round.ok || typeof finishedAtMs !== "number" || !isComplete(round.value)) return null;
  return { round: round.value, finishedAtMs };
}
