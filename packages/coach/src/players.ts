/**
 * The computer players, weakest first. Each but the last is a function of what a player sees and a seed; how
 * strong they are, each on the same 1,000 deals, is in docs/players.md.
 */
import { legalMoves, type Move, type PlayerView, type Position } from "@albatross/rules";
import { judge } from "@albatross/solver";
import { playByAverage, playByTable } from "./fair-player.ts";
import { FULL_WORLDS } from "./advise.ts";
import { TABLE_LIMITS } from "./fair-view.ts";
import type { Seed } from "./orders.ts";
import { playByThumb, playFirstFit, playLongestRun } from "./simple-players.ts";

interface Character {
  /** A stable word, for options and records. */
  readonly id: string;
  readonly name: string;
  /** How it plays, in one sentence. */
  readonly sentence: string;
}

/** At least one move, to be made one after another; asked again after them. Empty at the end of a hole. */
export interface FairPlayer extends Character {
  readonly seesStock: false;
  takeTurn(view: PlayerView, seed: Seed): readonly Move[];
}

/** Knows every card, and is never to be taken for a player who does not. */
export interface SeeingPlayer extends Character {
  readonly seesStock: true;
  takeTurn(position: Position): readonly Move[];
}

export type ComputerPlayer = FairPlayer | SeeingPlayer;

/** Orders that the thoughtful one imagines, and the professional one while a table would take too long. */
const FEW_WORLDS = 2;
const MORE_WORLDS = 4;
const PROFESSIONAL_TABLES = { fine: 300_000, most: 300_000 };

export const PLAYERS: readonly ComputerPlayer[] = [
  {
    id: "rookie",
    name: "Robin the rookie",
    sentence: "Plays the first card that fits, from the left, and draws when none does.",
    seesStock: false,
    takeTurn: playFirstFit,
  },
  {
    id: "sprinter",
    name: "Skye the sprinter",
    sentence: "Takes the longest run in sight, and thinks no further.",
    seesStock: false,
    takeTurn: playLongestRun,
  },
  {
    id: "clubhouse",
    name: "Hazel of the clubhouse",
    sentence:
      "Knows the rules of thumb: keep openings, pair cards up, beware of Kings and tall columns.",
    seesStock: false,
    takeTurn: (view) => playByThumb(view),
  },
  {
    id: "caddie",
    name: "Mo the caddie",
    sentence:
      "Imagines two ways in which the unseen cards may lie, and plays what is best for both.",
    seesStock: false,
    takeTurn: (view, seed) => playByAverage(view, seed, FEW_WORLDS),
  },
  {
    id: "professional",
    name: "Ingrid the professional",
    sentence: "Weighs every card that may still come, and reckons with not knowing which.",
    seesStock: false,
    takeTurn: (view, seed) => playByTable(view, seed, PROFESSIONAL_TABLES, MORE_WORLDS),
  },
  {
    id: "champion",
    name: "Grace the champion",
    sentence: "Plays what the coach advises once it has thought to the end.",
    seesStock: false,
    takeTurn: (view, seed) => playByTable(view, seed, TABLE_LIMITS, FULL_WORLDS),
  },
  {
    id: "oracle",
    name: "Oracle",
    sentence: "Sees every card, the stock too, and plays the best there is: no rival, a yardstick.",
    seesStock: true,
    takeTurn: playAsJudged,
  },
];

export function findPlayer(id: string): ComputerPlayer | null {
  return PLAYERS.find((player) => player.id === id) ?? null;
}

/** A best line is over with its last play, though more might be drawn. */
function playAsJudged(position: Position): readonly Move[] {
  if (legalMoves(position).length === 0) return [];
  const { line } = judge(position);
  if (line === null) throw new Error("the judge gave up without having been given a limit");
  return line;
}
