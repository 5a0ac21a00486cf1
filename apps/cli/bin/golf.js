#!/usr/bin/env node
import "./from-source.js";

const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
