// Ends a server when the system asks: the first signal lets answers under way be finished, a second
// one, or the patience running out, cuts them off.
import type { FastifyInstance } from "fastify";

const signals = ["SIGINT", "SIGTERM"] as const;
const patienceMs = 10_000;

/** A browser keeps its connection after the last answer; nobody waits for it. */
const sweepMs = 100;

/** @returns when the server has stopped. */
export function stopOnSignal(app: FastifyInstance): Promise<void> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const cutOff = (): void => app.server.closeAllConnections();
    const onSignal = (): void => {
      if (isStopping) return cutOff();
      isStopping = true;
      const patience = setTimeout(cutOff, patienceMs);
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
      app
        .close()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(patience);
          clearInterval(sweep);
          for (const signal of signals) process.off(signal, onSignal);
        });
    };
    for (const signal of signals) process.on(signal, onSignal);
  });
}
