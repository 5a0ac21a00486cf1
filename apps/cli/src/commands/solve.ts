/** golf solve: the exact judge on one deal, or on a stream of boards. */
import type { Command } from "commander";
import { FORMATS_HELP } from "../board-input.ts";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { throwUsage, type Session } from "../session.ts";
import { parseMaxNodes } from "./max-nodes-option.ts";
import { RULES_HELP } from "./rules-help.ts";

interface SolveOptions {
  readonly rules?: string;
  readonly maxNodes?: number;
  readonly json?: boolean;
  readonly boards?: string;
  readonly jsonl?: boolean;
  readonly board?: string;
  readonly format?: string;
  readonly lossy?: boolean;
}

export function addSolveCommand(program: Command, session: Session): void {
  program
    .command("solve")
    .summary("find the best score of a deal, proved")
    .description("Finds whether a deal can be cleared, its best score and moves that reach it.")
    .argument("[deal]", "deal number, 1 to 2^53 - 1")
    .option("-r, --rules <rules>", "preset or options, like king=wrap,first=choose")
    .option("--max-nodes <count>", "give up on a board after so many layouts", parseMaxNodes)
    .option("--json", "one line of JSON")
    .option("--boards <file>", "solve boards of a file, - for standard input; needs --jsonl")
    .option("--board <file>", "solve one board in any format, - for standard input")
    .option("-f, --format <format>", "of --board; found out from the text when left out")
    .option("--lossy", "--board may leave out the waste below its top card")
    .option("--jsonl", "boards come and results go as JSON, one a line")
    .addHelpText("after", HELP)
    .action((deal: string | undefined, options: SolveOptions) => runSolve(session, deal, options));
}

const HELP = `
Moves are written as a digit for a play from that column and + for a draw.
The judge sees every card, those that the rules hide too.

Examples:
  golf solve 12345
  golf solve 12345 --rules relaxed --json
    {"deal":"12345","generator":1,"rules":"relaxed","verdict":"winnable",
     "best":-5,"line":"4+65217…","nodes":213982,"ms":41.5}
  golf solve --boards boards.jsonl --jsonl
  golf solve --board game.kpat
  golf solve --board board.txt --format bhs --rules king=queen
  golf deal 7 --json | golf solve --boards - --jsonl

verdict is winnable, unclearable, or unknown (then best and line are null).

A line of --boards is what golf deal --json writes; "id" (any JSON) and
"rules" (text or object, before --rules) may be on it and are carried through:
    {"id":…,"rules":…,"verdict":…,"best":…,"line":…,"nodes":…,"ms":…}
Results keep the order of the lines and appear as the lines come. Blank lines
are skipped. A line that is no board is answered
    {"id":…,"error":{"code":…,"message":…,"line":17}}
and the rest goes on; the exit code is then 2, else 0 whatever the verdicts.

${FORMATS_HELP}
${RULES_HELP}
${EXIT_CODE_HELP}`;

/** The judge is loaded by the run that needs it, so that no other command waits for it. */
async function runSolve(
  session: Session,
  deal: string | undefined,
  options: SolveOptions,
): Promise<void> {
  checkUsage(deal, options);
  const { rules, maxNodes } = options;
  const limits = maxNodes === undefined ? {} : { maxNodes };
  if (deal !== undefined) {
    const { solveDeal } = await import("../solve-deal.ts");
    await solveDeal(session, { deal, rules, limits, isJson: options.json === true });
  } else if (options.board !== undefined) {
    const { solveBoard } = await import("../solve-deal.ts");
    const { board: file, format, lossy = false } = options;
    const source = { file, format, rules, lossy };
    await solveBoard(session, { source, limits, isJson: options.json === true });
  } else if (options.boards !== undefined) {
    const { solveBoards } = await import("../solve-boards.ts");
    await solveBoards(session, { file: options.boards, rules, limits });
  }
}

function checkUsage(deal: string | undefined, options: SolveOptions): void {
  const { board, boards, jsonl } = options;
  const given = [deal, board, boards].filter((source) => source !== undefined);
  if (given.length > 1) {
    throwUsage("give a deal, --board FILE or --boards FILE, not both");
  }
  if (jsonl && boards === undefined) {
    throwUsage("--jsonl needs --boards FILE (- for standard input); for one deal use --json");
  }
  if (boards !== undefined && !jsonl) throwUsage("--boards FILE needs --jsonl");
  if (board === undefined && (options.format !== undefined || options.lossy)) {
    throwUsage("--format and --lossy are of --board FILE; the lines of --boards are board JSON");
  }
  if (given.length === 0) {
    throwUsage("nothing to solve: give a deal number, --board FILE, or --boards FILE --jsonl");
  }
}
