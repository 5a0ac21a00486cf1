// A thread that runs from source. The hooks come first: the entry that the pool names is TypeScript.
import { workerData } from "node:worker_threads";
import "./from-source.js";

// The await at the top also makes piscina import this file: it tries to require it first.
export const { performOnThread } = await import(workerData.entry);
