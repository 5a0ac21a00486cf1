/**
 * Wires playing offline to the browser. A chunk of its own, loaded when the first hole is on the board: nobody waits
 * for it.
 */
import { signal } from "@preact/signals";
import type { Game } from "../state/game.ts";
import { createOffline, type Offline } from "../state/offline.ts";
import { askForPersistence } from "../state/persistence.ts";
import { holdBuild, registerWorkers } from "./browser-workers.ts";

export interface OfflineSurroundings {
  readonly game: Game;
  /** Makes sure that a reload brings the hole back; false when nothing can. */
  keepHole(): boolean;
}

const ASKED_KEY = "albatross.persistence-asked";

export function startOffline({ game, keepHole }: OfflineSurroundings): Offline {
  const ownBuild = readBuild();
  if ("locks" in navigator) holdBuild(ownBuild);
  const offline = createOffline({
    ownBuild,
    register: registerWorkers,
    keepHole,
    reload: () => location.reload(),
    now: () => Date.now(),
    language: () => document.documentElement.lang,
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") offline.onReturn();
  });
  followPersistence(game);
  return offline;
}

/** What the build wrote into its document; see pwa/seal-build.ts. */
function readBuild(): string {
  const mark = document.querySelector("meta[name=albatross-build]");
  return mark?.getAttribute("content") ?? "";
}

function followPersistence(game: Game): void {
  const isInstalled = signal(matchMedia("(display-mode: standalone)").matches);
  addEventListener("appinstalled", () => void (isInstalled.value = true));
  askForPersistence({
    event: game.play.event,
    isInstalled,
    wasAsked() {
      try {
        return localStorage.getItem(ASKED_KEY) !== null;
      } catch {
        // Where nothing can be stored there is nothing to keep for good.
        return true;
      }
    },
    remember() {
      try {
        localStorage.setItem(ASKED_KEY, "1");
      } catch {
        // Asked again in the next visit.
      }
    },
    isPersisted: async () => navigator.storage.persisted(),
    persist: async () => navigator.storage.persist(),
  });
}
