/** golf play: a hole, played in the terminal. */
import { expectValue, parseDealName, parseRules } from "@albatross/rules";
import type { Command } from "commander";
import { EXIT_CODE_HELP } from "../exit-code.ts";
import { throwUsage, type Session } from "../session.ts";
import { RULES_HELP } from "./rules-help.ts";

interface PlayOptions {
  readonly rules?: string;
  readonly random?: boolean;
  readonly fresh?: boolean;
  readonly plain?: boolean;
}

export function addPlayCommand(program: Command, session: Session): void {
  program
    .command("play")
    .summary("play a hole in the terminal")
    .description("Plays a hole in the terminal, by keys; a hole that was left goes on.")
    .argument("[deal]", "deal number, 1 to 2^53 - 1, or like ms:24; a new one when left out")
    .option("-r, --rules <rules>", "preset or options, like king=wrap,first=choose")
    .option("--random", "new deals are any, also such that cannot be cleared")
    .option("--fresh", "do not go on with a hole that was left")
    .option("--plain", "in lines, for screen readers: nothing is drawn over, no colours")
    .addHelpText("after", HELP)
    .action((deal: string | undefined, options: PlayOptions) =>
      runPlayCommand(session, deal, options),
    );
}

const HELP = `
New deals are proved winnable before they are dealt, unless --random is given.
The board needs 80 columns and 24 lines; ? shows the keys:
  1-9 play that column   Space or D draw   Z undo   Y redo   H hint   N new deal
  R restart   [ ] previous and next deal   T take the strokes   P pause   Q end
  V review, when the hole is over

--plain asks for commands in lines, and so does a terminal or a pipe that
cannot be drawn on; help lists them:
  echo "4+53 hint" | tr ' ' '\\n' | golf play 12345

Every move is kept in the moment that it is made, in a file of its own in
$XDG_STATE_HOME/albatross/play (~/.local/state/albatross/play): a hole that was
left, or whose terminal was closed, goes on with the next golf play. A number
or --rules goes on only with such a hole. Two terminals play two holes. Holes
that are over stay there as records; golf review takes the last of them.

Examples:
  golf play
  golf play 12345 --fresh
  golf play ms:24 --rules queen-on-king
  golf play --plain

${RULES_HELP}
${EXIT_CODE_HELP}`;

async function runPlayCommand(
  session: Session,
  deal: string | undefined,
  options: PlayOptions,
): Promise<void> {
  const { rules, random = false, fresh = false, plain = false } = options;
  if (deal !== undefined && random) throwUsage("give a deal or --random, not both");
  const name = deal === undefined ? null : expectValue(parseDealName(deal));
  const ruleSet = rules === undefined ? null : expectValue(parseRules(rules));
  // Loaded by the run that needs it, so that no other command waits for the game.
  const { runPlay } = await import("../play/run-play.ts");
  await runPlay(session, {
    deal: name,
    rules: ruleSet,
    isRandom: random,
    isFresh: fresh,
    isPlain: plain,
  });
}
