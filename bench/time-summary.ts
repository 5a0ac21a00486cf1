/** What is said of many times: the mean and four of their ranks, in milliseconds. */

export interface TimeSummary {
  readonly meanMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** NaN without any number. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Throws a RangeError when there is no time. */
export function summarizeTimes(timesMs: readonly number[]): TimeSummary {
  if (timesMs.length === 0) throw new RangeError("there is no time to summarize");
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    meanMs: mean(timesMs),
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    maxMs: at(1),
  };
}
