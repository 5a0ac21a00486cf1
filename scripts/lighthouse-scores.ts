// What Lighthouse must find, and what is said when it does not. Pure: scripts/lighthouse.ts runs it.

export type Category = "accessibility" | "best-practices" | "seo" | "performance";

/** Of 100. Only the last depends on the machine, so that the best of its runs counts. */
export const LEAST: Readonly<Record<Category, number>> = {
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  performance: 98,
};

/** The categories that measure no time: the same on every machine, so that a test can ask for them. */
export const TIMELESS: readonly Category[] = ["accessibility", "best-practices", "seo"];

export interface Shortfall {
  readonly category: Category;
  readonly title: string;
  readonly value: string;
  readonly where: readonly string[];
}

export interface AuditRun {
  /** null where Lighthouse gave no score. */
  readonly scores: ReadonlyMap<Category, number | null>;
  /** Audits that count, and were not passed in full. */
  readonly shortfalls: readonly Shortfall[];
}

/** What is below its least in the best of the runs, one sentence each. */
export function findMisses(runs: readonly AuditRun[]): readonly string[] {
  return categoriesOf(runs).flatMap((name) => {
    const best = bestScore(runs, name);
    if (best !== null && best >= LEAST[name]) return [];
    return [`${name} is ${best ?? "without a score"}, and must be ${LEAST[name]} at least`];
  });
}

export function formatScores(runs: readonly AuditRun[]): string {
  return categoriesOf(runs)
    .map((name) => {
      const scores = runs.flatMap(({ scores }) => (scores.has(name) ? [scores.get(name)] : []));
      const all = scores.map((score) => score ?? "none").join(", ");
      return `${name.padEnd(16)} ${all.padEnd(14)} at least ${LEAST[name]}`;
    })
    .join("\n");
}

/** Each shortfall once, with where on the page it is. */
export function formatShortfalls(runs: readonly AuditRun[]): string {
  const lines = runs.flatMap(({ shortfalls }) =>
    shortfalls.map(({ category, title, value, where }) =>
      [`${category}: ${title}${value === "" ? "" : ` (${value})`}`, ...where].join("\n    "),
    ),
  );
  return [...new Set(lines)].join("\n");
}

function categoriesOf(runs: readonly AuditRun[]): readonly Category[] {
  return [...new Set(runs.flatMap(({ scores }) => [...scores.keys()]))];
}

function bestScore(runs: readonly AuditRun[], name: Category): number | null {
  const scores = runs.flatMap((run) => run.scores.get(name) ?? []);
  return scores.length > 0 ? Math.max(...scores) : null;
}
