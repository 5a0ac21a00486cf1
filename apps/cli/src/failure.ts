/** From whatever was thrown to the one line on stderr and the exit code. */
import { FaultError, type Fault } from "@albatross/rules";
import { CommanderError } from "commander";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { InterruptedError, OutputClosedError } from "./stop.ts";

export interface Failure {
  readonly exitCode: ExitCode;
  /** null when there is nothing to say. */
  readonly fault: Fault | null;
}

const USAGE_CODES = new Map([
  ["commander.unknownCommand", "command-unknown"],
  ["commander.unknownOption", "option-unknown"],
  ["commander.optionMissingArgument", "option-value-missing"],
  ["commander.missingArgument", "argument-missing"],
  ["commander.excessArguments", "argument-unexpected"],
]);

const HELP_CODES = new Set(["commander.helpDisplayed", "commander.help", "commander.version"]);

/** `helpCommand` is where a message about wrong usage sends its reader. */
export function describeFailure(error: unknown, helpCommand: string): Failure {
  if (error instanceof InterruptedError) return { exitCode: EXIT.interrupted, fault: null };
  if (error instanceof OutputClosedError) return { exitCode: EXIT.ok, fault: null };
  if (error instanceof FaultError) return badInput(error.code, error.message);
  if (error instanceof CommanderError) {
    if (HELP_CODES.has(error.code)) return { exitCode: EXIT.ok, fault: null };
    const message = `${formatUsage(error.message)}; see ${helpCommand}`;
    return badInput(USAGE_CODES.get(error.code) ?? "usage-invalid", message);
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { exitCode: EXIT.internal, fault: { code: "internal-error", message } };
}

/** "golf: deal-number-invalid: …", or the same as JSON. */
export function formatFault({ code, message }: Fault, isJson: boolean): string {
  return isJson
    ? `${JSON.stringify({ error: { code, message } })}\n`
    : `golf: ${code}: ${message}\n`;
}

function badInput(code: string, message: string): Failure {
  return { exitCode: EXIT.badInput, fault: { code, message } };
}

/** Commander's "error: unknown option '--jsn'\n(Did you mean --json?)" on one line. */
function formatUsage(message: string): string {
  return message
    .replace(/^error: /, "")
    .replaceAll(/\s*\n\s*/g, " ")
    .replace(/\.$/, "");
}
