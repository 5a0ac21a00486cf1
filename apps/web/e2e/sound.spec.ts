import type { Page } from "@playwright/test";
import { choose, openSettings, preferEarlier } from "./settings-panel.ts";
import { expect, test } from "./test.ts";

interface Heard {
  /** State of each audio context that was made, in order. */
  readonly contexts: readonly string[];
  /** Hertz of each tone, in the order in which they were begun. */
  readonly tones: readonly number[];
  readonly session: string;
  /** How often a context came to rest after it had sounded. */
  readonly rests: number;
}

/** Runs in the page before its scripts: notes every audio context and tone. */
function spyOnSound(): void {
  const contexts: AudioContext[] = [];
  const tones: number[] = [];
  let rests = 0;
  const session = { type: "auto" };
  Object.defineProperty(navigator, "audioSession", { value: session });
  // A look by the test counts as a touch for the browser: only presses count here.
  const activation = { isActive: false, hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { value: activation });
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, () => (activation.hasBeenActive = true), { capture: true });
  }
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.push(this);
    }
    override async suspend(): Promise<void> {
      await super.suspend();
      rests += 1;
    }
  };
  window.OscillatorNode = class extends OscillatorNode {
    override start(when?: number): void {
      tones.push(this.frequency.value);
      super.start(when);
    }
  };
  Reflect.set(window, "heard", () => ({
    contexts: contexts.map(({ state }) => state),
    tones: [...tones],
    session: session.type,
    rests,
  }));
}

async function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => {
    const listen = Reflect.get(window, "heard") as () => Heard;
    return listen();
  });
}

/** Every script that the page has asked for, by the name of its chunk. */
function chunksOf(page: Page): string[] {
  const chunks: string[] = [];
  page.on("request", (request) => chunks.push(new URL(request.url()).pathname));
  return chunks;
}

const isFeedback = (path: string): boolean => path.includes("start-feedback");

test("without sound nothing of it is loaded, and no audio context is ever made", async ({
  hole,
  page,
}) => {
  await page.addInitScript(spyOnSound);
  const chunks = chunksOf(page);
  await hole.open({ deal: 2 });
  for (const key of ["1", "4", "2", "d", "z"]) await page.keyboard.press(key);
  await openSettings(hole);
  expect(await heard(page)).toEqual({ contexts: [], tones: [], session: "auto", rests: 0 });
  expect(chunks.filter(isFeedback)).toEqual([]);
  expect(await page.locator("audio, video").count()).toBe(0);
});

test("with sound on, the audio context waits for the first touch, is ambient, and rests in silence", async ({
  hole,
  page,
}) => {
  await page.addInitScript(spyOnSound);
  await preferEarlier(page, { sound: "on" });
  const chunks = chunksOf(page);
  await hole.open({ deal: 2 });
  await expect.poll(() => chunks.filter(isFeedback).length).toBeGreaterThan(0);
  await hole.judged();
  expect((await heard(page)).contexts).toEqual([]);
  await hole.click("4");
  await hole.shows({ deal: 2, moves: "4" });
  await expect.poll(async () => (await heard(page)).contexts.length).toBe(1);
  expect((await heard(page)).session).toBe("ambient");
  expect((await heard(page)).tones[0]).toBe(220);
  await expect.poll(async () => (await heard(page)).rests).toBe(1);
  await hole.click("+");
  await hole.shows({ deal: 2, moves: "4+" });
  await expect.poll(async () => (await heard(page)).rests).toBe(2);
  expect((await heard(page)).contexts).toEqual(["suspended"]);
  expect((await heard(page)).tones.length).toBeGreaterThan(2);
});

test("S3: each card of a run sounds a tone higher, and a draw begins anew", async ({
  hole,
  page,
}) => {
  await page.addInitScript(spyOnSound);
  await preferEarlier(page, { sound: "on" });
  await hole.open({ deal: 2 });
  const line = "4+5377";
  const ofMove: (number | undefined)[] = [];
  for (const [index, move] of [...line].entries()) {
    const { tones, rests } = await heard(page);
    const before = tones.length;
    await hole.click(move);
    await hole.shows({ deal: 2, moves: line.slice(0, index + 1) });
    await expect.poll(async () => (await heard(page)).tones.length).toBeGreaterThan(before);
    ofMove.push((await heard(page)).tones[before]);
    // The next one is not to be lost among those that still sound.
    await expect.poll(async () => (await heard(page)).rests).toBeGreaterThan(rests);
  }
  const [first, , ...run] = ofMove.map((hertz) => Math.round(hertz ?? 0));
  expect(first).toBe(220);
  expect(run).toEqual([220, 247, 277, 294].slice(0, run.length));
});

test("sound is heard when it is switched on, as loud as it is chosen, and gone when switched off", async ({
  hole,
  page,
}) => {
  await page.addInitScript(spyOnSound);
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  await expect(panel.getByRole("slider", { name: "Volume" })).toBeHidden();
  await choose(panel, "Sound", "On");
  await expect.poll(async () => (await heard(page)).tones.length).toBeGreaterThan(0);
  const volume = panel.getByRole("slider", { name: "Volume" });
  await expect(volume).toHaveValue("60");
  await expect.poll(async () => (await heard(page)).rests).toBe(1);
  const before = (await heard(page)).tones.length;
  await volume.press("ArrowRight");
  await expect(volume).toHaveValue("70");
  await expect.poll(async () => (await heard(page)).tones.length).toBeGreaterThan(before);
  await choose(panel, "Sound", "Off");
  await expect.poll(async () => (await heard(page)).contexts).toEqual(["closed"]);
  const silent = (await heard(page)).tones.length;
  await page.keyboard.press("Escape");
  await hole.click("4");
  await hole.shows({ deal: 2, moves: "4" });
  expect((await heard(page)).tones.length).toBe(silent);
  await page.reload();
  await hole.dealt();
  await choose(await openSettings(hole), "Sound", "On");
  await expect(volume).toHaveValue("70");
});

test("vibration is explained where the device has none", async ({ hole }) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  await expect(panel.getByText("this one cannot")).toBeVisible();
  await expect(panel.getByRole("group", { name: "Vibration" })).toBeHidden();
});
