/**
 * A deal's name: which generator, and which number. Our own deals are plain decimal numbers; the deals of
 * other programs put their source in front ("pysol:24"), so a name never means two sets of cards.
 */
import { fail, succeed, type Fault, type Result } from "./fault.ts";

export interface DealName {
  /** `albatross` for our own generator. */
  readonly source: string;
  /** Version of that generator; with the source and the number it fixes the cards for ever (D3). */
  readonly version: number;
  readonly number: bigint;
}

export const OWN_SOURCE = "albatross";
export const GENERATOR_VERSION = 1;
export const MAX_DEAL_NUMBER = BigInt(Number.MAX_SAFE_INTEGER);

export type DealNameFault = Fault<
  "deal-number-invalid" | "deal-source-unknown" | "generator-unknown"
>;

/** Our own deal of that number. Throws a RangeError outside 1 … 2^53 − 1. */
export function ownDeal(number: number | bigint): DealName {
  const exact = BigInt(number);
  if (exact < 1n || exact > MAX_DEAL_NUMBER) {
    throw new RangeError(`deal number ${number} is not from 1 to ${MAX_DEAL_NUMBER}`);
  }
  return { source: OWN_SOURCE, version: GENERATOR_VERSION, number: exact };
}

/** "12345". */
export function formatDealName(name: DealName): string {
  return name.source === OWN_SOURCE ? String(name.number) : `${name.source}:${name.number}`;
}

export function areSameDeal(a: DealName, b: DealName): boolean {
  return a.source === b.source && a.version === b.version && a.number === b.number;
}

/** Reads a deal's name, with the generator version that a link or record gives beside it, if it does. */
export function parseDealName(text: string, version?: string): Result<DealName, DealNameFault> {
  const [, source, digits] = /^(?:([a-z]+):)?(.*)$/s.exec(text.trim().toLowerCase()) ?? [];
  if (source !== undefined) {
    return fail(
      "deal-source-unknown",
      `"${text}" names a deal of "${source}", which is not known here; a deal is a number like 12345`,
    );
  }
  if (digits === undefined || !/^[0-9]{1,16}$/.test(digits)) return invalidNumber(text);
  const number = BigInt(digits);
  if (number < 1n || number > MAX_DEAL_NUMBER) return invalidNumber(text);
  if (version !== undefined && version !== String(GENERATOR_VERSION)) {
    return fail(
      "generator-unknown",
      `deal generator "${version}" is not known here, so its cards cannot be dealt; ` +
        `known is ${GENERATOR_VERSION}`,
    );
  }
  return succeed(ownDeal(number));
}

function invalidNumber(text: string): Result<never, Fault<"deal-number-invalid">> {
  return fail(
    "deal-number-invalid",
    `"${text}" is not a deal number; a deal number is a whole number from 1 to ${MAX_DEAL_NUMBER}`,
  );
}
