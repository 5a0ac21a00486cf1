// Runs the TypeScript source as it is, so a fresh checkout needs no build. Both hooks are registered here and
// not by flags on the first line, so that `node apps/cli/bin/golf.js`, `npx golf` and Windows' shims behave
// alike. A worker does not take over its parent's hooks: it imports this again.
import { register as registerHook } from "node:module";
import { register as registerTypeScript } from "tsx/esm/api";

registerHook("./source-condition.js", import.meta.url);
// The tsconfig of the folder it is called from is none of its business.
registerTypeScript({ tsconfig: false });
