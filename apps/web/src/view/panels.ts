/** The panels that a player opens, as one chunk: loaded when the first of them is asked for. */
export { ByHandPanel } from "./by-hand-panel.tsx";
export { BadLinkPanel } from "./bad-link-panel.tsx";
export { DealPanel } from "./deal-panel.tsx";
export { FriendPanel } from "./friend-panel.tsx";
export { KeysPanel } from "./keys-panel.tsx";
export { MorePanel } from "./more-panel.tsx";
export { ResultPanel } from "./result-panel.tsx";
export { PausedBoard } from "./paused-board.tsx";
export { OwnRulesPanel } from "./own-rules-panel.tsx";
export { SharePanel } from "./share-panel.tsx";
export { RulesPanel } from "./rules-panel.tsx";
export { SettingsPanel } from "./settings-panel.tsx";
export { StockPanel } from "./stock-panel.tsx";
