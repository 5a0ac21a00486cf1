/** Wires the history: its store, and the recorder that fills it. Loaded after the first hole is on the board. */
import { recordHoles, type HoleRecorderPorts } from "../state/hole-recorder.ts";
import { browserNews } from "./history-news.ts";
import { createHistoryStore, type HistoryRows, type HistoryStore } from "./history-store.ts";
import type { HoleRows } from "./hole-keeper.ts";
import { recoverEnded } from "./recover-ended.ts";
import { finishReset } from "./reset-memory.ts";

export async function openHistory(
  { played, holes }: { readonly played: HistoryRows; readonly holes: HoleRows },
  game: Pick<HoleRecorderPorts, "open" | "startBest">,
): Promise<HistoryStore> {
  const store = createHistoryStore(played, browserNews());
  await finishReset(store);
  recordHoles({ ...game, nowMs: () => Date.now(), keep: store.keep });
  await recoverEnded(holes, store);
  return store;
}
