/**
 * The plays of one node that no bound cuts: a lane a column, all columns at once, without a branch.
 *
 * An empty column has rank 0, which is never playable. On the ring the counting bound would take two walks,
 * which cost more than the eighth of the nodes that they save: there it is left out.
 */
import { boundOnPath } from "./counting-bound";
import {
  CARDS,
  NEXT_LAYER,
  PLACES,
  PLAY_LANES,
  PLAY_LAYERS,
  PLAY_RANKS,
  PLAY_SLACK,
  PLAY_UNMATCHED,
  STEPS,
} from "./memory";
import { above, below, king, LEAST_LANE, onAbove, onBelow, WRAP } from "./problem";
import { rows0, rows1, rows2, rows3 } from "./window";

/** What is left of a lane of PLACES without the bit about the card below. */
const RANK_BITS: i8 = 15;
/** The cards of a lane of CARDS. */
const CARD_BITS: i8 = 15;

/**
 * The columns to play from, as bits. Their ranks, layers, and for beams their slack and unmatched cards are
 * left in PLAY_RANKS and so on.
 */
@inline
export function findPlays(key: u32, entry: v128, allowance: i32, hasTwoWindows: bool): i32 {
  // Sixteen times the height: the place in the tables by slot, less the column's own part.
  const h0: usize = (key << 4) & 0x70;
  const h1: usize = (key << 1) & 0x70;
  const h2: usize = (key >> 2) & 0x70;
  const h3: usize = (key >> 5) & 0x70;
  const h4: usize = (key >> 8) & 0x70;
  const h5: usize = (key >> 11) & 0x70;
  const h6: usize = (key >> 14) & 0x70;
  let places = i64x2.add(v128.load(h0, PLACES), v128.load(h1, PLACES + 128));
  places = i64x2.add(places, i64x2.add(v128.load(h2, PLACES + 256), v128.load(h3, PLACES + 384)));
  places = i64x2.add(places, i64x2.add(v128.load(h4, PLACES + 512), v128.load(h5, PLACES + 640)));
  places = i64x2.add(places, v128.load(h6, PLACES + 768));
  let cards = i8x16.add(v128.load(h0, CARDS), v128.load(h1, CARDS + 128));
  cards = i8x16.add(cards, i8x16.add(v128.load(h2, CARDS + 256), v128.load(h3, CARDS + 384)));
  cards = i8x16.add(cards, i8x16.add(v128.load(h4, CARDS + 512), v128.load(h5, CARDS + 640)));
  cards = i8x16.add(cards, v128.load(h6, CARDS + 768));
  // The layer in which each rank can be played next, and from that the columns' ones.
  const first = i8x16.extract_lane_u(entry, LEAST_LANE as u8) as i32;
  const candidates = i8x16.min_u(
    i8x16.min_u(v128.swizzle(entry, onBelow), v128.swizzle(entry, onAbove)),
    v128.load(NEXT_LAYER + (first << 4)),
  );
  const both = v128.shuffle<i64>(places, places, 1, 1);
  const ranks = v128.and(both, i8x16.splat(RANK_BITS));
  const layers = v128.swizzle(candidates, ranks);
  // By rank: does anything exposed go on it? And from that: may a card follow the column's?
  const exposed = i8x16.gt_u(cards, i8x16.splat(CARD_BITS));
  const led = v128.or(v128.swizzle(exposed, below), v128.swizzle(exposed, above));
  const open = v128.or(v128.swizzle(led, ranks), i8x16.lt_s(both, i8x16.splat(0)));
  v128.store(PLAY_LANES, v128.and(ranks, open));
  v128.store(PLAY_RANKS, ranks);
  v128.store(PLAY_LAYERS, layers);
  const offset = i64x2.extract_lane(places, 0) as u64;
  let latest = i8x16.splat(0);
  latest = i8x16.replace_lane(latest, 0, latestOf(0, offset + load<u64>(h0, STEPS), hasTwoWindows));
  latest = i8x16.replace_lane(latest, 1, latestOf(1, offset + load<u64>(h1, STEPS + 128), hasTwoWindows));
  latest = i8x16.replace_lane(latest, 2, latestOf(2, offset + load<u64>(h2, STEPS + 256), hasTwoWindows));
  latest = i8x16.replace_lane(latest, 3, latestOf(3, offset + load<u64>(h3, STEPS + 384), hasTwoWindows));
  latest = i8x16.replace_lane(latest, 4, latestOf(4, offset + load<u64>(h4, STEPS + 512), hasTwoWindows));
  latest = i8x16.replace_lane(latest, 5, latestOf(5, offset + load<u64>(h5, STEPS + 640), hasTwoWindows));
  latest = i8x16.replace_lane(latest, 6, latestOf(6, offset + load<u64>(h6, STEPS + 768), hasTwoWindows));
  // Rows hold 1 + the latest layer: one comparison says whether it is late, and whether there is one.
  const slack = i8x16.sub_sat_u(latest, layers);
  const passing = i8x16.bitmask(i8x16.ne(slack, i8x16.splat(0))) as i32;
  v128.store(PLAY_SLACK, slack);
  if (passing == 0 || king == WRAP) return passing;
  const counts = v128.and(cards, i8x16.splat(CARD_BITS));
  const unmatched = boundOnPath(counts, ranks, layers, v128.not(open));
  v128.store(PLAY_UNMATCHED, unmatched);
  return passing & (i8x16.bitmask(i8x16.le_u(unmatched, i8x16.splat(allowance as i8))) as i32);
}

/** The least of what the windows say of the layout `to`, with the column's card on the waste. */
@inline
function latestOf(column: usize, to: u64, hasTwoWindows: bool): i8 {
  const lane = load<u8>(PLAY_LANES + column) as usize;
  if (hasTwoWindows) {
    const one = load<u8>(rows0 + lane + ((to as u32) as usize)) as i32;
    const two = load<u8>(rows1 + lane + ((to >> 32) as usize)) as i32;
    return lesser(one, two) as i8;
  }
  let least = load<u8>(rows0 + lane + (((to as usize) & 0xffff) << 4)) as i32;
  least = lesser(least, load<u8>(rows1 + lane + ((((to >> 16) as usize) & 0xffff) << 4)) as i32);
  least = lesser(least, load<u8>(rows2 + lane + ((((to >> 32) as usize) & 0xffff) << 4)) as i32);
  least = lesser(least, load<u8>(rows3 + lane + (((to >> 48) as usize) << 4)) as i32);
  return least as i8;
}

@inline
function lesser(a: i32, b: i32): i32 {
  return a < b ? a : b;
}
