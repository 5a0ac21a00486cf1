/**
 * The level search: all layouts that can be reached, one level a card, cut by bounds on what can still be
 * reached from them. Like the dense pass it keeps, for a layout and the column of its last card, only the
 * earliest layer; unlike it, it looks only at layouts from which the end that is asked for (at most
 * `allowance` cards left within `drawLimit` draws) is not ruled out, a tenth of them.
 *
 * A search asks a narrow question (better than the best end known), so the cuts bite from the start. With
 * a finite `width` it is a beam: a quick way to good ends, and a proof too when no level was cut down.
 *
 * Data: level-arena.ts for nodes, packed-problem.ts for the words of counts. A child is cut, when made, by
 *   1. the window bound (window-bound.ts): one look-up a window;
 *   2. the counting bound (counting-bound.ts). Playing rank q takes a consumer away and leaves the
 *      suppliers as they are, q only moves from its column to the waste; so the bound of (layout, layer)
 *      with nothing on the waste, kept while the layer stays the same, is the child's or one more, and
 *      most children need no walk of their own;
 *   3. connection: a card is lost when no stock card to come and not the waste's top can lead into the
 *      run of neighbouring ranks in which it lies.
 * When no exposed card fits the played one, it will be covered by a draw: then it supplies nothing.
 *
 * Measured on 500 boards with the best score known beforehand (stop / queen / wrap, nodes a proof): the
 * counting bound alone 12.7 / 14.4 / 15.7 thousand; with connection 10.5 / 11.7 / 14.1; with the look at
 * what fits the played card 9.3 / 10.4 / 12.6; with windows of 2,000 layouts 6.2 / 7.0 / 10.6.
 */
import { ACE, KING } from "@albatross/rules";
import { keepBest, leastDraws, scoreOf } from "./beam.ts";
import type { UnmatchedOf } from "./counting-bound.ts";
import { MAX_ARENA_NODES, NO_ENTRY, slotOf, type LevelArena } from "./level-arena.ts";
import { HEIGHT_BITS, jokersIn, type PackedProblem, type StockTables } from "./packed-problem.ts";
import { NO_LAYER } from "./problem.ts";
import type { Answer } from "./searcher.ts";
import type { SearchLimits } from "./stop-signal.ts";
import { EXTRA_ENTRIES, NO_WINDOWS, type WindowPair } from "./window-bound.ts";

export interface LevelQuestion {
  readonly packed: PackedProblem;
  readonly stock: StockTables;
  /** None, one pair or two. */
  readonly windows: readonly WindowPair[];
  readonly unmatchedOf: UnmatchedOf;
  /** Cards that may stay in the columns. */
  readonly allowance: number;
  /** Nodes kept of a level; Infinity for a proof. */
  readonly width: number;
  readonly limits: SearchLimits;
}

export interface LevelOutcome extends Answer {
  /** Where the best end lies: a node of the arena, and the column of its last card; -1 at the root. */
  readonly node: number;
  readonly column: number;
}

// Names of this module for what the loop below reads most: a test runner that turns each use of an import
// into a property read would slow it down sixfold.
const heightBits = HEIGHT_BITS;
const noEntry = NO_ENTRY;
const noLayer = NO_LAYER;
const hashOf = slotOf;
const jokersOf = jokersIn;
const king = KING;
const ace = ACE;

const BELOW_KING = (1 << king) - 1;
const NODES_BETWEEN_LOOKS = 256;

const topMasks = new Uint16Array(16);
const topLayers = new Uint8Array(16);

export function searchLevels(question: LevelQuestion, arena: LevelArena): LevelOutcome {
  const { packed, stock, windows, unmatchedOf, allowance, width, limits } = question;
  const { rankAt, exposedBits, presentBits, oddUnits, evenUnits, supplierMask, cardCount } = packed;
  const { columns, drawCount, fitMasks, nextLayer, top } = packed.problem;
  const { drawLimit, stockOdd, stockEven, entryBits } = stock;
  const { levelStarts } = arena;
  const [firstPair = NO_WINDOWS, secondPair = NO_WINDOWS] = windows;
  const hasFirst = firstPair !== NO_WINDOWS;
  const hasSecond = secondPair !== NO_WINDOWS;
  const firstOffsets = firstPair.offsets;
  const secondOffsets = secondPair.offsets;
  const { latest: latest0, rankBits: rankBits0 } = firstPair.lower;
  const { latest: latest1, rankBits: rankBits1 } = firstPair.upper;
  const { latest: latest2, rankBits: rankBits2 } = secondPair.lower;
  const { latest: latest3, rankBits: rankBits3 } = secondPair.upper;
  const windowStride = columns + EXTRA_ENTRIES;
  const draw = columns + 1;
  const maxNodes = limits.maxNodes ?? Infinity;
  const stride = drawCount + 1;
  const isBeam = width !== Infinity;
  arena.freeSlots(arena.capacity);
  let { keys, odd, even, entries, scores, slots, slotsLog, stamp, capacity } = arena;
  let slotMask = slots.length - 1;

  keys[0] = packed.rootKey;
  odd[0] = packed.rootOdd;
  even[0] = packed.rootEven;
  entries.fill(noEntry, 0, columns);
  levelStarts[0] = 0;
  levelStarts[1] = 1;
  let end = 1;
  let nodes = 0;
  let isComplete = true;
  let stopped: LevelOutcome["stopped"] = null;
  let left = cardCount;
  let layerOfBest = 0;
  let nodeOfBest = 0;
  let columnOfBest = -1;

  search: for (let level = 0; level < cardCount; level++) {
    const start = levelStarts[level] ?? 0;
    const stop = end;
    const leftAfter = cardCount - level - 1;
    for (let node = start; node < stop; node++) {
      if (nodes >= maxNodes) {
        stopped = "budget";
        break search;
      }
      if ((nodes & (NODES_BETWEEN_LOOKS - 1)) === 0 && limits.signal?.aborted === true) {
        stopped = "aborted";
        break search;
      }
      if (end + columns > capacity) {
        if (capacity >= MAX_ARENA_NODES) {
          stopped = "overflow";
          break search;
        }
        arena.growNodes();
        ({ keys, odd, even, entries, scores, capacity } = arena);
      }
      nodes++;
      const key = keys[node] ?? 0;
      const nodeOdd = odd[node] ?? 0;
      const nodeEven = even[node] ?? 0;
      const base = node * columns;
      // The waste tops by which the layout was reached, and what the columns show and hold.
      let exposed = 0;
      let present = 0;
      let tops = 0;
      let first = noLayer;
      let firstLayouts = 0;
      let secondLayouts = 0;
      for (let c = 0; c < columns; c++) {
        const slot = (c << 3) | ((key >>> (heightBits * c)) & 7);
        if (hasFirst) firstLayouts += firstOffsets[slot] ?? 0;
        if (hasSecond) secondLayouts += secondOffsets[slot] ?? 0;
        exposed |= exposedBits[slot] ?? 0;
        present |= presentBits[slot] ?? 0;
        const layer = entries[base + c] ?? 0;
        if (layer !== noEntry) {
          topMasks[tops] = fitMasks[rankAt[slot + 1] ?? 0] ?? 0;
          topLayers[tops++] = layer;
          if (layer < first) first = layer;
        }
      }
      if (level === 0) {
        topMasks[0] = fitMasks[top] ?? 0;
        topLayers[0] = 0;
        tops = 1;
        first = 0;
      }
      let knownLayer = -1;
      let knownUnmatched = 0;
      for (let c = 0; c < columns; c++) {
        const slot = (c << 3) | ((key >>> (heightBits * c)) & 7);
        if ((slot & 7) === 0) continue;
        const rank = rankAt[slot] ?? 0;
        // By drawing on: from the earliest layer at hand, since the next fit never comes sooner later.
        let layer = nextLayer[rank * stride + first] ?? noLayer;
        for (let t = 0; t < tops; t++) {
          const topLayer = topLayers[t] ?? noLayer;
          if (topLayer < layer && ((topMasks[t] ?? 0) >> rank) & 1) layer = topLayer;
        }
        if (layer > drawLimit) continue;
        const rankFits = fitMasks[rank] ?? 0;
        const exposedAfter = exposed | (exposedBits[slot - 1] ?? 0);
        const isStuck = (rankFits & exposedAfter) === 0;

        if (hasFirst) {
          const p = firstLayouts - (firstOffsets[slot] ?? 0) + (firstOffsets[slot - 1] ?? 0);
          const lower = isStuck ? draw : (rankBits0 >> rank) & 1 ? c : columns;
          if ((latest0[(p & 0xffff) * windowStride + lower] ?? 0) <= layer) continue;
          const upper = isStuck ? draw : (rankBits1 >> rank) & 1 ? c : columns;
          if ((latest1[(p >>> 16) * windowStride + upper] ?? 0) <= layer) continue;
        }
        if (hasSecond) {
          const p = secondLayouts - (secondOffsets[slot] ?? 0) + (secondOffsets[slot - 1] ?? 0);
          const lower = isStuck ? draw : (rankBits2 >> rank) & 1 ? c : columns;
          if ((latest2[(p & 0xffff) * windowStride + lower] ?? 0) <= layer) continue;
          const upper = isStuck ? draw : (rankBits3 >> rank) & 1 ? c : columns;
          if ((latest3[(p >>> 16) * windowStride + upper] ?? 0) <= layer) continue;
        }

        const layerOdd = stockOdd[layer] ?? 0;
        const layerEven = stockEven[layer] ?? 0;
        if (layer !== knownLayer) {
          knownLayer = layer;
          const suppliersOdd = (nodeOdd & supplierMask) + layerOdd;
          knownUnmatched =
            unmatchedOf(nodeOdd, nodeEven, suppliersOdd, nodeEven + layerEven) -
            jokersOf(suppliersOdd);
        }
        let unmatched = knownUnmatched;
        if (unmatched > allowance + 1) continue;
        const newOdd = nodeOdd - (oddUnits[rank] ?? 0);
        const newEven = nodeEven - (evenUnits[rank] ?? 0);
        const suppliersOdd = ((isStuck ? newOdd : nodeOdd) & supplierMask) + layerOdd;
        const suppliersEven = (isStuck ? newEven : nodeEven) + layerEven;
        if (isStuck || unmatched > allowance) {
          unmatched =
            unmatchedOf(newOdd, newEven, suppliersOdd, suppliersEven) - jokersOf(suppliersOdd);
          if (unmatched > allowance) continue;
        }

        if (jokersOf(suppliersOdd) === 0) {
          const field = ((rank - 1) >> 1) << 2;
          const isLast = ((((rank & 1) === 1 ? newOdd : newEven) >>> field) & 15) === 0;
          const ranks = isLast ? present & ~(1 << rank) : present;
          const led = (entryBits[layer] ?? 0) | (isStuck ? 0 : rankFits);
          if (
            (ranks & ~led) !== 0 &&
            countCutOff(ranks, led, newOdd, newEven, fitMasks) > allowance
          ) {
            continue;
          }
        }

        const childKey = key - (1 << (heightBits * c));
        let place = hashOf(childKey, slotsLog);
        let child = (slots[place] ?? 0) - stamp;
        while (child >= 0 && keys[child] !== childKey) {
          place = (place + 1) & slotMask;
          child = (slots[place] ?? 0) - stamp;
        }
        if (child < 0) {
          child = end++;
          slots[place] = stamp + child;
          keys[child] = childKey;
          odd[child] = newOdd;
          even[child] = newEven;
          scores[child] = 65535;
          for (let i = child * columns, to = i + columns; i < to; i++) entries[i] = noEntry;
          if ((end - stop) * 2 > slotMask) {
            arena.growSlots(stop, end);
            ({ slots, slotsLog } = arena);
            slotMask = slots.length - 1;
          }
        }
        const entry = child * columns + c;
        if (layer >= (entries[entry] ?? 0)) continue;
        entries[entry] = layer;
        if (leftAfter < left || layer < layerOfBest) {
          left = leftAfter;
          layerOfBest = layer;
          nodeOfBest = child;
          columnOfBest = c;
        }
        if (isBeam) {
          const draws =
            unmatched > 0
              ? drawLimit + unmatched
              : leastDraws(stock, unmatchedOf, newOdd, newEven, suppliersOdd, suppliersEven, layer);
          const score = scoreOf(columns, childKey, exposedAfter, layer, unmatched, draws);
          if (score < (scores[child] ?? 0)) scores[child] = score;
        }
      }
    }
    if (end === stop) break;
    arena.freeSlots(end);
    stamp = arena.stamp;
    if (end - stop > width) {
      isComplete = false;
      end = keepBest(arena, stop, end, width);
      // The nodes moved, and the level's earliest end may have fallen away with its node.
      layerOfBest = noLayer;
      for (let i = stop * columns; i < end * columns; i++) {
        const layer = entries[i] ?? 0;
        if (layer >= layerOfBest) continue;
        layerOfBest = layer;
        nodeOfBest = Math.floor(i / columns);
        columnOfBest = i % columns;
      }
    }
    levelStarts[level + 2] = end;
  }
  return {
    nodes,
    stopped,
    isComplete,
    left,
    layer: layerOfBest,
    node: nodeOfBest,
    column: columnOfBest,
  };
}

/** Cards in runs of neighbouring ranks into which nothing leads. `led` are the ranks that fit a lead. */
function countCutOff(
  ranks: number,
  led: number,
  odd: number,
  even: number,
  fitMasks: Uint16Array,
): number {
  const kingLeads = fitMasks[king] ?? 0;
  let reached = ranks & led;
  let before = 0;
  // From each rank to its two neighbours, all ranks at once; the King and the turn of the ring apart.
  while (reached !== before) {
    before = reached;
    const spread = ((reached & BELOW_KING) << 1) | ((reached & BELOW_KING) >>> 1);
    const corner = (reached >>> king) & 1 ? kingLeads : 0;
    const turn = (reached & (1 << ace)) !== 0 ? (fitMasks[ace] ?? 0) : 0;
    reached |= (spread | corner | turn) & ranks;
  }
  let count = 0;
  for (let lost = ranks & ~reached; lost !== 0; lost &= lost - 1) {
    const rank = 31 - Math.clz32(lost & -lost);
    count += (((rank & 1) === 1 ? odd : even) >>> (((rank - 1) >> 1) << 2)) & 15;
  }
  return count;
}
