/**
 * What a beam keeps of a level: the nodes with the lowest scores, of equal ones the first.
 *
 * All nodes of a level have the same number of cards left, so the score weighs the rest. The layers that
 * the windows leave to spare say most; the weights were tuned on random deals, see docs/decisions.
 */
import { ENTRIES, KEYS, SCORE_COUNTS, SCORE_LIMIT, SCORES } from "./memory";

const LAYER_WEIGHT: i32 = 20;
const UNMATCHED_WEIGHT: i32 = 32;
const SLACK_WEIGHT: i32 = 8;
const EXPOSED_WEIGHT: i32 = 4;
/** Keeps every score above zero. */
const OFFSET: i32 = 256;

/** `tall` adds up what tall columns cost, as they bury their cards; `exposed` are rank bits. */
@inline
export function beamScore(layer: i32, unmatched: i32, slack: i32, tall: i32, exposed: u32): i32 {
  const score = OFFSET + LAYER_WEIGHT * layer + UNMATCHED_WEIGHT * unmatched -
    SLACK_WEIGHT * slack + tall - EXPOSED_WEIGHT * (popcnt(exposed) as i32);
  return score < SCORE_LIMIT ? score : SCORE_LIMIT - 1;
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
    store<u32>(KEYS + (kept << 2), load<u32>(KEYS + (node << 2)));
    v128.store(ENTRIES + (kept << 4), v128.load(ENTRIES + (node << 4)));
    kept++;
  }
  return kept;
}

function scoreOf(node: i32): i32 {
  return load<u16>(SCORES + (node << 1)) as i32;
}

function countPlace(score: i32): usize {
  return SCORE_COUNTS + (score << 2);
}
