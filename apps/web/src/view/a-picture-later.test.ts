import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aPictureLater } from "./a-picture-later.ts";

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser draws a picture, and what waits for it goes on. */
async function drawPicture(): Promise<void> {
  for (const callback of frames.splice(0)) callback(0);
  await vi.advanceTimersByTimeAsync(0);
}

test("a signal one picture later shows the last value that the first had by then", async () => {
  const source = signal<number | null>(1);
  const later = aPictureLater(source);
  expect(later.value).toBe(1);
  source.value = 2;
  source.value = 3;
  expect(later.value).toBe(1);
  await drawPicture();
  expect(later.value).toBe(3);
  source.value = 4;
  expect(later.value).toBe(3);
  await drawPicture();
  expect(later.value).toBe(4);
  expect(frames).toEqual([]);
});

test("what comes after nothing is there at once", () => {
  const source = signal<string | null>(null);
  const later = aPictureLater(source);
  source.value = "said";
  expect(later.value).toBe("said");
});

test("all that waits for one picture asks for one", async () => {
  const sources = [signal(1), signal(1)];
  const [first, second] = sources.map(aPictureLater);
  for (const source of sources) source.value = 2;
  expect(frames).toHaveLength(1);
  await drawPicture();
  expect([first?.value, second?.value]).toEqual([2, 2]);
});

test("a page that is not painted is not waited for longer than half a second", async () => {
  const source = signal(1);
  const later = aPictureLater(source);
  source.value = 2;
  await vi.advanceTimersByTimeAsync(500);
  expect(later.value).toBe(2);
});
