/**
 * Puts a hole back into its place in the database, when the tab that carried it goes on with something else. The place
 * may have an older state of it, or none; a place that somebody else has taken, or that has another hole, is left.
 */
import type { OpenHole } from "../state/open-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "../state/saved-slot.ts";
import { ROUND_PREFIX, type HoleKeeperPorts } from "./hole-keeper.ts";

/** @param slot where the tab kept its hole. */
export async function setHoleAside(
  open: OpenHole,
  slot: string | null,
  { rows, locks, now }: Pick<HoleKeeperPorts, "rows" | "locks" | "now">,
): Promise<void> {
  const id = open.round ? ROUND_PREFIX + open.round.id : slot;
  if (id === null) return;
  const lock = locks.areAvailable ? await locks.tryHold(id) : null;
  if (locks.areAvailable && lock === null) return;
  try {
    const row = await rows.read(id);
    const kept = row === undefined ? null : await parseSavedSlot(row);
    if (kept === null || (kept.ok && kept.value.id === open.id)) {
      await rows.write(id, formatSavedSlot(open, now()));
    }
  } finally {
    lock?.release();
  }
}
