/**
 * What a beam keeps of a level: the nodes with the lowest scores, of equal ones the first.
 *
 * All nodes of a level have the same number of cards left, so the score weighs the rest. The layers that
 * the windows leave to spare say most; the weights were tuned on random deals, see docs/decisions.
 */
import { NODES, SCORE_COUNTS, SCORE_LIMIT } from "./memory";
import { entryPlace, nodeAt, scorePlace } from "./node";

const LAYER_WEIGHT: i32 = 20;
const UNMATCHED_WEIGHT: i32 = 32;
const SLACK_WEIGHT: i32 = 8;
const EXPOSED_WEIGHT: i32 = 4;
/** Keeps every score above zero. */
const OFFSET: i32 = 256;

/**
 * The scores of a node's plays, i16, a lane a column. `buried` is the sum of BURIED over the columns, `exposed` has
 * all bits in the lanes of exposed ranks; layers, slack and unmatched cards are bytes, a lane a column.
 */
@inline
export function scorePlays(
  buried: v128, exposed: v128, layers: v128, slack: v128, unmatched: v128,
): v128 {
  const tall = i16x8.extract_lane_u(buried, 7) as i32;
  const exposedCount = popcnt(i8x16.bitmask(exposed)) as i32;
  let scores = i16x8.splat((OFFSET + tall - EXPOSED_WEIGHT * exposedCount) as i16);
  // What playing takes off a tall column: bytes 7 to 13.
  const lowered = v128.shuffle<i8>(buried, buried, 7, 8, 9, 10, 11, 12, 13, 0, 7, 8, 9, 10, 11, 12, 13, 0);
  scores = i16x8.sub(scores, i16x8.extend_low_i8x16_u(lowered));
  scores = i16x8.add(scores, weigh(layers, LAYER_WEIGHT));
  scores = i16x8.add(scores, weigh(unmatched, UNMATCHED_WEIGHT));
  scores = i16x8.sub(scores, weigh(slack, SLACK_WEIGHT));
  // A card that is freed and of a rank that nothing exposes. Under the last card there is none: rank 0.
  const freed = v128.and(i8x16.eq(v128.swizzle(exposed, buried), i8x16.splat(0)), i8x16.gt_u(buried, i8x16.splat(0)));
  scores = i16x8.sub(scores, weigh(v128.and(freed, i8x16.splat(1)), EXPOSED_WEIGHT));
  return i16x8.min_s(scores, i16x8.splat((SCORE_LIMIT - 1) as i16));
}

@inline
function weigh(bytes: v128, weight: i32): v128 {
  return i16x8.mul(i16x8.extend_low_i8x16_u(bytes), i16x8.splat(weight as i16));
}

/** Moves the `width` best nodes from `start` to `end` to the front. Returns their end. */
export function keepBest(start: i32, end: i32, width: i32): i32 {
  let limit = SCORE_LIMIT;
  for (let node = start; node < end; node++) {
    const score = scoreOf(node);
    if (score < limit) limit = score;
    const place = countPlace(score);
    store<u32>(place, load<u32>(place) + 1);
  }
  let room = width;
  for (;;) {
    const count = load<u32>(countPlace(limit)) as i32;
    if (count > room || limit == SCORE_LIMIT - 1) break;
    room -= count;
    limit++;
  }
  let kept = start;
  for (let node = start; node < end; node++) {
    const score = scoreOf(node);
    // All counts are back at 0 in the end: clearing them all would take longer than a narrow beam does.
    store<u32>(countPlace(score), 0);
    if (score > limit || (score == limit && room-- <= 0)) continue;
    store<u64>(NODES + (kept << 3), nodeAt(node));
    v128.store(entryPlace(kept), v128.load(entryPlace(node)));
    kept++;
  }
  return kept;
}

function scoreOf(node: i32): i32 {
  return load<u16>(scorePlace(node)) as i32;
}

function countPlace(score: i32): usize {
  return SCORE_COUNTS + (score << 2);
}
