/** What a round draws, as one chunk with its styles: loaded when a round is first asked for. */
import "./styles/round.css";

export { RoundPanel } from "./round-panel.tsx";
export { RoundRail } from "./round-rail.tsx";
export { RoundResultPanel } from "./round-result-panel.tsx";
export { RoundScene } from "./round-scene.tsx";
