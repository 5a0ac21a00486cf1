/** Tournaments in English words (R4–R6): loaded with what draws them. */
import { findPreset, TOTAL_BONUS, type RuleSet } from "@albatross/rules";
import type { ComputerId } from "../state/computer-players.ts";
import type { WatchSpeed } from "../state/computer-turn.ts";
import type { RoundDeals } from "../state/open-hole.ts";
import type {
  TournamentPacks,
  TournamentPlayer,
  TournamentScoring,
} from "../state/tournament-options.ts";
import {
  readTournament,
  type TournamentFacts,
  type TournamentHelp,
  type TournamentRound,
} from "../state/tournament-facts.ts";
import { andList, count, english, formatNumber } from "./en-cards.ts";

const COMPUTERS: { readonly [Id in ComputerId]: readonly [name: string, plays: string] } = {
  rookie: ["Robin, the rookie", "Plays the first card that fits, and draws when none does."],
  sprinter: ["Skye, the sprinter", "Takes the longest run in sight, and thinks no further."],
  clubhouse: [
    "Hazel, of the clubhouse",
    "Knows the rules of thumb: openings, pairs, Kings, tall columns.",
  ],
  caddie: ["Mo, the caddie", "Imagines two ways in which the unseen cards may lie."],
  professional: ["Ingrid, the professional", "Weighs every card that may still come. Strong."],
  champion: [
    "Grace, the champion",
    "Plays what the coach advises once it has thought to the end. Hard to beat.",
  ],
  oracle: [
    "Oracle, who sees all cards",
    "Sees the stock too, and plays the best there is: no rival, a yardstick.",
  ],
};

function scoreWords(facts: TournamentFacts, place: number): string {
  const points = facts.points[place] ?? 0;
  switch (facts.scoring) {
    case "match":
      return count(points, "point", "points");
    case "stroke":
      return count(points, "stroke", "strokes");
    case "skins":
      return count(points, "skin", "skins");
  }
}

/** "Anna 2 points and Ben no points". */
function scores(facts: TournamentFacts): string {
  return andList(facts.players.map(({ name }, place) => `${name} ${scoreWords(facts, place)}`));
}

function carriedWords({ carried, isOver }: TournamentFacts): string {
  if (carried === 0) return "";
  const skins = count(carried, "skin", "skins");
  return isOver ? ` Nobody has the last ${skins}.` : ` Carried over: ${skins}.`;
}

function nameAt({ players }: TournamentFacts, place: number | null): string {
  return players[place ?? -1]?.name ?? "nobody";
}

function bonusWords(facts: TournamentFacts): string {
  if (facts.scoring !== "match") return "";
  if (facts.bonusWinner === null) return " The lowest total is tied: no bonus.";
  const lower = facts.players.length > 2 ? "lowest" : "lower";
  return ` The ${TOTAL_BONUS} points for the ${lower} total went to ${nameAt(facts, facts.bonusWinner)}.`;
}

function outcome(facts: TournamentFacts): string {
  if (facts.winner !== null) return `${nameAt(facts, facts.winner)} wins`;
  return `A tie: ${andList(facts.leaders.map((place) => nameAt(facts, place)))}`;
}

/** Empty where there was none. */
function helpOf({ hints, undos, restarts }: TournamentHelp): string {
  const parts: string[] = [];
  if (hints > 0) parts.push(count(hints, "hint", "hints"));
  if (undos > 0) parts.push(count(undos, "undo", "undos"));
  if (restarts > 0) parts.push(count(restarts, "restart", "restarts"));
  return parts.join(", ");
}

function helpWords(facts: TournamentFacts): string {
  const helped = facts.help.flatMap((help, place) => {
    const words = helpOf(help);
    return words === "" ? [] : `${nameAt(facts, place)} ${words}`;
  });
  return helped.length === 0 ? "No help used." : `Help: ${helped.join("; ")}.`;
}

const SCORINGS: { readonly [S in TournamentScoring]: string } = {
  match: "Match",
  stroke: "Strokes",
  skins: "Skins",
};

export const tournament = {
  title: "Tournament",
  about: "Nine holes for two to four, one after another at this device or against the computer.",
  countLabel: "Players",
  seat: (number: number) => `Player ${number}`,
  nameLabel: "Name",
  whoLabel: "Who plays",
  somebody: "Somebody here",
  computer: (id: ComputerId) => COMPUTERS[id][0],
  plays: (id: ComputerId) => COMPUTERS[id][1],
  sameName: (name: string) => `Two players are called ${name}. Give one of them another name.`,
  scoringLabel: "Scoring",
  scoring: (scoring: TournamentScoring) => SCORINGS[scoring],
  scoringHelp(scoring: TournamentScoring): string {
    switch (scoring) {
      case "match":
        return `A point for each hole won alone, and ${TOTAL_BONUS} more for the lower total. A tie earns nobody anything. Most points win.`;
      case "stroke":
        return "The strokes of all nine holes are added. The lower total wins.";
      case "skins":
        return "Each hole is a skin for whoever wins it alone. A tied skin is played for on the next hole too. Most skins win.";
    }
  },
  packsLabel: "Cards",
  packs: (packs: TournamentPacks) => (packs === "own" ? "Own packs" : "Same deals"),
  packsHelp: (packs: TournamentPacks) =>
    packs === "own"
      ? "Each player has a pack of their own, as the books have it."
      : "All play the same deal on each hole.",
  dealsLabel: "Deals",
  deals(deals: RoundDeals): string {
    const names: { readonly [D in RoundDeals]: string } = {
      random: "Random",
      winnable: "Winnable",
      course: "Course",
    };
    return names[deals];
  },
  order: "People play each hole before the computer does, and begin it in turn.",
  undoHelp:
    "Undo works within a hole of your own until the next turn begins. Then it is final. What helped is on the card.",
  underRules: (rules: RuleSet) =>
    `Rules: ${findPreset(rules)?.title ?? `own, ${rules.columns} × ${rules.rows}`}.`,
  speedLabel: "Speed of the computer",
  speed(speed: WatchSpeed): string {
    const names: { readonly [S in WatchSpeed]: string } = {
      slow: "Slow",
      normal: "Normal",
      fast: "Fast",
      "at-once": "At once",
    };
    return names[speed];
  },
  start: "Start the tournament",
  begun: "Begun",
  begunOne: (names: readonly string[], hole: number, date: number) =>
    `${andList(names)}, hole ${hole} of 9, ${english.day(date)}`,
  comeBack: "Go on",
  finished: "Played",
  noneFinished: "No tournament is finished yet.",
  notReadable: "This browser stores no tournaments.",
  finishedOne: (facts: TournamentFacts, date: number) => `${english.day(date)}: ${outcome(facts)}`,
  card: "Tournament card",
  standing(facts: TournamentFacts): string {
    if (facts.holesDone === 0) return "The first hole is being played.";
    const after = facts.isOver
      ? "After all nine"
      : `After ${count(facts.holesDone, "hole", "holes")}`;
    return `${after}: ${scores(facts)}.${carriedWords(facts)}`;
  },
  resultTitle: outcome,
  resultSentence: (facts: TournamentFacts) =>
    `${scores(facts)}.${bonusWords(facts)}${carriedWords(facts)}`,
  help: helpWords,
  /** Words first, so that it can be read out; the strokes of each hole after them. */
  shared(round: TournamentRound): string {
    const facts = readTournament(round);
    const cards = facts.players.map(({ name }, place) => {
      const strokes = facts.strokes.map((hole) => formatNumber(hole[place] ?? 0)).join(" ");
      return `${name}: ${strokes}`;
    });
    const { scoring } = facts;
    const kind = scoring === "match" ? "match" : scoring === "stroke" ? "stroke play" : "skins";
    return `Albatross, tournament over nine holes, ${kind}. ${outcome(facts)}: ${scores(facts)}.${carriedWords(facts)} ${cards.join(". ")}.`;
  },
  share: "Share",
  print: "Print the card",
  another: "Play another",
  undoLast: "Undo last",
  leave: "Leave the tournament",
  leaveHelp: (isKept: boolean) =>
    isKept
      ? "A tournament that you leave is kept; come back to it here."
      : "This browser stores nothing: a tournament that you leave is gone.",
  cardOf: (name: string) => `${name}’s scorecard`,
  cover: {
    title: (name: string) => `${name}’s turn`,
    about: (hole: number) => `Hole ${hole} of 9. The board is covered until you look.`,
    show: "Show the board",
  },
  turn: {
    title(name: string, strokes: number, isCleared: boolean): string {
      const words = count(strokes, "stroke", "strokes");
      return isCleared ? `${name} clears: ${words}` : `${name}: ${words}`;
    },
    next: ({ name, computer }: TournamentPlayer, hole: number) =>
      computer === null ? `Hole ${hole}: ${name} plays` : `Hole ${hole}: watch ${name}`,
    isFinal: "The score is final when the next turn begins.",
  },
  watch: {
    title: (name: string) => `${name} plays`,
    skip: "Skip",
    skipSpoken: (name: string) => `Skip to the end of ${name}’s hole`,
    failed: (name: string) => `${name} could not be asked for a move.`,
    tryAgain: "Try again",
    endHole: "End this hole",
  },
  table: {
    caption: "Strokes of all players, hole by hole",
    hole: "Hole",
    total: "Total",
    bonus: "Bonus",
    points: (scoring: TournamentScoring) => (scoring === "skins" ? "Skins" : "Points"),
    open: "not played",
    none: "none",
    won: (scoring: TournamentScoring, worth: number) =>
      scoring === "skins" ? `wins ${count(worth, "skin", "skins")}` : "wins the hole",
  },
} as const;
