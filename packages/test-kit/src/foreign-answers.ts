/**
 * What two independent programs say of the deals ms:1 … ms:20, ms:24 and ms:906: the best score under each
 * king rule, all cards known. 0 or less is a clear.
 */
import type { KingRule } from "@albatross/rules";

export const FOREIGN_ANSWERS: Readonly<Record<KingRule, Readonly<Record<string, number>>>> = {
  stop: answers([6, 0, 1, 1, -2, 3, 13, 3, 6, 2, 2, -1, 7, 2, -1, 1, 4, -2, -4, 2], 4, 1),
  queen: answers([6, -5, 1, -2, -2, 1, 2, 3, 3, 0, 2, -1, 6, 1, -1, -1, 4, -2, -4, 2], 3, 0),
  wrap: answers(
    [-3, -7, -5, -6, -5, -6, -4, -2, -4, -5, 1, -7, -1, -5, -6, -8, -6, -2, -6, -6],
    -1,
    -6,
  ),
};

/** How many of ms:1 … ms:2000 can be cleared. */
export const FOREIGN_CLEARS: Readonly<Record<KingRule, number>> = {
  stop: 505,
  queen: 905,
  wrap: 1857,
};

function answers(
  first20: readonly number[],
  of24: number,
  of906: number,
): Readonly<Record<string, number>> {
  const numbered = first20.map((best, index) => [`ms:${index + 1}`, best] as const);
  return Object.fromEntries([...numbered, ["ms:24", of24], ["ms:906", of906]]);
}
