/**
 * Playing offline, and updates: is the page stored, and is there a newer version of it? A new version never comes by
 * itself. It is offered, and taken when the player says so; a tab in which nobody said so goes on with its own build,
 * and says that another tab has moved on.
 *
 * Everything here is about builds and not about events: what a browser tells (a worker was found, waits, serves) only
 * means that it is time to look again.
 */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { BuildAnswer } from "../service-worker/messages.ts";

/** `unavailable`: the browser, or the address, has no room for it. */
export type Readiness = "preparing" | "ready" | "unavailable";

/** `offered`: a new version waits; `taking`: it is on its way; `elsewhere`: another tab has taken one. */
export type Update = "offered" | "taking" | "elsewhere";

/** The workers of the page. Every call may reject, or never answer. */
export interface OfflineWorkers {
  /** The build that serves pages now, and the one that waits for its turn. */
  look(): Promise<{ readonly serving: BuildAnswer | null; readonly waiting: BuildAnswer | null }>;
  /** Called when the answer of `look` may be another one. */
  onChange(listener: () => void): void;
  /** Asks the network whether there is a newer build. */
  check(): Promise<void>;
  /** Gives the build that waits its turn. */
  switchOver(): void;
  /** Stores the text pages as well, in this language. */
  storeTexts(language: string): void;
}

export interface OfflinePorts {
  readonly ownBuild: string;
  /** Rejects where there can be none. */
  register(): Promise<OfflineWorkers>;
  /** Makes sure that a reload brings the hole back; false when nothing can. */
  keepHole(): boolean;
  reload(): void;
  now(): number;
  /** That the page is shown in. */
  language(): string;
}

export interface Offline {
  readonly readiness: ReadonlySignal<Readiness>;
  readonly update: ReadonlySignal<Update | null>;
  /** Was the offer put off? It then waits in the menu. */
  readonly isPutOff: ReadonlySignal<boolean>;
  /** The update was asked for, but nothing here can keep the hole over a reload: it takes a second word. */
  readonly wouldLoseHole: ReadonlySignal<boolean>;
  takeUpdate(): void;
  putOff(): void;
  /** The player came back to this tab. */
  onReturn(): void;
}

/** A tab that stays open for days looks for a new version when it is returned to, but not each time. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

export function createOffline(ports: OfflinePorts): Offline {
  const { ownBuild, keepHole, reload, now } = ports;
  const readiness = signal<Readiness>("preparing");
  const update = signal<Update | null>(null);
  const isPutOff = signal(false);
  const wouldLoseHole = signal(false);
  let workers: OfflineWorkers | null = null;
  /** The build that served this page when it was first seen to be served. */
  let servedBy: string | null = null;
  let looks = 0;
  let checkedAtMs = now();

  async function look(from: OfflineWorkers): Promise<void> {
    const number = ++looks;
    const { serving, waiting } = await from.look();
    // A later look has begun: what this one saw may be over.
    if (number !== looks) return;
    if (serving !== null) readiness.value = serving.isWhole ? "ready" : "preparing";
    // The game first: what can be read is stored when what is played is.
    if (serving?.isWhole === true) from.storeTexts(ports.language());
    const hasMovedOn = servedBy !== null && serving !== null && serving.build !== servedBy;
    servedBy ??= serving?.build ?? null;
    if (hasMovedOn && serving.build !== ownBuild) return moveOn();
    if (waiting === null) {
      if (update.value === "offered") update.value = null;
    } else if (waiting.build === ownBuild || update.value === "taking") {
      // Taken already, or the page came past its worker, as by a reload that skips all caches.
      from.switchOver();
    } else if (update.value === null) {
      isPutOff.value = false;
      update.value = "offered";
    }
  }

  /** Another build serves from now on. */
  function moveOn(): void {
    if (update.value === "taking") return reload();
    isPutOff.value = false;
    update.value = "elsewhere";
  }

  function lookAgain(): void {
    // A worker that cannot be asked any more leaves things as they are; the next change asks again.
    if (workers) look(workers).catch(() => undefined);
  }

  ports.register().then(
    (registered) => {
      workers = registered;
      registered.onChange(lookAgain);
      lookAgain();
    },
    () => void (readiness.value = "unavailable"),
  );

  return {
    readiness,
    update,
    isPutOff,
    wouldLoseHole,
    takeUpdate() {
      const wanted = update.value;
      if (wanted === null || wanted === "taking") return;
      if (!keepHole() && !wouldLoseHole.value) {
        wouldLoseHole.value = true;
        return;
      }
      if (wanted === "elsewhere") return reload();
      update.value = "taking";
      workers?.switchOver();
    },
    putOff: () => void (isPutOff.value = true),
    onReturn() {
      if (workers === null || now() - checkedAtMs < CHECK_INTERVAL_MS) return;
      checkedAtMs = now();
      // Without a network there is nothing newer to be had.
      workers.check().catch(() => undefined);
    },
  };
}
