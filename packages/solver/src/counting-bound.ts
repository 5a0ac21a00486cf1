/**
 * The counting bound: how many cards must stay in the columns, at least, whatever is played.
 *
 * Each column card that is played lies directly on its own predecessor, one rank away: a card that came
 * from the columns too, a stock card still to come, or the card on the waste now. Take the order of the
 * cards away, and what is left is a matching of consumers (column cards) with suppliers (all three); the
 * consumers that find no supplier are the bound. Connections only run between neighbouring ranks, so the
 * best matching is a greedy walk: each rank first takes what its lower neighbour left over.
 *
 *   stop, queen   two chains: odd consumers with even suppliers, C1 S2 C3 … S12 C13,
 *                 and even consumers with odd suppliers, S1 C2 S3 … C12 S13 (S13 serves nobody under stop)
 *   wrap          one ring: C1 S2 C3 … S12 C13 S1 C2 S3 … C12 S13 (C1)
 *
 * Counts are packed, four bits a rank: ranks 1, 3 … 13 in one 32-bit word, 2, 4 … 12 in another. A step
 * of the walk is one look-up in a table of 2,048 words, indexed by (left over, consumers, suppliers).
 * A joker takes and gives anything: it is no consumer, and every joker to come lowers the bound by one.
 */

/** Consumers of one rank: never more than a pack holds. */
const MAX_CONSUMERS = 4;
/** Both neighbours together cannot take more than this from one rank. */
export const MAX_SUPPLIERS = 2 * MAX_CONSUMERS;

const LEFT_OVER_SHIFT = 8;
const LEFT_OVER_BITS = 7 << LEFT_OVER_SHIFT;
/** Unmatched cards are counted above this bit; below it a sum over 13 steps of what was left over fits. */
const UNMATCHED_SHIFT = 16;

const STEPS = buildSteps();

/** steps[left over << 8 | consumers << 4 | suppliers] = unmatched << 16 | new left over << 8. */
function buildSteps(): Int32Array {
  const steps = new Int32Array(8 << LEFT_OVER_SHIFT);
  for (let index = 0; index < steps.length; index++) {
    const leftOver = index >> LEFT_OVER_SHIFT;
    const consumers = (index >> 4) & 15;
    const suppliers = index & 15;
    const still = Math.max(0, consumers - leftOver);
    const unmatched = Math.max(0, still - suppliers);
    const next = Math.min(MAX_CONSUMERS, Math.max(0, suppliers - still));
    steps[index] = (unmatched << UNMATCHED_SHIFT) | (next << LEFT_OVER_SHIFT);
  }
  return steps;
}

/** Consumers on odd and even ranks, suppliers on odd and even ranks, packed: unmatched consumers. */
export type UnmatchedOf = (
  consumersOdd: number,
  consumersEven: number,
  suppliersOdd: number,
  suppliersEven: number,
) => number;

/** For `stop` and `queen`; under `stop` the suppliers must hold no King. */
export function unmatchedOnPath(
  consumersOdd: number,
  consumersEven: number,
  suppliersOdd: number,
  suppliersEven: number,
): number {
  // Odd consumers: one step is C(r) with S(r + 1); the King's supplier above it does not exist.
  let a = STEPS[((consumersOdd & 15) << 4) | (suppliersEven & 15)] ?? 0;
  // Even consumers: what the Aces supply is left over before the first step.
  const aces = suppliersOdd & 15;
  let b = (aces > MAX_CONSUMERS ? MAX_CONSUMERS : aces) << LEFT_OVER_SHIFT;
  b = STEPS[b | ((consumersEven & 15) << 4) | ((suppliersOdd >>> 4) & 15)] ?? 0;
  let sum = a + b;
  for (let shift = 4; shift < 24; shift += 4) {
    a =
      STEPS[
        (a & LEFT_OVER_BITS) |
          (((consumersOdd >>> shift) & 15) << 4) |
          ((suppliersEven >>> shift) & 15)
      ] ?? 0;
    b =
      STEPS[
        (b & LEFT_OVER_BITS) |
          (((consumersEven >>> shift) & 15) << 4) |
          ((suppliersOdd >>> (shift + 4)) & 15)
      ] ?? 0;
    sum += a + b;
  }
  sum += STEPS[(a & LEFT_OVER_BITS) | (((consumersOdd >>> 24) & 15) << 4)] ?? 0;
  return sum >>> UNMATCHED_SHIFT;
}

/**
 * For `wrap`. The Aces, where the walk begins, may take some of the Kings that it ends with. What stays
 * unmatched is convex in that number, so the search for the best stops at the first that brings nothing.
 */
export function unmatchedOnRing(
  consumersOdd: number,
  consumersEven: number,
  suppliersOdd: number,
  suppliersEven: number,
): number {
  let best = walkRing(consumersOdd, consumersEven, suppliersOdd, suppliersEven, 0);
  const kings = (suppliersOdd >>> 24) & 15;
  for (let taken = 1; best > 0 && taken <= kings && taken <= MAX_CONSUMERS; taken++) {
    const left = suppliersOdd - (taken << 24);
    const unmatched = walkRing(consumersOdd, consumersEven, left, suppliersEven, taken);
    if (unmatched >= best) return best;
    best = unmatched;
  }
  return best;
}

function walkRing(
  consumersOdd: number,
  consumersEven: number,
  suppliersOdd: number,
  suppliersEven: number,
  kingsForAces: number,
): number {
  let a = kingsForAces << LEFT_OVER_SHIFT;
  let sum = 0;
  for (let shift = 0; shift < 24; shift += 4) {
    a =
      STEPS[
        (a & LEFT_OVER_BITS) |
          (((consumersOdd >>> shift) & 15) << 4) |
          ((suppliersEven >>> shift) & 15)
      ] ?? 0;
    sum += a;
  }
  // The King takes an Ace after it.
  a = STEPS[(a & LEFT_OVER_BITS) | (((consumersOdd >>> 24) & 15) << 4) | (suppliersOdd & 15)] ?? 0;
  sum += a;
  for (let shift = 0; shift < 24; shift += 4) {
    a =
      STEPS[
        (a & LEFT_OVER_BITS) |
          (((consumersEven >>> shift) & 15) << 4) |
          ((suppliersOdd >>> (shift + 4)) & 15)
      ] ?? 0;
    sum += a;
  }
  return sum >>> UNMATCHED_SHIFT;
}
