/** The judge's own thread, started by bin/judge-worker.js: answers one question after the other. */
import { parentPort } from "node:worker_threads";
import { judgeTimed, type JudgeQuestion } from "./judgement-fields.ts";

parentPort?.on("message", ({ position, limits }: JudgeQuestion) => {
  parentPort?.postMessage(judgeTimed(position, limits));
});
