/** What a tournament is begun with (R4–R6): who plays, with which cards, and how it is scored. */
export interface TournamentPlayer {
  readonly name: string;
  /** Which computer player it is; null for somebody at this device. */
  readonly computer: string | null;
}

export type TournamentScoring = "match" | "stroke" | "skins";

/** Does each player have a pack of their own, or do all play the same deals (R4)? */
export type TournamentPacks = "own" | "same";

export interface Tournament {
  /** Two to four, people before computer players. */
  readonly players: readonly TournamentPlayer[];
  readonly packs: TournamentPacks;
  readonly scoring: TournamentScoring;
}
