/** Starts the judge's worker. The one file that knows that there is a Worker and a comlink. */
import { releaseProxy, wrap } from "comlink";
import type { JudgeConnection } from "./judge-client.ts";
import type { JudgeService } from "./judge-contract.ts";

export function connectJudge(onCrash: () => void): JudgeConnection {
  const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), {
    type: "module",
    name: "judge",
  });
  worker.addEventListener("error", onCrash);
  worker.addEventListener("messageerror", onCrash);
  const remote = wrap<JudgeService>(worker);
  return {
    ask: remote,
    close() {
      worker.removeEventListener("error", onCrash);
      worker.removeEventListener("messageerror", onCrash);
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}
