/**
 * Finds holes that ended without being counted: the page was left, or killed, before the history was there to hear of
 * them. They lie in the slots in which tabs keep their holes. Read once, when the history opens.
 */
import { isJsonObject } from "@albatross/rules";
import { isCounted, readFinished, type PlayedHole } from "../state/played-hole.ts";
import { parseSavedSlot } from "../state/saved-slot.ts";
import type { HistoryStore } from "./history-store.ts";
import type { HoleRows } from "./hole-keeper.ts";

/** What ended before these was seen by a history that was opened since. */
const MOST_SLOTS = 20;

export async function recoverEnded(
  slots: Pick<HoleRows, "newest">,
  store: Pick<HistoryStore, "recover">,
): Promise<void> {
  try {
    const kept = await slots.newest(MOST_SLOTS);
    const ended = (await Promise.all(kept.map(async ({ value }) => readEnded(value)))).flat();
    if (ended.length > 0) await store.recover(ended);
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}

/** Those of a round, too: its holes before the open one have ended. */
async function readEnded(value: unknown): Promise<readonly PlayedHole[]> {
  const slot = await parseSavedSlot(value);
  const savedAtMs = isJsonObject(value) ? value["savedAtMs"] : null;
  if (!slot.ok || typeof savedAtMs !== "number") return [];
  const at = new Date(savedAtMs).toISOString();
  const { round } = slot.value;
  const played = round ? round.played.filter((_, turn) => isCounted(round, turn)) : [];
  const holes = [slot.value, ...played];
  return holes.flatMap((open) => readFinished(open, null, at) ?? []);
}
