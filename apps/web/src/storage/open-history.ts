/** Wires the history: its store, and the recorder that fills it. Loaded after the first hole is on the board. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { recordHoles } from "../state/hole-recorder.ts";
import type { HolePlay } from "../state/hole-play.ts";
import { browserNews } from "./history-news.ts";
import { createHistoryStore, type HistoryRows, type HistoryStore } from "./history-store.ts";
import type { HoleRows } from "./hole-keeper.ts";
import { recoverEnded } from "./recover-ended.ts";
import { finishReset } from "./reset-memory.ts";

export async function openHistory(
  { played, holes }: { readonly played: HistoryRows; readonly holes: HoleRows },
  { own, aside }: Pick<HolePlay, "own" | "aside">,
  startBestOnBoard: ReadonlySignal<number | null>,
): Promise<HistoryStore> {
  const store = createHistoryStore(played, browserNews());
  await finishReset(store);
  // What is proved about a puzzle says nothing about the player's own hole.
  const startBest = computed(() => (aside.value ? null : startBestOnBoard.value));
  recordHoles({ open: own, startBest, nowMs: () => Date.now(), keep: store.keep });
  await recoverEnded(holes, store);
  return store;
}
