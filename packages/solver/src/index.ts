/** Exact answers about a hole with all cards known. Start with judge.ts, then dense-pass.ts. */
export * from "./best-along.ts";
export * from "./judge.ts";
export * from "./rate-moves.ts";
export * from "./stop-signal.ts";
