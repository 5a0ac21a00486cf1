// One run of the server, from its parameters to its exit code.
import { buildApp } from "./app.ts";
import { type Fault, fault, formatFault } from "./fault.ts";
import { stopOnSignal } from "./graceful-stop.ts";
import { explainListenError } from "./listen-fault.ts";
import { type ServerOptions, helpText, parseOptions } from "./options.ts";
import { formatPublicAddress } from "./public-address.ts";
import { builtPage, isBuilt } from "./web-root.ts";

export interface RunSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called once the parameters are known to be good; false ends the run with exit code 1. */
  readonly prepare?: () => Promise<boolean>;
}

const badStart = 2;

/** @returns 0 after a graceful stop, 1 when preparing failed, 2 when the server could not start. */
export async function runServer(
  parameters: readonly string[],
  { environment, prepare }: RunSurroundings,
): Promise<number> {
  const parsed = parseOptions(parameters, environment);
  if (parsed.kind === "help") {
    process.stdout.write(helpText);
    return 0;
  }
  if (parsed.kind === "fault") return refuse(parsed.fault);
  if (prepare && !(await prepare())) return 1;
  if (!isBuilt(builtPage)) {
    return refuse(fault("page-missing", "the page is not built; build it with: npm run build:web"));
  }
  return serve(parsed.options);
}

async function serve({ host, port, https, verbose }: ServerOptions): Promise<number> {
  const logger = { level: verbose ? "info" : "error", stream: process.stderr };
  const app = await buildApp({ webRoot: builtPage, https, logger });
  const stopped = stopOnSignal(app);
  try {
    const listening = await app.listen({ host, port });
    console.log(`Albatross is ready: ${formatPublicAddress(host, listening)}`);
  } catch (error) {
    await app.close();
    return refuse(explainListenError(error, { host, port }));
  }
  await stopped;
  return 0;
}

function refuse(reason: Fault): number {
  console.error(formatFault(reason));
  return badStart;
}
