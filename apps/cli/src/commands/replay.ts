/** golf replay: is what a record says legal and true? */
import {
  currentPosition,
  expectValue,
  formatMoves,
  holeStatus,
  parseRecord,
  replayRecord,
  strokesOf,
  type Replay,
} from "@albatross/rules";
import type { Command } from "commander";
import { EXIT, EXIT_CODE_HELP } from "../exit-code.ts";
import { readText } from "../input.ts";
import { formatReplay } from "../replay-report.ts";
import { formatJsonLine, type Session } from "../session.ts";

/** The longest record has 200 moves or so; the rest is room for headers. */
const MAX_RECORD_BYTES = 1_048_576;

export function addReplayCommand(program: Command, session: Session): void {
  program
    .command("replay")
    .summary("check a record of a hole")
    .description("Plays a record again: are its moves legal, and is its result true?")
    .argument("<file>", "the record, as text or JSON; - for standard input")
    .option("--json", "one line of JSON")
    .addHelpText("after", HELP)
    .action((file: string, options: { readonly json?: boolean }) =>
      runReplay(session, file, options.json === true),
    );
}

const HELP = `
A record as text:            The same as JSON:
  [Deal "12345"]               {"headers":{"Deal":"12345",
  [Rules "classic"]              "Rules":"classic",
  [Result "conceded 31"]         "Result":"conceded 31"},
                                "moves":"2177"}
  2177

Examples:
  golf replay game.golf
  golf replay game.golf --json
    {"legal":true,"strokes":31,"cleared":false,"at":null,"expected":[],
     "ended":"conceded","resultAgrees":true}
  cat game.golf | golf replay -

at is the first illegal move, from 1; expected are the legal moves there.
ended is cleared, stuck, conceded or playing. resultAgrees is null when the
record claims no result or a move is illegal.

${EXIT_CODE_HELP}`;

async function runReplay(session: Session, file: string, isJson: boolean): Promise<void> {
  const record = expectValue(parseRecord(await readText(file, session.host, MAX_RECORD_BYTES)));
  const replay = replayRecord(record);
  await session.output.write(
    isJson
      ? formatJsonLine(describeReplay(replay))
      : `${formatReplay(record, replay, session.chooseInk())}\n`,
  );
  if (replay.illegal !== null || replay.resultAgrees === false) session.exitCode = EXIT.negative;
}

function describeReplay({ hole, illegal, resultAgrees }: Replay): object {
  const ended = holeStatus(hole);
  return {
    legal: illegal === null,
    strokes: strokesOf(currentPosition(hole)),
    cleared: ended === "cleared",
    at: illegal?.at ?? null,
    expected: illegal ? [...formatMoves(illegal.expected)] : [],
    ended,
    resultAgrees,
  };
}
