/** All benches, in the order in which they run. */
import type { Bench } from "./bench.ts";
import { BROWSER_TABLE_BENCH } from "./browser-table.ts";
import { COACH_BENCH } from "./coach.ts";
import { FIRST_TAP_BENCH } from "./first-tap.ts";
import { JUDGE_BENCH } from "./judge.ts";
import { PEERS_BENCH } from "./peers.ts";
import { SURVEY_BENCH } from "./survey.ts";
import { TABULATE_BENCH } from "./tabulate.ts";

export const BENCHES: readonly Bench[] = [
  JUDGE_BENCH,
  TABULATE_BENCH,
  BROWSER_TABLE_BENCH,
  SURVEY_BENCH,
  COACH_BENCH,
  FIRST_TAP_BENCH,
  PEERS_BENCH,
];
