/**
 * The golf command. `main` is the whole program as a function, from its arguments to its exit code: it
 * never exits the process, so that what was written is out before the process ends.
 */
import { readFileSync } from "node:fs";
import { Command } from "commander";
import { chooseInk } from "./colour.ts";
import { addCoachCommand } from "./commands/coach.ts";
import { addConvertCommand } from "./commands/convert.ts";
import { addDealCommand } from "./commands/deal.ts";
import { addPlayCommand } from "./commands/play.ts";
import { addPlayersCommand } from "./commands/players.ts";
import { addPuzzleCommand } from "./commands/puzzle.ts";
import { addReplayCommand } from "./commands/replay.ts";
import { addReviewCommand } from "./commands/review.ts";
import { addSolveCommand } from "./commands/solve.ts";
import { addSurveyCommand } from "./commands/survey.ts";
import { EXIT, EXIT_CODE_HELP } from "./exit-code.ts";
import { describeFailure, formatFault } from "./failure.ts";
import { processHost, type Host } from "./host.ts";
import { createOutput } from "./output.ts";
import type { Session } from "./session.ts";

/** Help is broken at this width on every terminal. */
const HELP_WIDTH = 80;

const COMMANDS = [
  addPlayCommand,
  addDealCommand,
  addSolveCommand,
  addSurveyCommand,
  addCoachCommand,
  addPlayersCommand,
  addPuzzleCommand,
  addReplayCommand,
  addReviewCommand,
  addConvertCommand,
];

export async function main(argv: readonly string[], host: Host = processHost()): Promise<number> {
  const output = createOutput(host);
  const help: string[] = [];
  const program = createProgram((text) => help.push(text));
  const session: Session = {
    host,
    output,
    chooseInk: () => chooseInk(host, program.opts<{ color: boolean }>().color),
    exitCode: EXIT.ok,
  };
  for (const addCommand of COMMANDS) addCommand(program, session);
  try {
    await program.parseAsync(toParse(argv, program), { from: "user" });
    return session.exitCode;
  } catch (error) {
    return await reportFailure(error, { argv, program, help, session });
  }
}

/**
 * Without a command, help is the answer and not a scolding: stdout, exit code 0. But asking for the help of
 * a command that does not exist is a mistake, which commander would answer with the general help.
 */
function toParse(argv: readonly string[], program: Command): readonly string[] {
  if (argv.length === 0) return ["--help"];
  const name = argv[0] === "help" ? argv[1] : argv[0];
  const isMistaken = name !== undefined && /^\w/.test(name) && name !== "help";
  return isMistaken && !findCommand(program, name) ? [name] : argv;
}

function findCommand(program: Command, name: string | undefined): Command | undefined {
  return program.commands.find((command) => command.name() === name);
}

function createProgram(keepHelp: (text: string) => void): Command {
  return new Command("golf")
    .description(
      "Golf Solitaire: play or deal a hole, solve one or many exactly, check a record, convert boards.",
    )
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print help, with examples")
    .helpCommand("help [command]", "print a command's help")
    .option("--no-color", "never colour (also: NO_COLOR; FORCE_COLOR colours a pipe)")
    .configureHelp({ helpWidth: HELP_WIDTH, showGlobalOptions: true })
    .configureOutput({
      writeOut: keepHelp,
      writeErr: keepHelp,
      outputError: () => {},
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride()
    .addHelpText(
      "after",
      `
Examples:
  golf play
  golf deal 12345
  golf solve 12345 --rules king=wrap
  golf survey 1..1000
  golf replay game.golf
  golf convert game.kpat --to record

${EXIT_CODE_HELP}`,
    );
}

interface Attempt {
  readonly argv: readonly string[];
  readonly program: Command;
  /** What commander wanted printed. */
  readonly help: readonly string[];
  readonly session: Session;
}

async function reportFailure(error: unknown, attempt: Attempt): Promise<number> {
  const { argv, program, help, session } = attempt;
  const command = findCommand(program, argv[0]);
  const helpCommand = command ? `golf ${command.name()} --help` : "golf --help";
  const { exitCode, fault } = describeFailure(error, helpCommand);
  if (fault !== null) {
    await session.output.writeMessage(formatFault(fault, wantsJson(argv)));
  } else if (exitCode === EXIT.ok && help.length > 0) {
    try {
      await session.output.write(help.join(""));
    } catch (writeError) {
      return reportFailure(writeError, { ...attempt, help: [] });
    }
  }
  return exitCode;
}

/** Read off the arguments, because a wrong option is found before all options are known. */
function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  const options = end < 0 ? argv : argv.slice(0, end);
  return options.includes("--json") || options.includes("--jsonl");
}

function readVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? "unknown";
}
