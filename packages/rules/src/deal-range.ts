/**
 * A range of deals of one source, "1..1000" or "ms:1..2000": both ends belong to it. Numbers may be larger
 * than 2^53; how many deals a range has may not, for they are counted one by one.
 */
import {
  formatDealName,
  neighbourDeal,
  parseDealName,
  type DealName,
  type DealNameFault,
} from "./deal-name.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";

export interface DealRange {
  readonly first: DealName;
  /** Deals in the range: 1 … 2^53 − 1, and the last of them is a number that the source has. */
  readonly count: number;
}

export type DealRangeFault =
  | DealNameFault
  | Fault<"range-invalid" | "range-backwards" | "range-sources-differ" | "range-too-long">;

/** Reads what {@link formatDealRange} writes. The source may stand before the last number too. */
export function parseDealRange(text: string): Result<DealRange, DealRangeFault> {
  const [firstText, lastText, ...rest] = text.split("..");
  if (!firstText?.trim() || !lastText?.trim() || rest.length > 0) {
    return fail("range-invalid", `"${text}" is not a range of deals, like 1..1000 or ms:1..2000`);
  }
  const first = parseDealName(firstText);
  if (!first.ok) return first;
  const last = parseDealName(lastText.includes(":") ? lastText : prefixOf(firstText) + lastText);
  if (!last.ok) return last;
  if (first.value.source !== last.value.source) {
    return fail("range-sources-differ", `"${text}" goes from one deal source into another`);
  }
  return spanOf(text, first.value, last.value);
}

function spanOf(text: string, first: DealName, last: DealName): Result<DealRange, DealRangeFault> {
  const count = last.number - first.number + 1n;
  if (count < 1n) {
    return fail("range-backwards", `"${text}" ends before it begins; write the lower number first`);
  }
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) {
    return fail(
      "range-too-long",
      `"${text}" has ${count} deals; a range has ${Number.MAX_SAFE_INTEGER} at most`,
    );
  }
  return succeed({ first, count: Number(count) });
}

/** "1..1000", "ms:1..2000". */
export function formatDealRange(range: DealRange): string {
  return `${formatDealName(range.first)}..${dealAt(range, range.count - 1).number}`;
}

/** The deal at an index of the range, the first being at 0. Throws a RangeError outside it. */
export function dealAt({ first, count }: DealRange, index: number): DealName {
  const name = index >= 0 && index < count ? neighbourDeal(first, index) : null;
  if (name) return name;
  throw new RangeError(`no deal at ${index} of the ${count} from ${formatDealName(first)}`);
}

/** A part of the range: `count` deals from an index on. Throws a RangeError when it is not inside. */
export function sliceRange(range: DealRange, index: number, count: number): DealRange {
  const first = dealAt(range, index);
  void dealAt(range, index + count - 1);
  return { first, count };
}

function prefixOf(text: string): string {
  return text.slice(0, text.indexOf(":") + 1);
}
