/**
 * The last cards play themselves, for who wants that: once every card left can be played with no further draw.
 * Nothing that is done from there could score better, since a clear is worth the draws that are left, and a draw
 * only takes of those; so the condition is one number, the proved best of the position. It is looked at after the
 * player's own move, never after an undo or a redo, or taking the series back would begin it again.
 *
 * Each play is a move of its own in the hole and its record; undo and redo take the series as one (hole-play.ts).
 * It is counted as a hint, for it tells what a hint would.
 */
import { currentPosition, drawsLeft, isOver, strokesOf, type Hole } from "@albatross/rules";
import { effect, untracked } from "@preact/signals";
import type { Game } from "./game.ts";
import type { HoleEvent } from "./hole-play.ts";
import { isWatched } from "./tournament.ts";

/** Does something a little later; the answer takes it back. */
export type Later = (what: () => void) => () => void;

export interface PlayOut {
  /** The player does something: nothing more is played. */
  stop(): void;
}

type PlayedGame = Pick<Game, "play" | "assessments" | "pause" | "tell">;

/**
 * @param seen the last event before it was wanted: the player may have moved on since
 * @param signal ends it all, when it is no longer wanted.
 */
export function createPlayOut(
  game: PlayedGame,
  later: Later,
  seen: HoleEvent | null,
  signal: AbortSignal,
): PlayOut {
  const { play, assessments, pause } = game;
  /** Did the player make the move that led here? */
  let isOwnMove = false;
  let series: { played: number; takeBack: (() => void) | null } | null = null;

  function stop(): void {
    isOwnMove = false;
    if (series === null) return;
    const { played, takeBack } = series;
    series = null;
    takeBack?.();
    game.tell("played-out", played);
  }

  function begin(hole: Hole): { played: number; takeBack: (() => void) | null } {
    play.countHint();
    game.tell("sure", strokesOf(currentPosition(hole)));
    return { played: 0, takeBack: null };
  }

  function followOwnMoves(): void {
    const event = play.event.value;
    if (event === seen || event?.kind !== "change") return;
    seen = event;
    const { change } = event;
    // A computer player's draw is no move of the player's.
    if (isWatched(event.hole)) return;
    if (change.kind === "play" && change.isAutomatic) return;
    untracked(stop);
    isOwnMove = change.kind === "play" || change.kind === "draw";
  }

  function goOn(hole: Hole): void {
    if (isOver(hole)) return stop();
    const column = sureColumn(game, hole);
    if (column === null) return;
    series ??= begin(hole);
    const running = series;
    running.takeBack = later(() => {
      running.takeBack = null;
      running.played++;
      play.playAutomatically(column);
    });
  }

  const endings = [
    effect(followOwnMoves),
    effect(() => {
      const hole = play.open.value?.hole;
      void assessments.bests.value;
      // A puzzle is there to be solved, not to be watched.
      if (!hole || !isOwnMove || pause.isPaused.value || play.aside.value) return;
      untracked(() => {
        if (!series?.takeBack) goOn(hole);
      });
    }),
    stop,
  ];
  signal.addEventListener("abort", () => {
    for (const end of endings) end();
  });
  return { stop };
}

/** The next column of a clear without a draw; null where there is none, or none is known. */
function sureColumn({ assessments }: Pick<Game, "assessments">, hole: Hole): number | null {
  if (assessments.bests.peek().current !== -drawsLeft(currentPosition(hole))) return null;
  const move = assessments.bestMoveAt(hole);
  return move?.kind === "play" ? move.column : null;
}
