/** Why the program stops early without anything being wrong; main.ts turns each into an exit code. */

/** Ctrl-C. */
export class InterruptedError extends Error {
  constructor() {
    super("interrupted");
    this.name = "InterruptedError";
  }
}

/** Whoever read our output has gone, as in `golf solve … | head -1`: there is no point in going on. */
export class OutputClosedError extends Error {
  constructor() {
    super("the output is closed");
    this.name = "OutputClosedError";
  }
}
