/** Means that grow sample by sample (Welford), each with its standard error. */

export interface Estimate {
  readonly mean: number;
  /** Of the mean; 0 when it is exact, Infinity after one sample. */
  readonly standardError: number;
}

export class Tally {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  /** null before the first sample. */
  estimate(): Estimate | null {
    if (this.#count === 0) return null;
    const variance = this.#squares / (this.#count - 1);
    const standardError = this.#count === 1 ? Infinity : Math.sqrt(variance / this.#count);
    return { mean: this.#mean, standardError };
  }
}

/** The mean over all there is. */
export class ExactMean {
  #weight = 0;
  #sum = 0;

  add(value: number, weight: number): void {
    this.#weight += weight;
    this.#sum += value * weight;
  }

  estimate(): Estimate | null {
    return this.#weight === 0 ? null : { mean: this.#sum / this.#weight, standardError: 0 };
  }
}
