/**
 * Faults: what a parse returns when its input is wrong. A fault is a value, so that a caller decides
 * whether it is a line on stderr, a message under a text field, or one bad line among a million.
 */

/** What was met, by name: for who says the fault in another language than the message does. */
export type FaultDetails = { readonly [name: string]: string | number };

/** `code` is stable and meant for programs; `message` says what was wrong and what would be right. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly details?: FaultDetails;
}

export type Result<Value, F extends Fault = Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: F };

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  message: string,
  details?: FaultDetails,
): { readonly ok: false; readonly fault: Fault<Code> } {
  return { ok: false, fault: details ? { code, message, details } : { code, message } };
}

/** A fault thrown: for callers that have already checked their input, and for the edge of a program. */
export class FaultError extends Error {
  readonly code: string;

  constructor(fault: Fault) {
    super(fault.message);
    this.name = "FaultError";
    this.code = fault.code;
  }
}

/** The value of a result that must be good. Throws {@link FaultError} when it is not. */
export function expectValue<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new FaultError(result.fault);
}
