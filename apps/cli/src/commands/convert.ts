/** golf convert: a board from one format into another. */
import { expectValue, parseDealName } from "@albatross/rules";
import type { Command } from "commander";
import { findWriter, FORMATS_HELP, readBoard } from "../board-input.ts";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { throwUsage, type Session } from "../session.ts";
import { RULES_HELP } from "./rules-help.ts";

interface ConvertOptions {
  readonly from?: string;
  readonly to?: string;
  readonly rules?: string;
  readonly deal?: string;
  readonly lossy?: boolean;
}

export function addConvertCommand(program: Command, session: Session): void {
  program
    .command("convert")
    .summary("write a board in another format")
    .description("Reads a board in one format and writes it in another.")
    .argument("<file>", "the board; - for standard input")
    .option("--from <format>", "its format; found out from the text when left out")
    .option("--to <format>", "the format to write")
    .option("-r, --rules <rules>", "of a board that brings none: preset or options")
    .option("--deal <deal>", "the deal it came from, for a record of a text that names none")
    .option("--lossy", "take and give up the waste below its top card")
    .addHelpText("after", HELP)
    .action((file: string, options: ConvertOptions) => runConvert(session, file, options));
}

const HELP = `
Every card must be there. A text of another solver holds only the top card of
the waste; of a hole under way it is read and written with --lossy, and the
cards that are not on the board then lie below that card, in the pack's order.

Examples:
  golf convert game.kpat --to bhs --lossy
  golf convert game.kpat --to record
  golf convert board.txt --from bhs --to json | golf solve --boards - --jsonl
  golf deal 12345 --json | golf convert - --to solvitaire
  golf convert board.txt --to record --deal ms:1

${FORMATS_HELP}
${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runConvert(session: Session, file: string, options: ConvertOptions): Promise<void> {
  if (options.to === undefined) throwUsage("name the format to write, like --to bhs");
  const write = findWriter(options.to);
  const named = options.deal === undefined ? null : expectValue(parseDealName(options.deal));
  const lossy = options.lossy === true;
  const source = { file, format: options.from, rules: options.rules, lossy };
  const { position, deal } = await readBoard(session, source);
  await session.output.write(write(position, { lossy, deal: named ?? deal }));
}
