/**
 * The random source of deal numbers: SFC32 (Chris Doty-Humphrey, PractRand), chosen because it needs
 * nothing but 32-bit adds, shifts and xors, so that any language can repeat it to the bit, and passes
 * the usual test batteries. docs/deal-numbers.md specifies how it is seeded; it never changes.
 * Rejected: Math.random (not repeatable), an LCG (its low bits cycle), BigInt generators (slow here).
 */

export interface RandomSource {
  /** The next 32 random bits as a whole number 0 … 2^32 − 1. */
  nextUint32(): number;
}

const TWO_32 = 2 ** 32;
const WARM_UP_OUTPUTS = 16;

/** SFC32 over three 32-bit seed words; its counter starts at 1 and 16 outputs are thrown away. */
export function createSfc32(wordA: number, wordB: number, wordC: number): RandomSource {
  let a = wordA | 0;
  let b = wordB | 0;
  let c = wordC | 0;
  let counter = 1;
  const source: RandomSource = {
    nextUint32() {
      const output = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + output) | 0;
      return output >>> 0;
    },
  };
  for (let i = 0; i < WARM_UP_OUTPUTS; i++) source.nextUint32();
  return source;
}

/**
 * A whole number 0 … bound − 1, each equally likely (bound 1 … 2^32): outputs from the incomplete last
 * stretch of the 32-bit range are thrown away, which is what keeps the remainder unbiased.
 */
export function randomBelow(source: RandomSource, bound: number): number {
  const limit = TWO_32 - (TWO_32 % bound);
  for (;;) {
    const output = source.nextUint32();
    if (output < limit) return output % bound;
  }
}

/** Fisher–Yates, in place, from the last place down. `pickBelow` gives a whole number 0 … bound − 1. */
export function shuffle<Item>(items: Item[], pickBelow: (bound: number) => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = pickBelow(last + 1);
    const picked = items[pick];
    const swapped = items[last];
    if (picked === undefined || swapped === undefined) throw new RangeError("hole in the deck");
    items[last] = picked;
    items[pick] = swapped;
  }
}
