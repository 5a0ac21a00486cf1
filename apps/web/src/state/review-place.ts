import type { Move } from "@albatross/rules";

/** Where the board stands in the hole. */
export interface ReviewPlace {
  /** Moves of the hole that are made. */
  readonly number: number;
  /** Own moves from there; none on the line itself. */
  readonly branch: readonly Move[];
}
