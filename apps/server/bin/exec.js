#!/usr/bin/env node
// npm runs a script through a shell, and a signal to npm reaches that shell and not the server.
// In sh, `exec` puts the server in the shell's place. cmd.exe knows no exec: there npm finds this
// program instead, which only runs what it is given. A console's Ctrl-C reaches both.
import { spawn } from "node:child_process";

const [program, ...parameters] = process.argv.slice(2);
const child = spawn(program, parameters, { stdio: "inherit" });
process.on("SIGINT", () => {});
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
