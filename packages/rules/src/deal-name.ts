/**
 * A deal's name: which source, and which number. Our own deals are plain decimal numbers; the deals of other
 * programs put their source in front ("pysol:24"), so a name never means two sets of cards.
 */
import { ALBATROSS, DEAL_SOURCES, type DealSource } from "./deal-source.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";

export interface DealName {
  /** `albatross` for our own generator, else `pysol`, `ms` or `kpat`. */
  readonly source: string;
  /** Version of that source; with the source and the number it fixes the cards for ever (D3). */
  readonly version: number;
  readonly number: bigint;
}

export const OWN_SOURCE = ALBATROSS.id;
export const MAX_DEAL_NUMBER = ALBATROSS.last;

export type DealNameFault = Fault<
  "deal-number-invalid" | "deal-source-unknown" | "generator-unknown"
>;

/** Our own deal of that number. Throws a RangeError outside 1 … 2^53 − 1. */
export function ownDeal(number: number | bigint): DealName {
  const name = nameOf(ALBATROSS, BigInt(number));
  if (name) return name;
  throw new RangeError(`deal number ${number} is not from 1 to ${MAX_DEAL_NUMBER}`);
}

/** The deal `distance` numbers on in the same source; null where there is no such number. */
export function neighbourDeal(name: DealName, distance: number): DealName | null {
  const source = findSource(name.source);
  return source ? nameOf(source, name.number + BigInt(distance)) : null;
}

/** "12345", "pysol:24". */
export function formatDealName(name: DealName): string {
  return name.source === OWN_SOURCE ? String(name.number) : `${name.source}:${name.number}`;
}

export function areSameDeal(a: DealName, b: DealName): boolean {
  return a.source === b.source && a.version === b.version && a.number === b.number;
}

/** Reads a deal's name, with the generator version that a link or record gives beside it, if it does. */
export function parseDealName(text: string, version?: string): Result<DealName, DealNameFault> {
  const [, prefix, digits = ""] = /^(?:([^:]*):)?(.*)$/s.exec(text.trim().toLowerCase()) ?? [];
  const source = findSource(prefix ?? OWN_SOURCE);
  if (source === undefined || prefix === OWN_SOURCE) {
    return fail(
      "deal-source-unknown",
      `"${text}" names a deal of "${prefix}", which is not known here; a deal is a number like 12345, ` +
        `or one of another program, like ${FOREIGN_EXAMPLES}`,
      { text, source: prefix ?? "", examples: FOREIGN_EXAMPLES },
    );
  }
  const name = /^[0-9]{1,30}$/.test(digits) ? nameOf(source, BigInt(digits)) : null;
  if (name === null) {
    return fail(
      "deal-number-invalid",
      `"${text}" is not a deal number; ${prefix === undefined ? "a deal number" : `a number of ${prefix}`} ` +
        `is a whole number from 1 to ${source.last}`,
      { text, last: String(source.last) },
    );
  }
  if (version !== undefined && version !== String(source.version)) {
    return fail(
      "generator-unknown",
      `deal generator "${version}" is not known here, so its cards cannot be dealt; ` +
        `known is ${source.version}`,
      { version, known: source.version },
    );
  }
  return succeed(name);
}

const FOREIGN_EXAMPLES = DEAL_SOURCES.filter((source) => source !== ALBATROSS)
  .map(({ id }) => `${id}:24`)
  .join(", ");

function findSource(id: string): DealSource | undefined {
  return DEAL_SOURCES.find((source) => source.id === id);
}

function nameOf({ id, version, last }: DealSource, number: bigint): DealName | null {
  return number >= 1n && number <= last ? { source: id, version, number } : null;
}
