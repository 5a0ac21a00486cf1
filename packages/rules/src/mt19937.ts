/**
 * The Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998), seeded by an array of 32-bit words: the
 * random source of PySolFC's larger deal numbers. Ours only to repeat those deals.
 */

const SIZE = 624;
const MIDDLE = 397;

/** @param words the seed's 32-bit words, least significant first. @returns numbers from 0 up to 1. */
export function createMt19937(words: readonly number[]): () => number {
  const state = seedByArray(words);
  let next = SIZE;

  function nextUint32(): number {
    if (next === SIZE) {
      twist(state);
      next = 0;
    }
    let y = state[next++] ?? 0;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  return () => {
    const high = nextUint32() >>> 5;
    const low = nextUint32() >>> 6;
    return (high * 2 ** 26 + low) / 2 ** 53;
  };
}

function twist(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const y = ((state[i] ?? 0) & 0x80000000) | ((state[(i + 1) % SIZE] ?? 0) & 0x7fffffff);
    const mixed = (state[(i + MIDDLE) % SIZE] ?? 0) ^ (y >>> 1);
    state[i] = y % 2 === 0 ? mixed : mixed ^ 0x9908b0df;
  }
}

function seedByNumber(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
  return state;
}

function seedByArray(words: readonly number[]): Uint32Array {
  const state = seedByNumber(19650218);
  let i = 1;
  let word = 0;
  const step = (): void => {
    i++;
    if (i < SIZE) return;
    state[0] = state[SIZE - 1] ?? 0;
    i = 1;
  };
  for (let count = Math.max(SIZE, words.length); count > 0; count--) {
    state[i] = ((state[i] ?? 0) ^ Math.imul(mixed(state, i), 1664525)) + (words[word] ?? 0) + word;
    word = (word + 1) % words.length;
    step();
  }
  for (let count = SIZE - 1; count > 0; count--) {
    state[i] = ((state[i] ?? 0) ^ Math.imul(mixed(state, i), 1566083941)) - i;
    step();
  }
  state[0] = 0x80000000;
  return state;
}

function mixed(state: Uint32Array, i: number): number {
  const before = state[i - 1] ?? 0;
  return before ^ (before >>> 30);
}
