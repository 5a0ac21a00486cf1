/**
 * How far a survey is, on a terminal at stderr only: a bar in a pipe or a log would be noise. One line, drawn
 * over itself a few times a second.
 */
import type { Host } from "../host.ts";
import type { Output } from "../output.ts";
import { formatWhole } from "./survey-report.ts";
import { canDrawUnicode, lineWidth } from "./terminal.ts";

export interface Progress {
  /** Deals of the whole range, and those of them that are done. */
  readonly total: number;
  readonly done: number;
  /** Of the done ones, those of this run. */
  readonly judged: number;
  readonly elapsedMs: number;
}

export interface ProgressBar {
  show(progress: Progress): Promise<void>;
  /** Takes the bar away: what is written next stands in its place. */
  clear(): Promise<void>;
}

const REDRAW_MS = 100;
const CLEAR_LINE = "\r\u001B[K";

export function createProgressBar(host: Host, output: Output): ProgressBar {
  if (!host.isErrorTerminal || host.env["TERM"] === "dumb") {
    return { show: () => Promise.resolve(), clear: () => Promise.resolve() };
  }
  const hasUnicode = canDrawUnicode(host.env);
  let drawnAtMs = -Infinity;
  let isShown = false;
  return {
    async show(progress) {
      if (progress.elapsedMs - drawnAtMs < REDRAW_MS) return;
      drawnAtMs = progress.elapsedMs;
      isShown = true;
      const line = formatProgress(progress, lineWidth(host), hasUnicode);
      await output.writeMessage(CLEAR_LINE + line);
    },
    async clear() {
      if (isShown) await output.writeMessage(CLEAR_LINE);
      isShown = false;
    },
  };
}

/** Fits into the width: the bar takes what the figures leave, and goes when they leave little. */
export function formatProgress(
  { total, done, judged, elapsedMs }: Progress,
  width: number,
  hasUnicode: boolean,
): string {
  const share = done / total;
  const speed = (judged * 1000) / Math.max(elapsedMs, 1);
  const figures = [
    `${Math.floor(share * 100)} %`,
    `${formatWhole(done)} of ${formatWhole(total)}`,
    `${formatWhole(Math.round(speed))}/s`,
    ...(speed > 0 ? [`${formatDuration((total - done) / speed)} left`] : []),
  ].join("  ");
  // One place is left free: a full line would wrap.
  const room = Math.min(40, width - 1 - figures.length - 2);
  if (room < 5) return figures.slice(0, width - 1);
  const filled = Math.round(share * room);
  const [full, empty] = hasUnicode ? ["█", "░"] : ["#", "."];
  return `${full.repeat(filled)}${empty.repeat(room - filled)}  ${figures}`;
}

/** "0:07", "12:30", "1:02:03". */
export function formatDuration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, "0"))).join(":");
}
