#!/usr/bin/env node
import "@albatross/workers/from-source";

// The game's renderer checks everything twice unless it is told that nobody develops it here.
process.env.NODE_ENV ??= "production";
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
