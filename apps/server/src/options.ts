// Reads what the command line and the environment ask of the server.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Fault, fault } from "./fault.ts";
import { builtPage } from "./web-root.ts";

export interface ServerOptions {
  readonly host: string;
  /** 0 asks the system for any free port. */
  readonly port: number;
  /** The folder of the built page. */
  readonly webRoot: string;
  /** The page is reached over https, through a proxy that ends TLS. */
  readonly https: boolean;
  /** Log every request, to stderr. */
  readonly verbose: boolean;
}

export type OptionsResult =
  | { readonly kind: "options"; readonly options: ServerOptions }
  | { readonly kind: "help" }
  | { readonly kind: "fault"; readonly fault: Fault };

const defaultPort = 8080;
const defaultHost = "localhost";
const highestPort = 65_535;

export const helpText = `Serves the Golf Solitaire page.

Usage: npm start -- [options]

  --port <number>  port to listen on (or PORT; ${defaultPort}); 0 takes any free one
  --host <name>    address to listen on (or HOST; ${defaultHost}); 0.0.0.0 opens it to the network
  --page <folder>  folder of the built page (apps/web/dist)
  --https          the page is reached over https through a proxy: send HSTS
  --verbose        log every request to stderr
  --help           show this text
`;

type Environment = Readonly<Record<string, string | undefined>>;

export function parseOptions(
  parameters: readonly string[],
  environment: Environment,
): OptionsResult {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        port: { type: "string" },
        host: { type: "string" },
        page: { type: "string", default: builtPage },
        https: { type: "boolean", default: false },
        verbose: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { kind: "help" };
    const portText = values.port ?? (environment["PORT"] || String(defaultPort));
    const port = parsePort(portText);
    if (port === undefined) return { kind: "fault", fault: invalidPort(portText) };
    const host = values.host ?? (environment["HOST"] || defaultHost);
    const { page: webRoot, https, verbose } = values;
    return { kind: "options", options: { host, port, webRoot: resolve(webRoot), https, verbose } };
  } catch (error) {
    // Node adds hints for a program's author on further lines.
    const [message] = String(error instanceof Error ? error.message : error).split("\n");
    return { kind: "fault", fault: fault("option-unknown", `${message}; see --help`) };
  }
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : highestPort + 1;
  return port <= highestPort ? port : undefined;
}

function invalidPort(text: string): Fault {
  return fault(
    "port-invalid",
    `"${text}" is no port: give a whole number from 0 to ${highestPort}.`,
  );
}
