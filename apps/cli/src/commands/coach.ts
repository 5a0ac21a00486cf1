/** golf coach: what to play next, from what a player may know. */
import type { Command } from "commander";
import { FORMATS_HELP } from "../board-input.ts";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { throwUsage, type Session } from "../session.ts";
import { RULES_HELP } from "./rules-help.ts";
import { parseSeed } from "./seed-option.ts";

interface CoachOptions {
  readonly rules?: string;
  readonly moves?: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly board?: string;
  readonly format?: string;
  readonly lossy?: boolean;
}

export function addCoachCommand(program: Command, session: Session): void {
  program
    .command("coach")
    .summary("advise on the next move, without looking at the stock")
    .description(
      "Says what each legal move can be expected to come to, from what a player may know.",
    )
    .argument("[deal]", "deal number, 1 to 2^53 - 1")
    .option("-r, --rules <rules>", "preset or options, like king=wrap,first=choose")
    .option("-m, --moves <moves>", "made so far, like 4+53")
    .option("--seed <seed>", "0 to 2^32 - 1: other orders of the unseen cards", "1")
    .option("--json", "one line of JSON")
    .option("--board <file>", "advise on a board in any format, - for standard input")
    .option("-f, --format <format>", "of --board; found out from the text when left out")
    .option("--lossy", "--board may leave out the waste below its top card")
    .addHelpText("after", HELP)
    .action((deal: string | undefined, options: CoachOptions) => runCoach(session, deal, options));
}

const HELP = `
The order of the stock and the cards of hidden rows have no part in the answer,
though the deal or the board has them. Moves are ranked by expected strokes.

seeing      what best play would come to if all cards were seen from then on:
            the mean over orders of the unseen cards, each judged exactly
not seeing  what the coach's own play comes to, which does not see them; no such
            play can be better than "seeing". Not where rows are hidden.

Examples:
  golf coach 12345
  golf coach 12345 --moves 4+ --json
    {"deal":"12345",…,"basis":"table","exact":false,"moves":[{"move":"3",
     "expected":7.26,"seeing":{"strokes":[0.62,0.31],"clear":[0.375,0.071]},
     "notSeeing":{"strokes":[4.73,0.14],"clear":[0.004,0.003]}},…]}
  golf coach --board game.kpat

Pairs are a mean and its standard error, 0 where it is exact. expected ranks the
moves. Late in a hole it is what the best play without sight comes to, and exact
is true; before, it lies between an estimate of that and the mean of "seeing".

${FORMATS_HELP}
${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runCoach(
  session: Session,
  deal: string | undefined,
  options: CoachOptions,
): Promise<void> {
  const { board, format, lossy = false, rules, moves, seed, json } = options;
  if ((deal === undefined) === (board === undefined)) {
    throwUsage("give a deal number or --board FILE, one of them");
  }
  if (board === undefined && (format !== undefined || lossy)) {
    throwUsage("--format and --lossy are of --board FILE");
  }
  const seedNumber = parseSeed(seed);
  const source = board === undefined ? null : { file: board, format, rules, lossy };
  // Loaded by the run that needs it, so that no other command waits for the coach.
  const { coachPosition } = await import("../coach-position.ts");
  await coachPosition(session, {
    deal,
    source,
    rules,
    moves,
    seed: seedNumber,
    isJson: json === true,
  });
}
