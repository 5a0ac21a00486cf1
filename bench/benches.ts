/** All benches, in the order in which they run. */
import type { Bench } from "./bench.ts";
import { JUDGE_BENCH } from "./judge.ts";
import { PEERS_BENCH } from "./peers.ts";
import { SURVEY_BENCH } from "./survey.ts";
import { TABULATE_BENCH } from "./tabulate.ts";

export const BENCHES: readonly Bench[] = [JUDGE_BENCH, TABULATE_BENCH, SURVEY_BENCH, PEERS_BENCH];
