/**
 * Done in a task of its own. A phone is deaf while a task lasts: what takes long is divided. Neither a background nor
 * a timer's least delay slows it down.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
