// Says in words why the server could not listen.
import { type Fault, fault } from "./fault.ts";
import type { ServerOptions } from "./options.ts";

type Address = Pick<ServerOptions, "host" | "port">;

/**
 * A taken port is never replaced by the next free one: a browser keeps a player's games by origin,
 * port included, and another port would look as if all of them were lost.
 */
export function explainListenError(error: unknown, { host, port }: Address): Fault {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const choose = `choose another port with: npm start -- --port ${nextPort(port)}`;
  switch (code) {
    case "EADDRINUSE":
      return fault("port-taken", `port ${port} is in use by another program; ${choose}`);
    case "EACCES":
      return fault("port-forbidden", `this user may not listen on port ${port}; ${choose}`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EADDRNOTAVAIL":
      return fault("host-unknown", `"${host}" is no address of this machine; see --host in --help`);
    default:
      return fault("listen-failed", error instanceof Error ? error.message : String(error));
  }
}

function nextPort(port: number): number {
  const firstUnprivilegedPort = 1024;
  return port < firstUnprivilegedPort ? 8080 : port < 65_535 ? port + 1 : port - 1;
}
