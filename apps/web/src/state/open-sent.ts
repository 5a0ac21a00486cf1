/** Reads what a link brings beside a deal, and makes the desk that it lies on. */
import type { PuzzleQuestion } from "@albatross/coach";
import type { CourseLink } from "@albatross/rules";
import { createFriendDesk, type FriendDesk } from "./friend-desk.ts";
import type { BadLink, Game } from "./game.ts";
import { readSent } from "./sent.ts";

export type Sent =
  | { readonly kind: "course"; readonly course: CourseLink }
  | { readonly kind: "play"; readonly friend: FriendDesk }
  | { readonly kind: "puzzle"; readonly question: PuzzleQuestion }
  | { readonly kind: "bad"; readonly fault: BadLink; readonly deal: string | null };

export function openSent(query: string, game: Pick<Game, "play" | "link">): Sent | null {
  const sent = readSent(query);
  if (sent?.kind !== "play") return sent;
  return { kind: "play", friend: createFriendDesk(sent.play, game) };
}
