/** golf players: the computer players on the deals of a range, beside best play. */
import { expectValue, parseDealRange } from "@albatross/rules";
import type { Command } from "commander";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { readRulesOption, type Session } from "../session.ts";
import { RULES_HELP } from "./rules-help.ts";

interface PlayersOptions {
  readonly deals: string;
  readonly rules?: string;
  readonly only?: string;
  readonly json?: boolean;
}

export function addPlayersCommand(program: Command, session: Session): void {
  program
    .command("players")
    .summary("let the computer players play, and see who is better")
    .description(
      "Plays every deal of a range by every computer player, each with no more than it may see.",
    )
    .option("-d, --deals <range>", "deals, like 1..1000", "1..20")
    .option("-r, --rules <rules>", "preset or options, like king=wrap,first=choose")
    .option("--only <players>", "some of them, by id, like rookie,caddie")
    .option("--json", "one line of JSON")
    .addHelpText("after", HELP)
    .action((options: PlayersOptions) => runPlayersCommand(session, options));
}

const HELP = `
Ids, weakest first: rookie, sprinter, clubhouse, caddie, professional, champion,
oracle.
All but the oracle see what a player sees, and never the stock or a hidden row.

A deal is played by all before the next begins, so Ctrl-C leaves a table of the
deals that are done, exit code 130. The same deals are always played the same.

Examples:
  golf players --deals 1..100
  golf players --deals 1..1000 --only clubhouse,professional --json
    {"deals":"1..1000","rules":"classic","holes":1000,"complete":true,
     "players":[{"id":"clubhouse","name":"…","seesStock":false,"strokes":7.9,
       "margin95":0.3,"clears":21,"nineHoles":71.1,"aboveBest":5.8,"msPerMove":0.1},…]}

strokes is the mean of a hole, margin95 half of its 95 % interval, aboveBest how
much of it best play with all cards seen would have saved.

${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runPlayersCommand(session: Session, options: PlayersOptions): Promise<void> {
  const range = expectValue(parseDealRange(options.deals));
  const rules = readRulesOption(options.rules);
  // Loaded by the run that needs it, so that no other command waits for the coach.
  const { runPlayers } = await import("../players/run-players.ts");
  await runPlayers(session, { range, rules, only: options.only, isJson: options.json === true });
}
