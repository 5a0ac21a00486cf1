/** What puzzles draw, as one chunk with its styles: loaded when puzzles are first asked for. */
import "../styles/puzzles.css";

export { showPuzzleLink } from "./open-desk.ts";
export { PuzzleBar } from "./puzzle-bar.tsx";
export { PuzzlePanel } from "./puzzle-panel.tsx";
