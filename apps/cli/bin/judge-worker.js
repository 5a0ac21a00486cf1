// The judge on a thread of its own.
import "./from-source.js";

await import("../src/judge-worker.ts");
