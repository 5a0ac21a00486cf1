/** Every sentence of tournaments that is made by a function, asked for with samples. */
import { COMPUTER_IDS, PACKS, SCORINGS } from "../state/computer-players.ts";
import { WATCH_SPEEDS } from "../state/computer-turn.ts";
import type { TournamentPlayer } from "../state/tournament-options.ts";
import { readTournament, type TournamentRound } from "../state/tournament-facts.ts";
import type { Parts } from "./catalogue.ts";
import { counts, holeAfter, round, rules, taken } from "./test-samples.ts";

const anna: TournamentPlayer = { name: "Anna", computer: null };
const mo: TournamentPlayer = { name: "Mo", computer: "caddie" };

/** Of these turns, each hole's first is better by a stroke unless it is tied. */
function played(turns: number, isTied: boolean): TournamentRound["played"] {
  const other = holeAfter("4");
  const better = { ...other, hole: { ...other.hole, strokesTaken: true } };
  return Array.from({ length: turns }, (_, turn) => (turn % 2 === 0 && !isTied ? taken : better));
}

const samples = SCORINGS.flatMap((scoring) =>
  [0, 2, 5, 18].flatMap((turns) =>
    [true, false].map((isTied): TournamentRound => {
      const tournament = { players: [anna, mo], packs: "own", scoring } as const;
      return { ...round, played: played(turns, isTied), tournament };
    }),
  ),
);

export function askTournament(words: Parts["tournament"]): readonly string[] {
  const { cover, turn, watch, table } = words;
  const facts = samples.map(readTournament);
  const helped = facts.map((of) => ({
    ...of,
    help: [
      { hints: 1, undos: 2, restarts: 3 },
      { hints: 0, undos: 0, restarts: 0 },
    ],
  }));
  return [
    words.seat(2),
    ...COMPUTER_IDS.flatMap((id) => [words.computer(id), words.plays(id)]),
    words.sameName("Anna"),
    ...SCORINGS.flatMap((scoring) => [
      words.scoring(scoring),
      words.scoringHelp(scoring),
      table.points(scoring),
      table.won(scoring, 1),
      table.won(scoring, 2),
    ]),
    ...PACKS.flatMap((packs) => [words.packs(packs), words.packsHelp(packs)]),
    ...(["random", "winnable", "course"] as const).map(words.deals),
    ...rules.map(words.underRules),
    ...WATCH_SPEEDS.map(words.speed),
    words.begunOne(["Anna", "Ben", "Mo"], 3, round.startedAtMs),
    ...[...facts, ...helped].flatMap((of) => [
      words.finishedOne(of, round.startedAtMs),
      words.standing(of),
      words.resultTitle(of),
      words.resultSentence(of),
      words.help(of),
    ]),
    ...samples.map(words.shared),
    words.leaveHelp(true),
    words.leaveHelp(false),
    words.cardOf("Anna"),
    cover.title("Anna"),
    cover.about(3),
    ...counts.flatMap((strokes) => [
      turn.title("Mo", strokes, true),
      turn.title("Mo", strokes, false),
    ]),
    turn.next(anna, 2),
    turn.next(mo, 2),
    watch.title("Mo"),
    watch.skipSpoken("Mo"),
    watch.failed("Mo"),
  ];
}
