/** Wires the history: its store, and the recorder that fills it. Loaded after the first hole is on the board. */
import { recordHoles, type HoleRecorderPorts } from "../state/hole-recorder.ts";
import { browserNews } from "./history-news.ts";
import { createHistoryStore, type HistoryRows, type HistoryStore } from "./history-store.ts";
import { finishReset } from "./reset-memory.ts";

export async function openHistory(
  rows: HistoryRows,
  game: Pick<HoleRecorderPorts, "open" | "startBest">,
): Promise<HistoryStore> {
  const store = createHistoryStore(rows, browserNews());
  await finishReset(store);
  recordHoles({ ...game, nowMs: () => Date.now(), keep: store.keep });
  return store;
}
