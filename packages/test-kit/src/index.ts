/** What tests share: known boards, the naive judge, and the arbitraries of property tests. */
export * from "./arbitraries.ts";
export * from "./best-ends.ts";
export * from "./foreign-answers.ts";
export * from "./foreign-boards.ts";
export * from "./golden-deals.ts";
export * from "./known-boards.ts";
export * from "./naive-judge.ts";
