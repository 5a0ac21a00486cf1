/**
 * What a survey says of all deals, of which it saw a sample. The clear rate has a Wilson interval, which
 * holds for rates near 0 and 1 and for few deals too; the mean has the normal one, from the histogram.
 *
 * Deals that are not known would bend a rate that left them out, for they are the hard ones. So the lower
 * end of its interval counts all of them as lost, and the upper end all of them as cleared.
 *
 * Rejected: the normal interval for the rate (it has no width when nothing was cleared); Clopper and
 * Pearson's (wider than 95 % asks for, and it needs the beta distribution).
 */
import type { SurveyTotals } from "./survey.ts";

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Estimate extends Interval {
  readonly value: number;
}

export interface SurveyStatistics {
  /** Share of the deals that can be cleared, 0 … 1, of those that are known; null when none is. */
  readonly clearRate: Estimate | null;
  /** Best strokes of a deal, over those that are known; null when none is. One deal has no interval. */
  readonly meanBest: (Partial<Interval> & { readonly value: number }) | null;
}

/** Standard deviations to each side that hold 95 % of a normal distribution. */
const Z95 = 1.959963984540054;

export function describeTotals({
  deals,
  clears,
  unknown,
  histogram,
}: SurveyTotals): SurveyStatistics {
  const known = deals - unknown;
  if (known === 0) return { clearRate: null, meanBest: null };
  const { low } = wilsonInterval(clears, deals);
  const { high } = wilsonInterval(clears + unknown, deals);
  return { clearRate: { value: clears / known, low, high }, meanBest: meanOf(histogram, known) };
}

/** E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927). */
export function wilsonInterval(successes: number, trials: number): Interval {
  const share = successes / trials;
  const z2 = Z95 * Z95;
  const scale = 1 + z2 / trials;
  const centre = (share + z2 / (2 * trials)) / scale;
  const half =
    (Z95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))) / scale;
  // At the ends rounding would leave the interval without the share that was seen.
  return {
    low: successes === 0 ? 0 : centre - half,
    high: successes === trials ? 1 : centre + half,
  };
}

function meanOf(histogram: SurveyTotals["histogram"], known: number): SurveyStatistics["meanBest"] {
  let sum = 0;
  let sumOfSquares = 0;
  for (const [best, count] of histogram) {
    sum += best * count;
    sumOfSquares += best * best * count;
  }
  const value = sum / known;
  if (known === 1) return { value };
  const variance = Math.max(0, (sumOfSquares - sum * value) / (known - 1));
  const half = Z95 * Math.sqrt(variance / known);
  return { value, low: value - half, high: value + half };
}
