/**
 * A run of a bench as a JSON file, bench/results/<name>.json: self-describing, with its columns beside its
 * rows, so that the tables of docs/performance.md need nothing else.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { BenchColumn, BenchRow } from "./bench.ts";

export interface BenchResults {
  readonly bench: string;
  /** Like "2026-11-30". */
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  readonly note: string;
  readonly columns: readonly BenchColumn[];
  readonly rows: readonly BenchRow[];
}

export function writeResults(file: string, results: BenchResults): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
