/** What may end a search early. */

/** An AbortSignal is one; the package itself knows neither the DOM nor Node. */
export interface StopSignal {
  readonly aborted: boolean;
}

export interface SearchLimits {
  /** Looked at every few thousand nodes. */
  readonly signal?: StopSignal;
  /** Layouts that a search may settle. No limit when it is left out. */
  readonly maxNodes?: number;
}

export type StopReason = "aborted" | "budget";
