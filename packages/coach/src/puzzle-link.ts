/**
 * Links to puzzles: the link of a deal with the moves that lead to the puzzle, and what is asked there,
 * "deal=2&generator=1&rules=classic&moves=4%2B537&puzzle=clear". A page that knows no puzzles shows the position.
 * Whether it is a puzzle is not in the link: the receiver proves it again.
 */
import {
  fail,
  formatLink,
  parseLink,
  succeed,
  type Fault,
  type LinkFault,
  type Refusal,
  type Result,
} from "@albatross/rules";
import { PUZZLE_KINDS, puzzlePosition, type PuzzleQuestion } from "./puzzle.ts";

export type PuzzleLinkFault = LinkFault | Refusal | Fault<"puzzle-kind-unknown">;

/** The query without its question mark. */
export function formatPuzzleLink({ kind, deal, rules, moves }: PuzzleQuestion): string {
  return `${formatLink({ deal, rules, moves })}&puzzle=${kind}`;
}

/** Reads the query of a link, with or without its question mark; null when it is no link to a puzzle. */
export function parsePuzzleLink(query: string): Result<PuzzleQuestion | null, PuzzleLinkFault> {
  const [, text] = /(?:^|[?&])puzzle=([^&]*)/.exec(query) ?? [];
  if (text === undefined) return succeed(null);
  const link = parseLink(query);
  if (!link.ok) return link;
  const kind = PUZZLE_KINDS.find((known) => known === text);
  if (kind === undefined) {
    return fail(
      "puzzle-kind-unknown",
      `"${text}" is no kind of puzzle; the kinds are ${PUZZLE_KINDS.join(", ")}`,
      { text, kinds: PUZZLE_KINDS.join(", ") },
    );
  }
  const question = { kind, ...link.value };
  const position = puzzlePosition(question);
  return position.ok ? succeed(question) : position;
}
