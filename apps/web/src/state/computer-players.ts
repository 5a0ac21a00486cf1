/**
 * Who can play in a tournament, as the page knows it: the computer players by their ids, which are those of the
 * coach. How they play is only known where they do, in the worker.
 */
import type { TournamentPacks, TournamentScoring } from "./tournament-options.ts";

export const MOST_PLAYERS = 4;
/** Of a name, so that a card has room for it. */
export const LONGEST_NAME = 20;

export const SCORINGS = [
  "match",
  "stroke",
  "skins",
] as const satisfies readonly TournamentScoring[];
export const PACKS = ["own", "same"] as const satisfies readonly TournamentPacks[];

/** Weakest first. The oracle sees every card. */
export const COMPUTER_IDS = [
  "rookie",
  "sprinter",
  "clubhouse",
  "caddie",
  "professional",
  "champion",
  "oracle",
] as const;
export type ComputerId = (typeof COMPUTER_IDS)[number];

/** What they are called on a card, in every language. */
export const COMPUTER_NAMES: { readonly [Id in ComputerId]: string } = {
  rookie: "Robin",
  sprinter: "Skye",
  clubhouse: "Hazel",
  caddie: "Mo",
  professional: "Ingrid",
  champion: "Grace",
  oracle: "Oracle",
};

/** Sees every card, the stock too: a yardstick, and never to be taken for a rival. */
export function seesStock(id: ComputerId): boolean {
  return id === "oracle";
}
