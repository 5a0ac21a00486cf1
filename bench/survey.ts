/**
 * What a survey costs: deals a second on one worker and on two, and how much two gain. Both survey the same
 * deals, on threads that have started and warmed up before the clock runs; the wall clock, for that is what a
 * survey's user waits for. Where other work shares the machine, the ratio says more than the speeds.
 */
import { CLASSIC, ownDeal, type DealRange } from "@albatross/rules";
import { createNodeWorkers, surveyInOrder } from "@albatross/workers/node";
import type { Bench, BenchColumn } from "./bench.ts";

interface SurveySpeed {
  readonly deals: number;
  /** Deals a second. */
  readonly oneWorker: number;
  readonly twoWorkers: number;
  /** 2 would be no loss at all. */
  readonly ratio: number;
}

const DEALS_A_BOARD = 20;

const COLUMNS: readonly BenchColumn[] = [
  { key: "deals", title: "deals" },
  { key: "oneWorker", title: "1 worker, deals a second" },
  { key: "twoWorkers", title: "2 workers" },
  { key: "ratio", title: "gain", digits: 2 },
];

export const SURVEY_BENCH: Bench = {
  name: "survey",
  async run({ boards }) {
    const speed = await measureSurvey(DEALS_A_BOARD * boards);
    return { columns: COLUMNS, rows: [{ ...speed }], note: "", wrong: 0, missing: [] };
  },
};

/** Deals before the clock runs, a worker: enough for the compiler to have done its work. */
const WARM_UP_DEALS = 1000;

/** Surveys our own deals from 1 on, under classic rules. Throws when the two do not agree. */
async function measureSurvey(deals: number): Promise<SurveySpeed> {
  const range = { first: ownDeal(1), count: deals };
  // The first survey of a process is slower than any other: it is not counted.
  await timeSurvey(range, 1);
  const one = await timeSurvey(range, 1);
  const two = await timeSurvey(range, 2);
  if (one.strokes !== two.strokes) {
    throw new Error(`one worker says ${one.strokes} strokes, two say ${two.strokes}`);
  }
  const oneWorker = (deals * 1000) / one.elapsedMs;
  const twoWorkers = (deals * 1000) / two.elapsedMs;
  return { deals, oneWorker, twoWorkers, ratio: twoWorkers / oneWorker };
}

async function timeSurvey(
  range: DealRange,
  capacity: number,
): Promise<{ readonly elapsedMs: number; readonly strokes: number }> {
  const pool = createNodeWorkers({ capacity });
  try {
    const warmUp = {
      range: { first: ownDeal(1), count: WARM_UP_DEALS },
      rules: CLASSIC,
      limits: {},
    };
    await Promise.all(Array.from({ length: capacity }, () => pool.run("surveyChunk", warmUp)));
    const startMs = performance.now();
    let strokes = 0;
    for await (const { bests } of surveyInOrder(pool, { range, rules: CLASSIC, limits: {} })) {
      for (const best of bests) strokes += best ?? 0;
    }
    return { elapsedMs: performance.now() - startMs, strokes };
  } finally {
    await pool.close();
  }
}
