/** Advice to a player, and computer players, who see no more than a player does. Start with advise.ts. */
export * from "./advise.ts";
export type { Estimate } from "./estimate.ts";
export type { Outlook } from "./judged-worlds.ts";
export type { Seed } from "./orders.ts";
export { playHole } from "./play-hole.ts";
export {
  findPlayer,
  PLAYERS,
  type ComputerPlayer,
  type FairPlayer,
  type SeeingPlayer,
} from "./players.ts";
export { standingOf, type Standing } from "./standing.ts";
