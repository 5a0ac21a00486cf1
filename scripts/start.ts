// npm start: builds the page, then serves it from this very process, so that a signal to npm start
// reaches the server and nothing is left behind. Always builds: it takes about a second, and a page
// that is older than its sources is worse.
import { runServer } from "../apps/server/src/run-server.ts";
import { runCommand } from "./run-command.ts";

process.exitCode = await runServer(process.argv.slice(2), {
  environment: process.env,
  prepare: buildPage,
});

async function buildPage(): Promise<boolean> {
  const { exitCode, output } = await runCommand([
    "vite",
    "build",
    "apps/web",
    "--logLevel",
    "warn",
  ]);
  if (exitCode !== 0) console.error(`${output.trimEnd()}\nThe page could not be built.`);
  return exitCode === 0;
}
