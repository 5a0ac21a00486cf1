// The address to open in a browser.

const thisMachine = new Set(["0.0.0.0", "::", "localhost", "127.0.0.1", "::1"]);

/**
 * @param host as asked for; "localhost" reads better than the number it stands for.
 * @param listening the URL the server listens on, which knows the port the system chose.
 */
export function formatPublicAddress(host: string, listening: string): string {
  const address = new URL(listening);
  if (thisMachine.has(host)) address.hostname = "localhost";
  return address.origin;
}
