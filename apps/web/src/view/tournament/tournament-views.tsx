/** What a tournament draws, as one chunk with its styles: loaded when one is first asked for. */
import "../styles/tournament.css";

export { TournamentPanel } from "./tournament-panel.tsx";
export { TournamentRail } from "./tournament-rail.tsx";
export { TournamentScene } from "./tournament-scene.tsx";
export { TurnCover } from "./turn-cover.tsx";
export { TournamentResult, TurnPanel } from "./turn-panel.tsx";
