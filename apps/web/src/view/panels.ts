/** The panels that a player opens, as one chunk: loaded when the first of them is asked for. */
export { BadLinkPanel } from "./bad-link-panel.tsx";
export { DealPanel } from "./deal-panel.tsx";
export { KeysPanel } from "./keys-panel.tsx";
export { MorePanel } from "./more-panel.tsx";
export { ResultPanel } from "./result-panel.tsx";
export { PausedBoard } from "./paused-board.tsx";
export { RulesPanel } from "./rules-panel.tsx";
export { SettingsPanel } from "./settings-panel.tsx";
export { StockPanel } from "./stock-panel.tsx";
