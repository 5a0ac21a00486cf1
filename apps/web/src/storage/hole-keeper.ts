/**
 * Keeps the hole of this tab. Each tab writes one slot of its own, whose id it remembers and whose lock it
 * holds, so that two tabs never write over each other. A fresh tab takes over the newest slot that nobody
 * holds. Where there are no locks (an insecure address), a tab never writes a slot that it did not make
 * itself since it was loaded: it goes on with a copy.
 *
 * A round has a slot of its own, named after it, which the tab holds while it plays the round and gives up
 * when it leaves: so a round is played in one tab at a time, and can be come back to from any. Only a round
 * without locks is written by whoever plays it.
 *
 * Whatever cannot be read is left where it is. Whatever fails leaves the game playing, in memory.
 */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { OpenHole } from "../state/open-hole.ts";
import { isRoundOver } from "../state/round-so-far.ts";
import { formatSavedSlot, parseSavedSlot, type SavedSlot } from "../state/saved-slot.ts";

/** The rows of the database; every call may reject. */
export interface HoleRows {
  read(id: string): Promise<unknown>;
  /** Newest first. */
  newest(most: number): Promise<readonly KeptRow[]>;
  /** Those whose id begins so. */
  startingWith(prefix: string): Promise<readonly KeptRow[]>;
  write(id: string, saved: SavedSlot): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface KeptRow {
  readonly id: string;
  readonly value: unknown;
}

export interface SlotLocks {
  readonly areAvailable: boolean;
  /** Holds the lock of a slot until the page ends or `release` is called; null when somebody else does. */
  tryHold(id: string): Promise<{ release(): void } | null>;
}

/** What the tab remembers over a reload. Never throws. */
export interface TabMemory {
  read(): string | null;
  write(id: string): void;
}

export interface HoleKeeperPorts {
  readonly rows: HoleRows;
  readonly locks: SlotLocks;
  readonly tab: TabMemory;
  now(): number;
  newId(): string;
}

/**
 * `cannot-keep`: nothing is stored; `newer-database`: neither, because a later version of the page has
 * changed the database; the others: a kept hole could not be read, and was left alone.
 */
export type StorageTrouble = "cannot-keep" | "newer-database" | "kept-newer" | "kept-damaged";

export interface HoleKeeper {
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  /** Takes this tab's slot; the hole to go on with, if there is one that `canGoOn` accepts. */
  claim(canGoOn: (kept: OpenHole, isOwn: boolean) => boolean): Promise<OpenHole | null>;
  keep(open: OpenHole): void;
  /** The open holes of the rounds that are begun and not over, in no order. Empty where nothing is stored. */
  roundsBegun(): Promise<readonly OpenHole[]>;
  /** Takes the slot of a round, which has to be shown then. */
  comeBack(roundId: string): Promise<RoundClaim>;
}

export type RoundClaim =
  | { readonly kind: "here"; readonly open: OpenHole }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "unreadable" };

interface RoundSlot {
  readonly id: string;
  /** null where there are no locks, or somebody else has it. */
  readonly lock: Promise<{ release(): void } | null>;
}

export const ROUND_PREFIX = "round-";

const MOST_ROWS = 20;

export function createHoleKeeper(ports: HoleKeeperPorts): HoleKeeper {
  const { rows, locks, tab, now, newId } = ports;
  const trouble = signal<StorageTrouble | null>(null);
  /** The slot of the holes that are in no round; null until the page has asked for one. */
  let own: string | null = null;
  let round: RoundSlot | null = null;
  let last: OpenHole | null = null;

  /** The hole in a row; null, and said so, when it cannot be read. */
  async function read(value: unknown): Promise<OpenHole | null> {
    const saved = await parseSavedSlot(value).catch(() => null);
    if (saved?.ok) return saved.value;
    trouble.value = saved?.fault.code === "saved-newer" ? "kept-newer" : "kept-damaged";
    return null;
  }

  async function claim(canGoOn: Parameters<HoleKeeper["claim"]>[0]): Promise<OpenHole | null> {
    const latest = tab.read();
    if (latest !== null) {
      const hole = await claimRow(latest, await rows.read(latest), (kept) => canGoOn(kept, true));
      if (hole) return hole;
    }
    for (const { id, value } of await rows.newest(MOST_ROWS)) {
      if (id === latest) continue;
      const hole = await claimRow(id, value, (kept) => canGoOn(kept, false));
      if (hole) return hole;
    }
    return null;
  }

  async function claimRow(
    id: string,
    value: unknown,
    accept: (kept: OpenHole) => boolean,
  ): Promise<OpenHole | null> {
    if (value === undefined) return null;
    const lock = locks.areAvailable ? await locks.tryHold(id) : null;
    if (locks.areAvailable && lock === null) return null;
    const hole = await read(value);
    if (hole === null || !accept(hole)) {
      lock?.release();
      return null;
    }
    if (hole.round) round = { id, lock: Promise.resolve(lock) };
    else if (lock) own = id;
    return hole;
  }

  async function startSlot(): Promise<void> {
    if (own === null) {
      own = newId();
      if (locks.areAvailable) await locks.tryHold(own);
    }
    tab.write(round?.id ?? own);
  }

  /** The slot that this hole belongs into; the tab is then in it. */
  function slotOf(open: OpenHole): string | null {
    if (own === null) return null;
    const id = open.round ? ROUND_PREFIX + open.round.id : null;
    if (id === (round?.id ?? null)) return id ?? own;
    leaveRound();
    // Asked for before the first row is there to be found, so that no other tab can be first.
    if (id !== null) round = { id, lock: hold(id) };
    tab.write(id ?? own);
    return id ?? own;
  }

  function leaveRound(): void {
    if (round === null) return;
    const { id, lock } = round;
    round = null;
    const isDone = last?.round && ROUND_PREFIX + last.round.id === id && isRoundOver(last);
    const removed = isDone ? rows.remove(id).catch(() => undefined) : Promise.resolve();
    void removed.then(() => lock).then((held) => held?.release());
  }

  async function hold(id: string): ReturnType<SlotLocks["tryHold"]> {
    return locks.areAvailable ? locks.tryHold(id).catch(() => null) : null;
  }

  async function comeBack(roundId: string): Promise<RoundClaim> {
    const id = ROUND_PREFIX + roundId;
    const lock = await hold(id);
    if (locks.areAvailable && lock === null) return { kind: "elsewhere" };
    const value = await rows.read(id).catch(() => undefined);
    const open = value === undefined ? null : await read(value);
    if (!open?.round) {
      lock?.release();
      return { kind: "unreadable" };
    }
    leaveRound();
    round = { id, lock: Promise.resolve(lock) };
    tab.write(id);
    return { kind: "here", open };
  }

  return {
    trouble,
    async claim(canGoOn) {
      let hole: OpenHole | null = null;
      try {
        hole = await claim(canGoOn);
      } catch (error) {
        trouble.value = troubleOf(error);
      }
      await startSlot().catch(() => undefined);
      return hole;
    },
    keep(open) {
      const slot = slotOf(open);
      last = open;
      if (slot === null) return;
      // Not queued: the database keeps the order, and a page that is left right now has asked already.
      rows.write(slot, formatSavedSlot(open, now())).catch((error: unknown) => {
        trouble.value = troubleOf(error);
      });
    },
    async roundsBegun() {
      const kept = await rows.startingWith(ROUND_PREFIX).catch((): readonly KeptRow[] => []);
      const read = await Promise.all(kept.map(async ({ value }) => parseSavedSlot(value))).catch(
        () => [],
      );
      return read.flatMap((saved) =>
        saved.ok && saved.value.round && !isRoundOver(saved.value) ? [saved.value] : [],
      );
    },
    comeBack,
  };
}

/** What a refusal of the database means to the player. */
export function troubleOf(error: unknown): StorageTrouble {
  const isNewer = error instanceof Error && error.name === "VersionError";
  return isNewer ? "newer-database" : "cannot-keep";
}
