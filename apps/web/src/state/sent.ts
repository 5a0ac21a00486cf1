/**
 * What a link brings beside a deal: a course, a puzzle, or what a friend made of the deal. Read strictly before anything is
 * dealt, so that a link that is not understood deals nothing (T7). Loaded only for links that have such parts.
 */
import { parsePuzzleLink, type PuzzleQuestion } from "@albatross/coach";
import {
  formatLink,
  formatSharedPlay,
  parseCourseLink,
  parseLink,
  parseSharedPlay,
  type CourseLink,
  type SharedPlay,
} from "@albatross/rules";
import type { BadLink } from "./game.ts";
import { openWithMoves, type OpenHole } from "./open-hole.ts";

/** What a friend played: covered until the player asks. */
export interface SentPlay {
  /** The query of the deal alone: what was played is only of use while that is on the board. */
  readonly deal: string;
  /** The parts to keep in the address behind it, so that a reload loses nothing. */
  readonly rest: string;
  readonly play: SharedPlay;
  /** The friend's hole at its start with all moves to redo; null when no moves were sent. */
  readonly hole: OpenHole | null;
}

export type ReadSent =
  | { readonly kind: "course"; readonly course: CourseLink }
  | { readonly kind: "play"; readonly play: SentPlay }
  | { readonly kind: "puzzle"; readonly question: PuzzleQuestion }
  | {
      readonly kind: "bad";
      readonly fault: BadLink;
      /** The query of the deal by itself, where that much is understood. */
      readonly deal: string | null;
    };

/** null when the link brings a deal and nothing else. */
export function readSent(query: string): ReadSent | null {
  if (/(^|[?&])course=/.test(query)) {
    const course = parseCourseLink(query);
    return course.ok
      ? { kind: "course", course: course.value }
      : { kind: "bad", fault: course.fault, deal: null };
  }
  const link = parseLink(query);
  // Without a deal there is nothing to be said of it: the game says why.
  if (!link.ok) return null;
  const { deal, rules } = link.value;
  const alone = formatLink({ deal, rules, moves: [] });
  const puzzle = parsePuzzleLink(query);
  if (!puzzle.ok) return { kind: "bad", fault: puzzle.fault, deal: alone };
  if (puzzle.value) return { kind: "puzzle", question: puzzle.value };
  const shared = parseSharedPlay(query, link.value);
  if (!shared.ok) return { kind: "bad", fault: shared.fault, deal: alone };
  if (shared.value === null) return null;
  const { moves } = shared.value;
  // Nothing was played by a friend who took the strokes at once: there is nothing to watch.
  const played = moves && moves.length > 0 ? openWithMoves(deal, rules, moves) : null;
  return {
    kind: "play",
    play: {
      deal: alone,
      rest: formatSharedPlay(shared.value),
      play: shared.value,
      hole: played?.ok ? atStart(played.value) : null,
    },
  };
}

function atStart(open: OpenHole): OpenHole {
  return { ...open, hole: { ...open.hole, cursor: 0 } };
}
