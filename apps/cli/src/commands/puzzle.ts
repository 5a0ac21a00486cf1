/** golf puzzle: the puzzles of a day, the same as on the page. */
import type { Command } from "commander";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import type { Session } from "../session.ts";
import { RULES_HELP } from "./rules-help.ts";

interface PuzzleOptions {
  readonly date?: string;
  readonly rules?: string;
  readonly solution?: boolean;
  readonly json?: boolean;
}

export function addPuzzleCommand(program: Command, session: Session): void {
  program
    .command("puzzle")
    .summary("the puzzles of a day: positions with one right move")
    .description("Shows the three puzzles of a day, each proved to have one right first move.")
    .option("-d, --date <day>", "a day like 2026-11-30; today in UTC when left out")
    .option("-r, --rules <rules>", "classic, queen-on-king or putt-putt")
    .option("--solution", "with a line that keeps the best score")
    .option("--json", "one line of JSON")
    .addHelpText("after", HELP)
    .action((options: PuzzleOptions) => runPuzzle(session, options));
}

const HELP = `
clear         clear the hole from here, with the best score it allows
draw-or-play  only drawing keeps the best score, or only one play does

The stock lies open, in the order in which it comes. share is the part of blind
play that keeps the best score: easy from 1/32 on, medium from 1/512, hard below.

Examples:
  golf puzzle
  golf puzzle --date 2026-11-30 --solution
  golf puzzle --date 2026-11-30 --json
    {"date":"2026-11-30","rules":"classic","puzzles":[{"kind":"clear",
     "grade":"easy","deal":"66171584","generator":1,"moves":"2675262+…","best":-3,
     "leastLoss":6,"lines":1,"decisions":5,"share":0.03125},…]}

--json has "answer" and "line" with --solution only.

${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runPuzzle(session: Session, options: PuzzleOptions): Promise<void> {
  // Loaded by the run that needs it, so that no other command waits for the coach.
  const { showPuzzles } = await import("../show-puzzles.ts");
  await showPuzzles(session, {
    date: options.date,
    rules: options.rules,
    hasSolution: options.solution === true,
    isJson: options.json === true,
    nowMs: Date.now(),
  });
}
