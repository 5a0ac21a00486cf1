#!/usr/bin/env node
import "@albatross/workers/from-source";

const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
