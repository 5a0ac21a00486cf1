/**
 * The proof: every layout that the windows do not cut, in descending order of keys. A play lowers the key, so a
 * layout is settled when its turn comes.
 *
 * A bit by key says which layouts are reached, and each has the place of its code for its entry: so nothing is
 * hashed, compared or listed, and a level search, which beams need, takes half as long again for a node. Two
 * columns are the bits of one word of 64, and the sums of the other five are made once a word.
 *
 * The counting bound is not looked at: it would cut a tenth of the nodes, and takes a third of a node's time.
 */
import {
  CARDS,
  CODES,
  MAX_COLUMNS,
  MAX_NODES,
  PAIR_BYTES,
  PAIRS,
  PLACES,
  PLAY_LAYERS,
  PLAY_RANKS,
  SEEN,
  SWEPT,
} from "./memory";
import { entryOf, isNodeSound, leastLayer, placeRoot } from "./node";
import { COMPLETE, OUT_OF_NODES, RAN_AWAY, report } from "./outcome";
import { findPlays } from "./plays";
import { cardCount, rootKey } from "./problem";
import { rows1, rows2, rows3, windowCount } from "./window";

/** Words that are looked at together for whether any bit is set. */
const BLOCK_BYTES: i32 = 64;

export function sweep(drawLimit: i32, maxNodes: i32): i32 {
  return windowCount == 2 ? sweepBy(true, drawLimit, maxNodes) : sweepBy(false, drawLimit, maxNodes);
}

/** Where the entry of a reached layout is, or 0 of one that is not. */
export function sweptEntry(key: u32): usize {
  return ((load<u64>(SEEN + wordOf(key)) >> (key & 63)) & 1) == 0 ? 0 : SWEPT + codeOf(key);
}

@inline
function sweepBy(hasTwoWindows: bool, drawLimit: i32, maxNodes: i32): i32 {
  const lastRows1 = rows1;
  const lastRows2 = rows2;
  const lastRows3 = rows3;
  const limit = maxNodes;
  const rootWord = wordOf(rootKey);
  const rootBlock = (rootWord as i32) & ~(BLOCK_BYTES - 1);
  memory.fill(SEEN, 0, rootBlock + BLOCK_BYTES);
  tabulatePairs();
  placeRoot(SWEPT + codeOf(rootKey));
  store<u64>(SEEN + rootWord, (1 as u64) << (rootKey & 63));
  let nodes = 0;
  let left = cardCount;
  let leftLayer = 0;
  let leftKey = rootKey;
  for (let block = rootBlock; block >= 0; block -= BLOCK_BYTES) {
    if (isEmptyBlock(SEEN + block)) continue;
    for (let at = block + BLOCK_BYTES - 8; at >= block; at -= 8) {
      let word = load<u64>(SEEN + at);
      if (word == 0) continue;
      // The five columns of the word: sixteen times the height, and what they add up to.
      const outer = at >> 3;
      const h2: usize = (outer << 4) & 0x70;
      const h3: usize = (outer << 1) & 0x70;
      const h4: usize = (outer >> 2) & 0x70;
      const h5: usize = (outer >> 5) & 0x70;
      const h6: usize = (outer >> 8) & 0x70;
      const outerCards = ((h2 + h3 + h4 + h5 + h6) >> 4) as i32;
      const outerEntry: usize = SWEPT + load<u32>(h2, CODES + 256) + load<u32>(h3, CODES + 384) +
        load<u32>(h4, CODES + 512) + load<u32>(h5, CODES + 640) + load<u32>(h6, CODES + 768);
      let outerPlaces = i64x2.add(v128.load(h2, PLACES + 256), v128.load(h3, PLACES + 384));
      outerPlaces = i64x2.add(outerPlaces, v128.load(h4, PLACES + 512));
      outerPlaces = i64x2.add(outerPlaces, v128.load(h5, PLACES + 640));
      outerPlaces = i64x2.add(outerPlaces, v128.load(h6, PLACES + 768));
      let outerCounts = i8x16.add(v128.load(h2, CARDS + 256), v128.load(h3, CARDS + 384));
      outerCounts = i8x16.add(outerCounts, v128.load(h4, CARDS + 512));
      outerCounts = i8x16.add(outerCounts, v128.load(h5, CARDS + 640));
      outerCounts = i8x16.add(outerCounts, v128.load(h6, CARDS + 768));
      do {
        if (nodes >= limit) {
          report(nodes, left, leftLayer, leftKey);
          return nodes >= maxNodes ? OUT_OF_NODES : RAN_AWAY;
        }
        nodes++;
        const bit = 63 - (clz(word) as i32);
        const pair = PAIRS + bit * PAIR_BYTES;
        const key: u32 = ((at as u32) << 3) | bit;
        const place = outerEntry + load<u32>(pair, 32);
        const entry = v128.load(place);
        const cards = outerCards + load<u32>(pair, 36);
        assert(isNodeSound(key, place, cards, drawLimit));
        if (cards < left || (cards == left && leastLayer(entry) < leftLayer)) {
          left = cards;
          leftLayer = leastLayer(entry);
          leftKey = key;
        }
        let plays = findPlays(
          (bit & 7) << 4, (bit >> 3) << 4, h2, h3, h4, h5, h6,
          i64x2.add(outerPlaces, v128.load(pair)), i8x16.add(outerCounts, v128.load(pair, 16)), entry,
          hasTwoWindows, lastRows1, lastRows2, lastRows3,
        );
        for (; plays != 0; plays &= plays - 1) {
          const column = ctz(plays);
          const childKey = key - (1 << (3 * column));
          const childWord = SEEN + wordOf(childKey);
          const seen = load<u64>(childWord);
          const childBit = (1 as u64) << (childKey & 63);
          // One card of the column is worth what its height 1 is.
          const child = place - load<u32>(CODES + 16 + (column << 7));
          let lanes = entryOf(load<u8>(PLAY_RANKS + column), load<u8>(PLAY_LAYERS + column));
          if ((seen & childBit) != 0) lanes = i8x16.min_u(lanes, v128.load(child));
          else store<u64>(childWord, seen | childBit);
          v128.store(child, lanes);
        }
        // Plays from the two columns have set bits below.
        word = load<u64>(SEEN + at) & (((1 as u64) << bit) - 1);
      } while (word != 0);
    }
  }
  report(nodes, left, leftLayer, leftKey);
  return COMPLETE;
}

@inline
function wordOf(key: u32): usize {
  return (key >> 6) << 3;
}

function codeOf(key: u32): usize {
  let code: usize = 0;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    code += load<u32>(CODES + ((8 * c + ((key >> (3 * c)) & 7)) << 4));
  }
  return code;
}

@inline
function isEmptyBlock(block: usize): bool {
  const lower = v128.or(v128.load(block), v128.load(block, 16));
  const upper = v128.or(v128.load(block, 32), v128.load(block, 48));
  return !v128.any_true(v128.or(lower, upper));
}

function tabulatePairs(): void {
  for (let bit = 0; bit < 64; bit++) {
    const pair = PAIRS + bit * PAIR_BYTES;
    const h0: usize = (bit & 7) << 4;
    const h1: usize = (bit >> 3) << 4;
    v128.store(pair, i64x2.add(v128.load(h0, PLACES), v128.load(h1, PLACES + 128)));
    v128.store(pair, i8x16.add(v128.load(h0, CARDS), v128.load(h1, CARDS + 128)), 16);
    store<u32>(pair, load<u32>(h0, CODES) + load<u32>(h1, CODES + 128), 32);
    store<u32>(pair, (bit & 7) + (bit >> 3), 36);
  }
}
