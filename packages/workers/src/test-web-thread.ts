/** The script of {@link createTestWebWorker}: the worker's side as in a browser, with the tasks for tests. */
import { parentPort } from "node:worker_threads";
import { serveTasks } from "./serve-tasks.ts";
import { toEndpoint } from "./test-endpoint.ts";
import { testTasks } from "./test-tasks.ts";

if (parentPort) serveTasks(testTasks, toEndpoint(parentPort));

/** The pool of Node's threads is not the one that starts this. */
export const performOnThread = undefined;
