/** What every command is given: where to read and write, and the exit code it leaves. */
import { expectValue, FaultError, CLASSIC, parseRules, type RuleSet } from "@albatross/rules";
import type { Ink } from "./colour.ts";
import type { ExitCode } from "./exit-code.ts";
import type { Host } from "./host.ts";
import type { Output } from "./output.ts";

export interface Session {
  readonly host: Host;
  readonly output: Output;
  /** Known only once the options are read. */
  chooseInk(): Ink;
  exitCode: ExitCode;
}

/** The rules of a --rules option; classic when it is not given. Throws the fault of a wrong one. */
export function readRulesOption(text: string | undefined): RuleSet {
  return text === undefined ? CLASSIC : expectValue(parseRules(text));
}

/** One JSON value, one line. */
export function formatJsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

export function throwUsage(message: string): never {
  throw new FaultError({ code: "usage-invalid", message });
}
