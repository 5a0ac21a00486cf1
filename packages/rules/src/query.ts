/** The parts of a query by name, decoded: where all links begin. */
import { fail, succeed, type Fault, type Result } from "./fault.ts";

export type QueryFault = Fault<"link-shape">;

/** With or without its question mark. Of a part that is given twice the last one counts. */
export function splitQuery(query: string): Result<ReadonlyMap<string, string>, QueryFault> {
  const parts = new Map<string, string>();
  for (const pair of query.replace(/^\?/, "").split("&")) {
    if (pair === "") continue;
    const split = pair.indexOf("=");
    if (split < 0) return fail("link-shape", `"${pair}" in the link has no value`, { pair });
    const name = pair.slice(0, split);
    try {
      parts.set(name, decodeURIComponent(pair.slice(split + 1)));
    } catch {
      return fail("link-shape", `the part "${name}" of the link is not well encoded`, { name });
    }
  }
  return succeed(parts);
}

/** Parts that have a value, encoded for a link. */
export function joinQuery(parts: readonly (readonly [name: string, value: string])[]): string {
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}
