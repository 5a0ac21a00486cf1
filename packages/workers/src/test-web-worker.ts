/**
 * A browser's Worker for tests without a browser: a real thread, which computes beside the test and can be
 * ended in the middle of it, behind the part of Worker that is used.
 */
import { Worker } from "node:worker_threads";
import type { TaskWorker } from "./browser-back-end.ts";
import { toEndpoint } from "./test-endpoint.ts";

export function createTestWebWorker(script: URL): TaskWorker {
  const thread = new Worker(new URL("../bin/task-thread.js", import.meta.url), {
    workerData: { entry: script.href },
    execArgv: [],
  });
  const messages = toEndpoint(thread);
  const crashes = new EventTarget();
  let isEnded = false;
  // A thread that exits by itself has crashed, as far as a page can tell.
  thread.on("error", () => crashes.dispatchEvent(new Event("error")));
  thread.on("exit", () => {
    if (!isEnded) crashes.dispatchEvent(new Event("error"));
  });
  return {
    ...messages,
    addEventListener(type, listener) {
      if (type === "message") messages.addEventListener(type, listener);
      else crashes.addEventListener(type, listener);
    },
    removeEventListener(type, listener) {
      if (type === "message") messages.removeEventListener(type, listener);
      else crashes.removeEventListener(type, listener);
    },
    terminate() {
      isEnded = true;
      void thread.terminate();
    },
  };
}
