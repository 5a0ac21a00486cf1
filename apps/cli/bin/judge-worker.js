// The judge on a thread of its own. A worker does not take over module hooks, so they are registered again.
import { register as registerHook } from "node:module";
import { register as registerTypeScript } from "tsx/esm/api";

registerHook("./source-condition.js", import.meta.url);
registerTypeScript({ tsconfig: false });

await import("../src/judge-worker.ts");
