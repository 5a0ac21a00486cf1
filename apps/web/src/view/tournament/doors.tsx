/** The ways into a tournament's chunk, which needs its own words and those of a round's card. */
import type { ComponentType } from "preact";
import { onDemand } from "../on-demand.tsx";
import type * as Views from "./tournament-views.tsx";

function door(choose: (views: typeof Views) => ComponentType): ComponentType {
  const Inner = onDemand("tournament", async () => choose(await import("./tournament-views.tsx")));
  return onDemand("round", () => Promise.resolve(Inner));
}

export const TournamentPanel = door((views) => views.TournamentPanel);
export const TournamentRail = door((views) => views.TournamentRail);
export const TournamentResult = door((views) => views.TournamentResult);
export const TournamentScene = door((views) => views.TournamentScene);
export const TurnCover = door((views) => views.TurnCover);
export const TurnPanel = door((views) => views.TurnPanel);
