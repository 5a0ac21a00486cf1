import { rankFits, RANKS, type KingRule, type Rank } from "@albatross/rules";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { MAX_SUPPLIERS, unmatchedOnPath, unmatchedOnRing } from "./counting-bound.ts";

/** The largest matching by augmenting paths, one card at a time. */
function unmatchedByHand(
  king: KingRule,
  consumers: readonly Rank[],
  suppliers: readonly Rank[],
): number {
  const takenBy = suppliers.map(() => -1);
  const findSupplier = (consumer: number, tried: Set<number>): boolean =>
    suppliers.some((supplier, index) => {
      const rank = consumers[consumer];
      if (rank === undefined || tried.has(index) || !rankFits(king, supplier, rank)) return false;
      tried.add(index);
      const holder = takenBy[index] ?? -1;
      if (holder >= 0 && !findSupplier(holder, tried)) return false;
      takenBy[index] = consumer;
      return true;
    });
  return consumers.filter((_, consumer) => !findSupplier(consumer, new Set())).length;
}

/** No more than `most` of one rank are counted. */
function pack(ranks: readonly Rank[], parity: number, most: number): number {
  return RANKS.filter((rank) => rank % 2 === parity).reduce<number>((word, rank) => {
    const count = ranks.filter((other) => other === rank).length;
    return word + Math.min(count, most) * 2 ** (4 * ((rank - 1) >> 1));
  }, 0);
}

const counted = (max: number): fc.Arbitrary<Rank[]> =>
  fc
    .array(fc.nat({ max }), { minLength: 13, maxLength: 13 })
    .map((counts) =>
      RANKS.flatMap((rank, i) => Array.from({ length: counts[i] ?? 0 }, () => rank)),
    );

/** Few enough that some cards find none, or more of a rank than its neighbours can take. */
const suppliers = fc.oneof(counted(3), counted(5), counted(12));

describe("the counting bound", () => {
  test.prop([fc.constantFrom<KingRule>("stop", "queen", "wrap"), counted(4), suppliers], {
    numRuns: 500,
  })("is what a best matching of consumers with suppliers leaves over", (king, left, suppliers) => {
    const serving = king === "stop" ? suppliers.filter((rank) => rank !== 13) : suppliers;
    const unmatchedOf = king === "wrap" ? unmatchedOnRing : unmatchedOnPath;
    expect(
      unmatchedOf(
        pack(left, 1, 4),
        pack(left, 0, 4),
        pack(serving, 1, MAX_SUPPLIERS),
        pack(serving, 0, MAX_SUPPLIERS),
      ),
    ).toBe(unmatchedByHand(king, left, suppliers));
  });
});
