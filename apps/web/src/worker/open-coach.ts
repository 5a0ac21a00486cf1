/** The coach's worker, behind a pool. It closes by itself when it has not been asked for a while. */
import { createBrowserWorkers } from "@albatross/workers/browser";
import { createCoachClient, type CoachClient } from "./coach-client.ts";

/** The longest is the review of a hole of a wide tableau; none takes this long on a machine that still works. */
const COACH_LIMIT_MS = 120_000;

export function openCoach(): CoachClient {
  const pool = createBrowserWorkers({
    limitMs: COACH_LIMIT_MS,
    start: () =>
      new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module", name: "coach" }),
  });
  return createCoachClient(async () => pool);
}
