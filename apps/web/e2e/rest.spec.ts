import { preferEarlier } from "./settings-panel.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("at rest nothing runs: no frame, no timer, no animation, and a sharper screen changes nothing", async ({
  hole,
  page,
  context,
}) => {
  await page.addInitScript(countWhatIsPending);
  await hole.open({ deal: 2 });
  expect(await hole.judged()).toBe("winnable");
  const atRest = { frames: 0, intervals: 0, timeouts: 0, animations: 0 };
  await expect.poll(() => page.evaluate(readPending)).toEqual(atRest);
  await page.keyboard.press("4");
  await page.keyboard.press("2");
  await page.keyboard.press("d");
  await page.keyboard.press("z");
  await page.keyboard.press("h");
  await expect(hole.status).toContainText("Hint: ");
  await expect.poll(() => page.evaluate(readPending)).toEqual(atRest);
  // KDE 255933: the board idled at full speed on another pixel ratio.
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setDeviceMetricsOverride", {
    width: 1200,
    height: 800,
    deviceScaleFactor: 2,
    mobile: false,
  });
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(2);
  // Sharp at any ratio: all is drawn from paths, nothing from pixels.
  await expect(hole.board.locator("svg").first()).toBeVisible();
  await expect(hole.board.locator("img, canvas, image, video")).toHaveCount(0);
  await expect.poll(() => page.evaluate(readPending)).toEqual(atRest);
  await page.keyboard.press("y");
  await hole.shows({ deal: 2, moves: "42+" });
});

test("at rest with the clock on one tick a second is all that runs, and none while it stands", async ({
  hole,
  page,
}) => {
  await page.addInitScript(countWhatIsPending);
  await preferEarlier(page, { timer: "on", sound: "on" });
  await hole.open({ deal: 2 });
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await hole.judged()).toBe("winnable");
  const atRest = { frames: 0, intervals: 0, timeouts: 0, animations: 0 };
  await expect.poll(() => page.evaluate(readPending)).toEqual({ ...atRest, timeouts: 1 });
  await hole.click("4");
  await hole.shows({ deal: 2, moves: "4" });
  await expect.poll(() => page.evaluate(readPending)).toEqual({ ...atRest, timeouts: 1 });
  await page.keyboard.press("?");
  await expect(hole.panel("Keys")).toBeVisible();
  await expect.poll(() => page.evaluate(readPending)).toEqual(atRest);
});

test("at rest nothing runs behind an open panel either", async ({ hole, page }) => {
  // PySolFC 160: time went on while the statistics were looked at.
  await page.addInitScript(countWhatIsPending);
  await hole.open({ deal: 2 });
  expect(await hole.judged()).toBe("winnable");
  await page.keyboard.press("4");
  for (const name of ["Still in the stock", "Statistics", "Settings"]) {
    await hole.button("More").click();
    await hole.panel("More").getByRole("button", { name, exact: true }).click();
    await expect(hole.panel(name)).toBeVisible();
    await expect
      .poll(() => page.evaluate(readPending), name)
      .toEqual({ frames: 0, intervals: 0, timeouts: 0, animations: 0 });
    await page.keyboard.press("Escape");
    await expect(hole.panel(name)).toBeHidden();
  }
});

test("reduced motion: everything plays, and nothing is ever animated", async ({ hole, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function countAndAnimate(keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      // What only fades on the spot is no motion.
      const frames = JSON.stringify(keyframes);
      if (/transform|translate|rotate/.test(frames)) document.title = `moved: ${frames}`;
      return animation;
    };
  });
  const deal = { deal: 1078, rules: "king=wrap,first=choose,columns=5,rows=3,jokers=2" };
  await hole.open(deal);
  const line = "433455523121412";
  await page.keyboard.press("2");
  await page.keyboard.press("z");
  await hole.shows({ ...deal, moves: "2", undone: 1 });
  for (const move of line) await page.keyboard.press(move);
  await hole.shows({ ...deal, moves: line });
  await expect(hole.result).toBeVisible();
  await page.keyboard.press("z");
  await page.keyboard.press("1");
  await hole.shows({ ...deal, moves: line, undone: 1 });
  await expect(page).toHaveTitle("Albatross: Golf Solitaire");
});

interface Pending {
  readonly frames: Set<number>;
  readonly intervals: Set<number>;
  readonly timeouts: Set<number>;
}

/** Runs in the page before its scripts: knows of every frame and timer that is still to come. */
function countWhatIsPending(): void {
  const pending: Pending = { frames: new Set(), intervals: new Set(), timeouts: new Set() };
  Reflect.set(window, "pending", pending);
  const { setTimeout: later, setInterval: often, requestAnimationFrame: frame } = window;
  const { clearTimeout: notLater, clearInterval: notOften, cancelAnimationFrame: noFrame } = window;
  window.requestAnimationFrame = (callback) => {
    const id = frame((time) => {
      pending.frames.delete(id);
      callback(time);
    });
    pending.frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    pending.frames.delete(id);
    noFrame(id);
  };
  const setTimer = (callback: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    const id = later(() => {
      pending.timeouts.delete(id);
      if (typeof callback === "function") Reflect.apply(callback, window, rest);
    }, delay);
    pending.timeouts.add(id);
    return id;
  };
  Reflect.set(window, "setTimeout", setTimer);
  const setOften = (callback: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    const id = often(callback, delay, ...rest);
    pending.intervals.add(id);
    return id;
  };
  Reflect.set(window, "setInterval", setOften);
  for (const [name, clear] of [
    ["clearTimeout", notLater],
    ["clearInterval", notOften],
  ] as const) {
    Reflect.set(window, name, (id: number) => {
      pending.timeouts.delete(id);
      pending.intervals.delete(id);
      clear(id);
    });
  }
}

function readPending(): Readonly<
  Record<"frames" | "intervals" | "timeouts" | "animations", number>
> {
  const pending = Reflect.get(window, "pending") as Pending;
  return {
    frames: pending.frames.size,
    intervals: pending.intervals.size,
    timeouts: pending.timeouts.size,
    animations: document.getAnimations().length,
  };
}
