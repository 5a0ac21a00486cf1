/** golf review: what each move of a hole cost, and what could be known of it. */
import { expectValue, parseDealName } from "@albatross/rules";
import type { Command } from "commander";
import { FORMATS_HELP } from "../board-input.ts";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { throwUsage, type Session } from "../session.ts";
import { parseMaxNodes } from "./max-nodes-option.ts";
import { RULES_HELP } from "./rules-help.ts";
import { parseSeed } from "./seed-option.ts";

interface ReviewOptions {
  readonly format?: string;
  readonly rules?: string;
  readonly deal?: string;
  readonly lossy?: boolean;
  readonly json?: boolean;
  readonly out?: string;
  readonly force?: boolean;
  readonly seed: string;
  readonly maxNodes?: number;
}

export function addReviewCommand(program: Command, session: Session): void {
  program
    .command("review")
    .summary("what each move of a hole cost, and why")
    .description("Reviews a hole: what each move cost, and what could be known of it.")
    .argument("[file]", "the record; - for standard input; the last of golf play if left out")
    .option("-f, --format <format>", "its format; found out from the text when left out")
    .option("-r, --rules <rules>", "of a board that brings none: preset or options")
    .option("--deal <deal>", "the deal of a board that names none")
    .option("--lossy", "a board may leave out the waste below its top card")
    .option("--json", "the record and its review, one line of JSON")
    .option("-o, --out <file>", "write that line to a file as well")
    .option("--force", "write over the file of --out")
    .option("--seed <seed>", "0 to 2^32 - 1: other orders of the unseen cards", "1")
    .option("--max-nodes <count>", "give up on a position after so many layouts", parseMaxNodes)
    .addHelpText("after", HELP)
    .action((file: string | undefined, options: ReviewOptions) =>
      runReviewCommand(session, file, options),
    );
}

const HELP = `
Two things are said of every move, and kept apart:
with the stock known       the best strokes before and after it, exactly, and
                           what it lost
as far as could be known   the expected strokes of the best move and of the
                           one made, and what it gave away; the coach sees no
                           more than the player did. Only this makes a move an
                           inaccuracy, a mistake or a blunder.

accuracy is 0 to 100: a move that gave nothing away counts 100, each expected
stroke given away halves that; the mean over all moves with a choice. A classic
hole takes some seconds.

Examples:
  golf review game.golf
  golf review
  golf review game.kpat --out game.json
  golf review game.golf --json
    {"format":"albatross-review","version":1,"record":{…},
     "review":{"best":-3,"lost":4,"accuracy":87.25,
      "moments":[{"number":12,"kind":"clear-lost"}],
      "moves":[{"number":1,"move":"4","bestBefore":-3,"bestAfter":-3,"lost":0,
       "label":"best","expectedBest":7.26,"expectedMade":7.26,"better":"4",
       "reason":null},…]}}

A board has its moves from its waste, where its deal is known. The result of
the record is checked: exit code 1 says that it is not true.

${FORMATS_HELP}
${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runReviewCommand(
  session: Session,
  file: string | undefined,
  options: ReviewOptions,
): Promise<void> {
  const { format, rules, deal, lossy = false, json = false, out, force = false } = options;
  if (force && out === undefined) throwUsage("--force is of --out FILE");
  if (out === "" || out === "-") throwUsage("--out takes the name of a file");
  const seed = parseSeed(options.seed);
  const named = deal === undefined ? null : expectValue(parseDealName(deal));
  // Loaded by the run that needs it, so that no other command waits for the coach.
  const { runReview } = await import("../review/run-review.ts");
  await runReview(session, {
    source: { file: file ?? null, format, rules, lossy, deal: named },
    seed,
    maxNodes: options.maxNodes ?? null,
    out: out === undefined ? null : { file: out, isForced: force },
    isJson: json,
  });
}
