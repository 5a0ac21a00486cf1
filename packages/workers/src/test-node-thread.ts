/** A thread of Node with the tasks for tests. */
import { onThread } from "./on-thread.ts";
import { testTasks } from "./test-tasks.ts";

export const performOnThread = onThread(testTasks);
