import type { Page } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

interface Noted {
  /** How bright each landing glowed at its brightest. */
  readonly landings: readonly number[];
  /** When the celebration's animations end, and whether each of them has. */
  readonly celebration: readonly { readonly endMs: number; readonly isOver: boolean }[];
}

/** Runs in the page before its scripts. What celebrates is known by what it moves: the flag, or a card on the spot. */
function noteWhatGlows(): void {
  const landings: number[] = [];
  const celebration: Animation[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function noteAndAnimate(keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    const frames = Array.isArray(keyframes) ? keyframes : [];
    if (this.matches(".landing")) {
      landings.push(Math.max(...frames.map(({ opacity }) => Number(opacity))));
    }
    const isSpring = this.matches(".card") && JSON.stringify(frames).includes("rotate");
    if (isSpring || this.matches(".pin")) {
      celebration.push(animation);
      // So slow that on no machine it is over before a key is pressed.
      animation.playbackRate = 0.001;
    }
    return animation;
  };
  Reflect.set(window, "noted", () => ({
    landings: [...landings],
    celebration: celebration.map((animation) => ({
      endMs: Number(animation.effect?.getComputedTiming().endTime),
      isOver: animation.playState === "finished",
    })),
  }));
}

async function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => {
    const read = Reflect.get(window, "noted") as () => Noted;
    return read();
  });
}

/** Fifteen cards without a draw. */
const LONG_RUN = { deal: 1078, rules: "king=wrap,first=choose,columns=5,rows=3,jokers=2" };
const FIFTEEN = "433455523121412";

async function playAll(hole: HolePage, deal: typeof LONG_RUN, line: string): Promise<void> {
  for (const [index, move] of [...line].entries()) {
    await hole.page.keyboard.press(keyFor(move));
    await hole.shows({ ...deal, moves: line.slice(0, index + 1) });
  }
}

test("S3: the line cheers at five, ten and fifteen, and sums the run up when a draw ends it", async ({
  hole,
  page,
}) => {
  await hole.open(LONG_RUN);
  const cheers = { 5: "Five in a row.", 10: "Ten in a row.", 15: "Fifteen in a row." } as const;
  for (const [count, cheer] of Object.entries(cheers)) {
    await hole.open({ ...LONG_RUN, moves: FIFTEEN.slice(0, Number(count) - 1) });
    await page.keyboard.press(FIFTEEN.charAt(Number(count) - 1));
    await expect(hole.status).toContainText(cheer);
  }
  await hole.open({ ...LONG_RUN, moves: FIFTEEN.slice(0, 9) });
  await page.keyboard.press(FIFTEEN.charAt(9));
  await page.keyboard.press("d");
  await expect(hole.status).toContainText("Run of 10.");
});

test("each landing of a run glows a touch brighter, and a draw begins anew", async ({
  hole,
  page,
}) => {
  await page.addInitScript(noteWhatGlows);
  await hole.open(LONG_RUN);
  await playAll(hole, LONG_RUN, FIFTEEN.slice(0, 8));
  const { landings } = await noted(page);
  expect(landings).toHaveLength(8);
  expect(landings).toEqual(landings.toSorted((a, b) => a - b));
  expect(new Set(landings).size).toBe(8);
  await page.keyboard.press("d");
  const moves = `${FIFTEEN.slice(0, 8)}+`;
  await hole.shows({ ...LONG_RUN, moves });
  const [column] = [...(await fitting(page))];
  if (column === undefined) throw new Error("nothing fits after the draw");
  await page.keyboard.press(column);
  await hole.shows({ ...LONG_RUN, moves: moves + column });
  expect((await noted(page)).landings.at(-1)).toBe(landings[0]);
});

async function fitting(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-playable=true]")].map(
      (target) => target.getAttribute("data-column") ?? "",
    ),
  );
}

test("a clear drops the flag and ends within a second and a half; any key ends it at once", async ({
  hole,
  page,
}) => {
  await page.addInitScript(noteWhatGlows);
  const line = bestLine({ deal: 2 });
  await hole.open({ deal: 2, moves: line.slice(0, -1) });
  await hole.still();
  await page.keyboard.press(keyFor(line.slice(-1)));
  await expect.poll(async () => (await noted(page)).celebration.length).toBeGreaterThan(3);
  for (const { endMs } of (await noted(page)).celebration) {
    expect(endMs).toBeGreaterThan(0);
    expect(endMs).toBeLessThanOrEqual(1500);
  }
  await page.keyboard.press("Shift");
  const { celebration } = await noted(page);
  expect(celebration.every(({ isOver }) => isOver)).toBe(true);
  await hole.shows({ deal: 2, moves: line });
});
