/**
 * What a benchmark is: a name, and a run that comes back with a table. A bench knows nothing of files or
 * of the command line; main.ts writes what it found to bench/results and into docs/performance.md. To add
 * one, write a file with a value of `Bench` and name it in benches.ts.
 */

export interface BenchOptions {
  /** Of the 500 known boards, how many (the first of them), or how many deals; at least 1. */
  readonly boards: number;
  /** Times that each board is measured; the least counts. */
  readonly rounds: number;
  /** The same as `boards`, for what is compared with other programs, which take a second a board. */
  readonly peersBoards: number;
}

export type Cell = string | number | null;

/** Cells by column key. */
export type BenchRow = Readonly<Record<string, Cell>>;

export interface BenchColumn {
  readonly key: string;
  readonly title: string;
  /** Digits after the point of a number; 0 when left out. */
  readonly digits?: number;
}

export interface BenchReport {
  readonly columns: readonly BenchColumn[];
  readonly rows: readonly BenchRow[];
  /** A sentence on this run that no cell can say; may be empty. */
  readonly note: string;
  /** Answers that differ from the known ones. Any makes the command fail. */
  readonly wrong: number;
  /** What this machine lacks, such as other programs. The written tables of a whole run are then kept. */
  readonly missing: readonly string[];
}

export interface Bench {
  /** On the command line, in the name of its results file and in the marks of docs/performance.md. */
  readonly name: string;
  run(options: BenchOptions): BenchReport | Promise<BenchReport>;
}
