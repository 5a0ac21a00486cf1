/** The entry of a thread of Node; the pool calls `performOnThread` with each task. */
import { albatrossTasks } from "./albatross-tasks.ts";
import { onThread } from "./on-thread.ts";

export const performOnThread = onThread(albatrossTasks);
