/**
 * What a value table costs where it is made for a player: in a worker of a browser. The first of a worker, with
 * compiling and fetching memory, then one a deal; on the wall, for that is what a player waits for.
 */
import { loadavg } from "node:os";
import type { Browser } from "@playwright/test";
import { CLASSIC, deal, ownDeal, type KingRule } from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import type { Bench, BenchColumn, BenchOptions, BenchReport, BenchRow } from "./bench.ts";
import { bundle, describeLoad, openBrowser } from "./browser.ts";
import type { TableMade, TablesAsked } from "./in-page/table-worker.ts";
import { summarizeTimes } from "./time-summary.ts";

const KINGS: readonly KingRule[] = ["stop", "queen", "wrap"];

/** A fresh worker makes this many, the first of which is the first of a worker. */
const TABLES_A_WORKER = 10;

const COLUMNS: readonly BenchColumn[] = [
  { key: "king", title: "king" },
  { key: "workers", title: "workers" },
  { key: "firstMedianMs", title: "first: median ms", digits: 1 },
  { key: "firstMaxMs", title: "max", digits: 1 },
  { key: "tables", title: "later tables" },
  { key: "medianMs", title: "median ms", digits: 1 },
  { key: "p95Ms", title: "p95", digits: 1 },
  { key: "maxMs", title: "max", digits: 1 },
  { key: "wrong", title: "wrong" },
];

export const BROWSER_TABLE_BENCH: Bench = { name: "browser-table", run };

async function run({ boards, rounds }: BenchOptions): Promise<BenchReport> {
  const workers = Math.max(1, Math.min(rounds * 3, boards));
  const script = await bundle("table-worker.ts");
  const browser = await openBrowser();
  const rows: BenchRow[] = [];
  const loads: number[] = [];
  try {
    for (const king of KINGS) {
      const made: TableMade[][] = [];
      for (let worker = 0; worker < workers; worker++) {
        const first = 1 + worker * TABLES_A_WORKER;
        const deals = Array.from({ length: TABLES_A_WORKER }, (_, index) => first + index);
        made.push(await makeTables(browser, script, { king, deals }));
        loads.push(loadavg()[0] ?? 0);
      }
      rows.push(summarize(king, made));
    }
  } finally {
    await browser.close();
  }
  const wrong = rows.reduce((sum, row) => sum + Number(row["wrong"]), 0);
  const note = `${browser.version()}. ${describeLoad(loads)}`;
  return { columns: COLUMNS, rows, note: `Chromium ${note}`, wrong, missing: [] };
}

async function makeTables(
  browser: Browser,
  script: string,
  asked: TablesAsked,
): Promise<TableMade[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      ([code, question]) =>
        new Promise<TableMade[]>((resolve, reject) => {
          const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
          const worker = new Worker(url);
          worker.onmessage = ({ data }: MessageEvent<TableMade[]>) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(question);
        }),
      [script, asked] as const,
    );
  } finally {
    await page.close();
  }
}

function summarize(king: KingRule, made: readonly (readonly TableMade[])[]): BenchRow {
  const firsts = summarizeTimes(made.flatMap(([first]) => first?.elapsedMs ?? []));
  const later = made.flatMap((tables) => tables.slice(1).map(({ elapsedMs }) => elapsedMs));
  const rules = { ...CLASSIC, king };
  const wrong = made
    .flat()
    .filter((table) => table.best !== bestScore(deal(ownDeal(table.deal), rules)));
  return {
    king,
    workers: made.length,
    firstMedianMs: firsts.medianMs,
    firstMaxMs: firsts.maxMs,
    tables: later.length,
    ...summarizeTimes(later),
    wrong: wrong.length,
  };
}
