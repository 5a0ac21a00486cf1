/** All benches, in the order in which they run. */
import type { Bench } from "./bench.ts";
import { JUDGE_BENCH } from "./judge.ts";
import { PEERS_BENCH } from "./peers.ts";

export const BENCHES: readonly Bench[] = [JUDGE_BENCH, PEERS_BENCH];
