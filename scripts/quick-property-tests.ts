// What the tests use of @fast-check/vitest, for the mutation run alone (vitest.mutants.config.ts). That
// package walks all orders of Vitest's modifiers when it is loaded, which takes 3.4 s of CPU; a mutation run
// loads it once a mutant, some thousand times. Rejected: this file for all runs, which load it once and have
// its failure reports.
import * as fc from "fast-check";
import { test as plainTest } from "vitest";

export { fc };

type Arbitraries<Values extends [unknown, ...unknown[]]> = {
  [Index in keyof Values]: fc.Arbitrary<Values[Index]>;
};

/** A test whose `prop` draws the arguments of its function. */
export const test = Object.assign(plainTest, { prop });

function prop<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  parameters?: fc.Parameters<Values>,
) {
  return (
    title: string,
    check: (...values: Values) => void | Promise<void>,
    timeoutMs?: number,
  ): void => {
    const run = async (...values: Values): Promise<void> => check(...values);
    plainTest(
      title,
      () => fc.assert(fc.asyncProperty<Values>(...arbitraries, run), parameters),
      timeoutMs,
    );
  };
}
