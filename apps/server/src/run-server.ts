// One run of the server, from its parameters to its exit code.
import { buildApp } from "./app.ts";
import { type Fault, fault, formatFault } from "./fault.ts";
import { stopOnSignal } from "./graceful-stop.ts";
import { explainListenError } from "./listen-fault.ts";
import { type ServerOptions, helpText, parseOptions } from "./options.ts";
import { formatPublicAddress } from "./public-address.ts";
import { isBuilt } from "./web-root.ts";

export interface RunSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called once the parameters are known to be good; false ends the run with exit code 1. */
  readonly prepare?: () => Promise<boolean>;
}

const badStart = 2;

/**
 * Of the two addresses that localhost can stand for, one. For the other, Fastify would open a
 * second server, whose answers under way it does not wait for when it stops.
 */
const localhostAddress = "127.0.0.1";

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
  const { options } = parsed;
  return isBuilt(options.webRoot) ? serve(options) : refuse(pageMissing(options.webRoot));
}

async function serve({ host, port, webRoot, https, verbose }: ServerOptions): Promise<number> {
  const logger = { level: verbose ? "info" : "error", stream: process.stderr };
  const app = await buildApp({ webRoot, https, logger });
  const stopped = stopOnSignal(app);
  try {
    const address = host === "localhost" ? localhostAddress : host;
    const listening = await app.listen({ host: address, port });
    console.log(`Albatross is ready: ${formatPublicAddress(host, listening)}`);
  } catch (error) {
    await app.close();
    return refuse(explainListenError(error, { host, port }));
  }
  await stopped;
  return 0;
}

function pageMissing(webRoot: string): Fault {
  return fault("page-missing", `no page in ${webRoot}; build it with: npm run build:web`);
}

function refuse(reason: Fault): number {
  console.error(formatFault(reason));
  return badStart;
}
