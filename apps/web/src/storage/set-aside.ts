/**
 * Puts a hole back into its place in the database, when the tab that carried it goes on with something else. The place
 * may have an older state of it, or none. Where the tab never had a place, or it has another hole by now or is in other
 * hands, the hole gets a place of its own; a round that is played elsewhere is left to who plays it.
 */
import { isUntouched, type OpenHole } from "../state/open-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "../state/saved-slot.ts";
import { ROUND_PREFIX, type HoleKeeperPorts } from "./hole-keeper.ts";

type Ports = Pick<HoleKeeperPorts, "rows" | "locks" | "now" | "newId">;

/** @param slot where the tab kept its hole; null when it kept none yet. */
export async function setHoleAside(
  open: OpenHole,
  slot: string | null,
  ports: Ports,
): Promise<void> {
  const id = open.round ? ROUND_PREFIX + open.round.id : slot;
  if (id !== null && (await writeInto(id, open, ports))) return;
  if (open.round || isUntouched(open)) return;
  await ports.rows.write(ports.newId(), formatSavedSlot(open, ports.now()));
}

/** false when the place is not the hole's. */
async function writeInto(
  id: string,
  open: OpenHole,
  { rows, locks, now }: Ports,
): Promise<boolean> {
  const lock = locks.areAvailable ? await locks.tryHold(id) : null;
  if (locks.areAvailable && lock === null) return false;
  try {
    const row = await rows.read(id);
    const kept = row === undefined ? null : await parseSavedSlot(row);
    if (kept !== null && !(kept.ok && kept.value.id === open.id)) return false;
    await rows.write(id, formatSavedSlot(open, now()));
    return true;
  } finally {
    lock?.release();
  }
}
