/** golf deal: a deal's cards, drawn or as JSON. */
import {
  deal,
  describeBoard,
  expectValue,
  formatDealName,
  formatRules,
  parseDealName,
} from "@albatross/rules";
import type { Command } from "commander";
import { drawBoard } from "../board-drawing.ts";
import { findWriter, FORMATS_HELP } from "../board-input.ts";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { formatJsonLine, readRulesOption, throwUsage, type Session } from "../session.ts";
import { RULES_HELP } from "./rules-help.ts";

interface DealOptions {
  readonly rules?: string;
  readonly json?: boolean;
  readonly format?: string;
}

export function addDealCommand(program: Command, session: Session): void {
  program
    .command("deal")
    .summary("show the cards of a deal")
    .description("Shows the cards of a deal: the same number is always the same cards.")
    .argument("<deal>", "deal number, 1 to 2^53 - 1")
    .option("-r, --rules <rules>", "preset or options, like king=wrap,first=choose")
    .option("--json", "one line of JSON")
    .option("-f, --format <format>", "in the format of another program, like bhs")
    .addHelpText("after", HELP)
    .action((name: string, options: DealOptions) => runDeal(session, name, options));
}

const HELP = `
The last card of a column is exposed; the first of the stock is drawn next.
The stock is shown too: a deal is open information. Rows that the rules hide
are drawn face down; the JSON always has every card.

Examples:
  golf deal 12345
  golf deal 12345 --rules blind
  golf deal 12345 --format bhs
  golf deal 12345 --json
    {"deal":"12345","generator":1,"rules":"classic",
     "columns":[["6S",…],…],"waste":["JH"],"stock":["8S",…]}

${FORMATS_HELP}
${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runDeal(session: Session, name: string, options: DealOptions): Promise<void> {
  if (options.format !== undefined && options.json) {
    throwUsage("give --json or --format, not both");
  }
  const write = options.format === undefined ? null : findWriter(options.format);
  const dealName = expectValue(parseDealName(name));
  const rules = readRulesOption(options.rules);
  const position = deal(dealName, rules);
  if (write) {
    await session.output.write(write(position, { deal: dealName }));
    return;
  }
  const heading = {
    deal: formatDealName(dealName),
    generator: dealName.version,
    rules: formatRules(rules),
  };
  await session.output.write(
    options.json
      ? formatJsonLine({ ...heading, ...describeBoard(position) })
      : `Deal ${heading.deal}, rules: ${heading.rules}\n\n${drawBoard(position, session.chooseInk())}\n`,
  );
}
