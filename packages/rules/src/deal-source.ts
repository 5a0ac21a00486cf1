/**
 * Deal sources: who shuffled the pack that a deal's name means. `albatross` is ours; the others repeat the
 * shuffles of other programs to the card, so that their numbers can be played and judged here. They are
 * specified in docs/deal-numbers.md, with the programs they come from.
 */
import { SUITS, type Card } from "./card.ts";
import { packByRank, packBySuit, packInOrder } from "./deck.ts";
import { createMt19937 } from "./mt19937.ts";
import { createSfc32, randomBelow, shuffle, type RandomSource } from "./random.ts";

export interface DealSource {
  /** What stands before the colon of a deal's name; our own names are the bare number. */
  readonly id: string;
  /** A source is never changed: another shuffle would be another version. */
  readonly version: number;
  /** The first number is 1. */
  readonly last: bigint;
  /** The shuffled pack, the first card dealt first: 52 cards, then one more a joker. */
  shuffledPack(number: bigint, jokers: number): readonly Card[];
}

/** "Golf" in ASCII: the third seed word of our generator. */
const SEED_WORD = 0x476f6c66;
/** "Joke" in ASCII: where jokers go in the packs of programs that have none. */
const JOKER_SEED_WORD = 0x4a6f6b65;
/** PySolFC deals by its LCG below this number, and by the Mersenne Twister from it on. */
const FIRST_MT_NUMBER = 32_000n;

export const ALBATROSS: DealSource = {
  id: "albatross",
  version: 1,
  last: BigInt(Number.MAX_SAFE_INTEGER),
  shuffledPack(number, jokers) {
    const pack = packInOrder(jokers);
    const source = seededBy(number, SEED_WORD);
    shuffle(pack, (bound) => randomBelow(source, bound));
    return pack;
  },
};

export const DEAL_SOURCES: readonly DealSource[] = [
  ALBATROSS,
  {
    id: "pysol",
    version: 1,
    last: 10n ** 20n - 1n,
    shuffledPack: (number, jokers) =>
      withJokers(number < FIRST_MT_NUMBER ? lcgPack(number) : mtPack(number), number, jokers),
  },
  {
    id: "ms",
    version: 1,
    last: 2n ** 33n - 1n,
    shuffledPack: (number, jokers) => withJokers(lcgPack(number), number, jokers),
  },
  {
    id: "kpat",
    version: 1,
    last: 2n ** 31n - 1n,
    shuffledPack: (number, jokers) => withJokers(lcgPack(number), number, jokers),
  },
];

function seededBy(number: bigint, word: number): RandomSource {
  return createSfc32(Number(BigInt.asUintN(32, number)), Number((number >> 32n) % 2n ** 32n), word);
}

/** Freecell's shuffle: an LCG over 33 bits, whose output depends on how large the number is. */
function lcgPack(number: bigint): Card[] {
  const seed = Number(number);
  let state = seed % 2 ** 32;
  return shuffledBack(packByRank(SUITS), (bound) => {
    state = (state * 214013 + 2531011) % 2 ** 33;
    const high = Math.floor(state / 2 ** 16);
    if (seed >= 2 ** 32) return ((high % 2 ** 16) + 1) % bound;
    return ((high % 2 ** 15) + (seed >= 2 ** 31 ? 2 ** 15 : 0)) % bound;
  });
}

function mtPack(number: bigint): Card[] {
  const words: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 32n) words.push(Number(BigInt.asUintN(32, rest)));
  const random = createMt19937(words);
  return shuffledBack(packBySuit(["C", "S", "H", "D"]), (bound) => Math.floor(random() * bound));
}

/** Shuffled from the last place down; these programs then deal from the pack's end. */
function shuffledBack(pack: Card[], pickBelow: (bound: number) => number): Card[] {
  shuffle(pack, pickBelow);
  return pack.reverse();
}

/** Each joker goes to a random place, drawn from our own source, so that the other cards keep their order. */
function withJokers(pack: Card[], number: bigint, jokers: number): readonly Card[] {
  const source = seededBy(number, JOKER_SEED_WORD);
  for (const joker of packInOrder(jokers).slice(pack.length)) {
    pack.splice(randomBelow(source, pack.length + 1), 0, joker);
  }
  return pack;
}
