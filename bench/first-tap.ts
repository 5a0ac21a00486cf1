/**
 * How long after a tap its effect is on the screen, at a quarter of the processor's speed: taps of the browser's
 * own input on a page of a telephone's size, from the moment the finger leaves the screen. The first tap of a
 * freshly loaded page counts for itself, for all that it needs is run for the first time; so does one that comes
 * as soon as there is a card, while others are still dealt out.
 *
 * A clock on the wall also counts what else the machine does. So each tap is made a second time at full speed and
 * without motion, and the processor time of the page's main thread is read before and after: four times that is
 * what an idle machine of a quarter of the speed has to do before the frame.
 */
import { loadavg } from "node:os";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { CLASSIC, deal, ownDeal, playableColumns } from "@albatross/rules";
import { canBeCleared } from "@albatross/solver";
import type { Bench, BenchColumn, BenchOptions, BenchReport, BenchRow } from "./bench.ts";
import { bundle, describeLoad, inBrowser, servePage } from "./browser.ts";
import type { TapTimes } from "./in-page/tap-clock.ts";
import { summarizeTimes } from "./time-summary.ts";

const SLOWDOWN = 4;

/** What the eye takes for at once. */
const GOAL_MS = 50;

/** Below this the browser tells of nothing: such a tap counts as one that took it. */
const LEAST_PRESENTED_MS = 16;

const LOADS_A_ROUND = 5;

/** Of each kind, on a page whose first tap is done. */
const LATER_TAPS = 5;

const JUDGED = "[data-verdict=winnable]";
const UNDO = ".thumb-left .action";

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
} as const;

const COLUMNS: readonly BenchColumn[] = [
  { key: "tap", title: "tap" },
  { key: "taps", title: "taps" },
  { key: "medianMs", title: "presented: median ms" },
  { key: "p95Ms", title: "p95" },
  { key: "maxMs", title: "max" },
  { key: "drawnMedianMs", title: "drawn: median ms", digits: 1 },
  { key: "drawnP95Ms", title: "p95", digits: 1 },
  { key: "drawnMaxMs", title: "max", digits: 1 },
  { key: "workMedianMs", title: "work: median ms", digits: 1 },
  { key: "workP95Ms", title: "p95", digits: 1 },
  { key: "workMaxMs", title: "max", digits: 1 },
  { key: "late", title: `over ${GOAL_MS} ms` },
  { key: "wrong", title: "wrong" },
];

const KINDS = [
  "the first, while cards are dealt",
  "the first, a card that fits",
  "a card that fits",
  "a card that does not",
  "the stock",
  "undo",
] as const;

type Kind = (typeof KINDS)[number];

interface Work {
  readonly kind: Kind;
  readonly cpuMs: number;
}

interface Tapped extends TapTimes {
  readonly kind: Kind;
  /** Did the board then show what it must? */
  readonly isRight: boolean;
}

export const FIRST_TAP_BENCH: Bench = { name: "first-tap", run };

async function run({ boards, rounds }: BenchOptions): Promise<BenchReport> {
  const deals = winnableDeals(Math.min(boards, rounds * LOADS_A_ROUND));
  const clock = await bundle("tap-clock.ts");
  const served = await servePage();
  const measured: Measured[] = [];
  const loads: number[] = [];
  try {
    for (const number of deals) {
      const address = `${served.address}/?deal=${number}`;
      measured.push(await inBrowser((browser) => measureDeal(browser, clock, address, number)));
      loads.push(loadavg()[0] ?? 0);
    }
  } finally {
    await served.close();
  }
  const tapped = measured.flatMap((one) => one.tapped);
  const works = measured.flatMap((one) => one.works);
  const rows = KINDS.map((kind) => summarize(kind, tapped, works));
  return {
    columns: COLUMNS,
    rows,
    note: `Chromium ${measured[0]?.version ?? "?"}. ${describeLoad(loads)}`,
    wrong: tapped.filter(({ isRight }) => !isRight).length,
    missing: [],
  };
}

interface Measured {
  readonly version: string;
  readonly tapped: readonly Tapped[];
  readonly works: readonly Work[];
}

async function measureDeal(
  browser: Browser,
  clock: string,
  address: string,
  number: number,
): Promise<Measured> {
  const early = await openSlowly(browser, clock, address);
  const first = await tapAtOnce(early, number);
  await early.context().close();
  const calm = await openSlowly(browser, clock, address);
  const later = await tapAll(calm, number);
  await calm.context().close();
  const works = await measureWork(browser, address, number);
  return { version: browser.version(), tapped: [first, ...later], works };
}

/** Deals that can be cleared, and at whose start some card fits and another does not. */
function winnableDeals(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 1; found.length < count; number++) {
    const start = deal(ownDeal(number), CLASSIC);
    const fits = playableColumns(start).length;
    if (fits > 0 && fits < 7 && canBeCleared(start) === "winnable") found.push(number);
  }
  return found;
}

/**
 * Of the page is only asked what a plain evaluation answers: Playwright's locators put listeners of their own into it,
 * which each press would have to run, the first of them uncompiled.
 */
async function openSlowly(browser: Browser, clock: string, address: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript({ content: clock });
  await page.goto(address);
  return page;
}

/** As soon as there is something to tap. */
async function tapAtOnce(page: Page, number: number): Promise<Tapped> {
  const { fits } = columnsOf(number);
  await thereIs(page, `[data-column="${fits}"]`);
  return tap(page, "the first, while cards are dealt", `[data-column="${fits}"]`, `${fits}`);
}

/** Once all is still, and the judge has spoken. */
async function tapAll(page: Page, number: number): Promise<readonly Tapped[]> {
  const { fits, misfit } = columnsOf(number);
  const card = `[data-column="${fits}"]`;
  await thereIs(page, JUDGED);
  await rest(page);
  const tapped = [
    await tap(page, "the first, a card that fits", card, `${fits}`),
    await tap(page, "undo", UNDO, ""),
  ];
  for (let time = 0; time < LATER_TAPS; time++) {
    tapped.push(
      await tap(page, "a card that does not", `[data-column="${misfit}"]`, ""),
      await tap(page, "a card that fits", card, `${fits}`),
      await tap(page, "undo", UNDO, ""),
      await tap(page, "the stock", "button[data-pile=stock]", "+"),
      await tap(page, "undo", UNDO, ""),
    );
  }
  return tapped;
}

function columnsOf(number: number): { readonly fits: number; readonly misfit: number } {
  const playable = playableColumns(deal(ownDeal(number), CLASSIC));
  const columns = [0, 1, 2, 3, 4, 5, 6];
  const fits = columns.findIndex((column) => playable.includes(column));
  const misfit = columns.findIndex((column) => !playable.includes(column));
  return { fits: fits + 1, misfit: misfit + 1 };
}

async function tap(page: Page, kind: Kind, target: string, moves: string): Promise<Tapped> {
  const at = await centreOf(page, target);
  await page.evaluate(() => void window.takeTaps());
  await page.touchscreen.tap(at.x, at.y);
  await rest(page);
  const [times] = await page.evaluate(() => window.takeTaps());
  if (times === undefined) throw new Error(`a tap on ${target} was not heard`);
  const shown = await page.evaluate(() =>
    document.querySelector("[role=application]")?.getAttribute("data-moves"),
  );
  return { kind, ...times, isRight: shown === moves };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(page: Page, target: string): Promise<Point> {
  const at = await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, target);
  if (at === null) throw new Error(`there is nothing at ${target}`);
  return at;
}

async function thereIs(page: Page, selector: string): Promise<void> {
  await until(page, (one) => document.querySelector(one) !== null, selector);
}

/** Asks the page again and again. */
async function until(page: Page, isSo: (about: string) => boolean, about = ""): Promise<void> {
  while (!(await page.evaluate(isSo, about))) await page.waitForTimeout(50);
}

/** Until nothing moves, and the browser has told of the events that it had to present. */
async function rest(page: Page): Promise<void> {
  await until(page, () =>
    document.getAnimations().every(({ playState }) => playState === "finished"),
  );
  await page.waitForTimeout(250);
}

/** The taps of `tapAll`, weighed. */
async function measureWork(
  browser: Browser,
  address: string,
  number: number,
): Promise<readonly Work[]> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  await thereIs(page, JUDGED);
  await rest(page);
  const { fits, misfit } = columnsOf(number);
  const works: Work[] = [];
  const weigh = async (kind: Kind, target: string): Promise<void> => {
    const at = await centreOf(page, target);
    await rest(page);
    const before = await cpuMsOf(client);
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(250);
    works.push({ kind, cpuMs: (await cpuMsOf(client)) - before });
  };
  const card = `[data-column="${fits}"]`;
  await weigh("the first, a card that fits", card);
  await weigh("undo", UNDO);
  for (let time = 0; time < LATER_TAPS; time++) {
    await weigh("a card that does not", `[data-column="${misfit}"]`);
    await weigh("a card that fits", card);
    await weigh("undo", UNDO);
    await weigh("the stock", "button[data-pile=stock]");
    await weigh("undo", UNDO);
  }
  await context.close();
  return works;
}

/** What the page's main thread has computed so far. */
async function cpuMsOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  return seconds * 1000;
}

function summarize(kind: Kind, all: readonly Tapped[], works: readonly Work[]): BenchRow {
  const times = works.filter((one) => one.kind === kind).map(({ cpuMs }) => SLOWDOWN * cpuMs);
  const work = times.length > 0 ? summarizeTimes(times) : null;
  const tapped = all.filter((one) => one.kind === kind);
  const presented = tapped.map(({ presentedMs }) => presentedMs ?? LEAST_PRESENTED_MS);
  const drawn = summarizeTimes(tapped.map(({ drawnMs }) => drawnMs));
  return {
    tap: kind,
    taps: tapped.length,
    ...summarizeTimes(presented),
    drawnMedianMs: drawn.medianMs,
    drawnP95Ms: drawn.p95Ms,
    drawnMaxMs: drawn.maxMs,
    workMedianMs: work?.medianMs ?? null,
    workP95Ms: work?.p95Ms ?? null,
    workMaxMs: work?.maxMs ?? null,
    late: presented.filter((ms) => ms > GOAL_MS).length,
    wrong: tapped.filter(({ isRight }) => !isRight).length,
  };
}
