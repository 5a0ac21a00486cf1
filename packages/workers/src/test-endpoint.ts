/** One end of a thread of Node as comlink expects it of a browser: messages are events. */
import { MessagePort, type Worker } from "node:worker_threads";
import type { Endpoint } from "comlink";

export function toEndpoint(port: MessagePort | Worker): Endpoint {
  const events = new EventTarget();
  port.on("message", (data: unknown) => {
    events.dispatchEvent(new MessageEvent("message", { data }));
  });
  return {
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
    postMessage: (message: unknown, transfer: readonly Transferable[] = []) =>
      port.postMessage(message, transfer.filter(isPort)),
  };
}

/** All that is ever transferred here. */
function isPort(value: object): value is MessagePort {
  return value instanceof MessagePort;
}
