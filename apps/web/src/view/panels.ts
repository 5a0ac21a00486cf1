/** What a player opens, and what is said over the board, as one chunk: loaded when the first of it is asked for. */
export { BadLinkPanel } from "./bad-link-panel.tsx";
export { UpdateOnFelt } from "./offline-lines.tsx";
export { OpenPanel } from "./open-panel.tsx";
export { PausedBoard } from "./paused-board.tsx";
export { ResultPanel } from "./result-panel.tsx";
