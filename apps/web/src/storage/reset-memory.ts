/**
 * What this tab has set aside to be deleted, remembered over a reload. Session storage, because it is written at
 * once: a page that is being left has no time for the database. Never throws.
 */
import { isJsonObject } from "@albatross/rules";
import type { PlayedHole } from "../state/played-hole.ts";
import type { HistoryStore } from "./history-store.ts";

const KEY = "albatross.reset";

export function rememberReset(holes: readonly PlayedHole[]): void {
  try {
    if (holes.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(holes.map(({ id, at }) => ({ id, at }))));
  } catch {
    // The holes then stay until the panel is closed.
  }
}

/** Deletes what was set aside before the reload; a hole that has ended anew since then stays. */
export async function finishReset(store: Pick<HistoryStore, "all" | "remove">): Promise<void> {
  const aside = readReset();
  if (aside.size === 0) return;
  const { holes } = await store.all();
  if (await store.remove(holes.filter(({ id, at }) => aside.get(id) === at))) rememberReset([]);
}

function readReset(): ReadonlyMap<unknown, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return new Map(rows.filter(isJsonObject).map(({ id, at }) => [id, at]));
  } catch {
    return new Map();
  }
}
