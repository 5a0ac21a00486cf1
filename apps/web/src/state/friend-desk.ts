/**
 * What a friend made of this deal, covered until the player asks; and watching how it was played, as a hole beside
 * the player's own, which is gone back to. A watched hole came with its moves, so it counts in no statistics.
 */
import { holeScore, strokesOf, currentPosition, isOver } from "@albatross/rules";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Game } from "./game.ts";
import type { OpenHole } from "./open-hole.ts";
import type { SentPlay } from "./sent.ts";

export interface FriendDesk {
  readonly sent: SentPlay;
  /** Is the deal that was sent on the board? */
  readonly isHere: ReadonlySignal<boolean>;
  readonly isScoreShown: ReadonlySignal<boolean>;
  /** What the player made of it: null while the own hole is not over, or another one is shown. */
  readonly ownStrokes: ReadonlySignal<number | null>;
  /** How far the friend's moves are shown; null while they are not watched. */
  readonly watching: ReadonlySignal<{ readonly move: number; readonly of: number } | null>;
  showScore(): void;
  /** Shows the friend's hole from its start; nothing when no moves were sent. */
  watch(): void;
  /** Back to the own hole, as it was left. */
  goBack(): void;
}

export function createFriendDesk(
  sent: SentPlay,
  { play, link }: Pick<Game, "play" | "link">,
): FriendDesk {
  const isScoreShown = signal(false);
  const own = signal<OpenHole | null>(null);
  const watchedId = signal<string | null>(null);
  const watched = computed(() => {
    const open = play.open.value;
    return open !== null && open.id !== null && open.id === watchedId.value ? open : null;
  });
  return {
    sent,
    isHere: computed(() => link.value === sent.deal),
    isScoreShown,
    ownStrokes: computed(() => {
      const open = watched.value ? own.value : play.open.value;
      if (open === null || open.help.givenMoves > 0 || !isOver(open.hole)) return null;
      return holeScore(open.hole) ?? strokesOf(currentPosition(open.hole));
    }),
    watching: computed(() => {
      const open = watched.value;
      return open && { move: open.hole.cursor, of: open.hole.moves.length };
    }),
    showScore: () => void (isScoreShown.value = true),
    watch() {
      if (sent.hole === null || watched.peek()) return;
      own.value = play.open.peek();
      play.show(sent.hole, "deal");
      watchedId.value = play.open.peek()?.id ?? null;
      isScoreShown.value = true;
    },
    goBack() {
      const back = own.peek();
      watchedId.value = null;
      if (back) play.show(back, "restore");
    },
  };
}
