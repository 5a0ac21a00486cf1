/**
 * Where `golf play` keeps its holes: a folder with one small file a hole, so that no two terminals ever write the
 * same one. A file's name says whose it is:
 *
 *   open.HOST.PID.START.ID.golf   being played now, by that process
 *   left.ID.golf                  left in the middle: goes on with the next `golf play`
 *   played.TIME.ID.golf           over, or another hole took its place
 *
 * Changing hands is renaming, which of two processes only one can do. Whether the owner of an open file is still
 * there is asked of the system; START, when that process began, tells it from a later one with its number. So
 * a hole whose terminal was killed goes on like one that was left. The files of another machine, on a folder that
 * both share, are left alone for a day.
 *
 * Every change is written in the moment that it is made, beside the file and then moved into its place: a kill
 * loses nothing, and leaves no half a file. Writing is synchronous, some 200 bytes that are there before the
 * next key is read. Rejected: a lock file (a killed owner leaves it behind).
 */
import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isOver } from "@albatross/rules";
import { formatHoleFile, parseHoleFile } from "./hole-file.ts";
import type { PlayedHole } from "./played-hole.ts";
import { isRunning, thisProcess, type ProcessId } from "./process-id.ts";

export interface HoleStore {
  /** Takes over the hole that was left last, of those that `isWanted`; null when there is none. */
  takeLeft(isWanted: (played: PlayedHole) => boolean): PlayedHole | null;
  /** Keeps the hole as it is now. Gives the reason when it cannot. */
  keep(played: PlayedHole): string | null;
  /** Another hole is played from now on: what was kept is put aside. */
  putAside(): void;
  /** The end: what was kept and is not over waits for the next `golf play`. */
  leave(): void;
}

const ANOTHER_HOST_MS = 24 * 60 * 60 * 1000;

export interface HoleStoreOptions {
  readonly folder: string;
  now(): Date;
  /** Another process's in tests. */
  readonly owner?: ProcessId;
}

export function createHoleStore({
  folder,
  now,
  owner = thisProcess(),
}: HoleStoreOptions): HoleStore {
  /** The file being played now, with what is in it; null before there is one. */
  let open: { readonly path: string; readonly isOver: boolean; readonly id: string } | null = null;

  function nameOf(id: string): string {
    return join(folder, `open.${owner.host}.${owner.pid}.${owner.start}.${id}.golf`);
  }

  function isFree(name: string): boolean {
    const [kind, host, pid, start] = name.split(".");
    if (kind === "left") return true;
    if (kind !== "open" || host === undefined || start === undefined) return false;
    if (host !== owner.host) {
      return now().getTime() - modifiedMs(join(folder, name)) > ANOTHER_HOST_MS;
    }
    return !isRunning({ host, pid: Number(pid), start });
  }

  function take(name: string, isWanted: (played: PlayedHole) => boolean): PlayedHole | null {
    const path = join(folder, name);
    const found = parseHoleFile(readFileSync(path, "utf8"));
    // What cannot be read is left as it is: another version of this program may be able to.
    if (!found.ok) return null;
    if (isOver(found.value.hole)) {
      renameSync(path, playedPath(idOf(name)));
      return null;
    }
    if (!isWanted(found.value)) return null;
    const id = newId();
    renameSync(path, nameOf(id));
    open = { path: nameOf(id), isOver: false, id };
    return found.value;
  }

  function playedPath(id: string): string {
    const time = now()
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, "");
    return join(folder, `played.${time}.${id}.golf`);
  }

  return {
    takeLeft(isWanted) {
      const names = listFiles(folder).filter(isFree);
      const byAge = names
        .map((name) => ({ name, ms: modifiedMs(join(folder, name)) }))
        .sort((a, b) => b.ms - a.ms);
      for (const { name } of byAge) {
        try {
          const taken = take(name, isWanted);
          if (taken !== null) return taken;
        } catch {
          // Another terminal was quicker, or the file cannot be read: the next one.
        }
      }
      return null;
    },
    keep(played) {
      const id = open?.id ?? newId();
      const path = nameOf(id);
      const draft = `${path}.tmp`;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(draft, formatHoleFile(played, localDate(now())));
        renameSync(draft, path);
        open = { path, isOver: isOver(played.hole), id };
        return null;
      } catch (error) {
        remove(draft);
        return error instanceof Error ? error.message : String(error);
      }
    },
    putAside() {
      if (open !== null) move(open.path, playedPath(open.id));
      open = null;
    },
    leave() {
      if (open?.isOver) move(open.path, playedPath(open.id));
      else if (open !== null) move(open.path, join(folder, `left.${open.id}.golf`));
      open = null;
    },
  };
}

/** The newest file of a hole that is over, put aside or left; null when nothing is kept. */
export function findLastKept(folder: string): string | null {
  const [last] = listFiles(folder)
    .map((name) => ({ path: join(folder, name), ms: modifiedMs(join(folder, name)) }))
    .sort((a, b) => b.ms - a.ms);
  return last?.path ?? null;
}

/** $XDG_STATE_HOME/albatross/play; what is not an absolute path there counts as not set, as XDG has it. */
export function stateFolder(env: { readonly [name: string]: string | undefined }, home: string) {
  const { XDG_STATE_HOME = "" } = env;
  const base = XDG_STATE_HOME.startsWith("/") ? XDG_STATE_HOME : join(home, ".local", "state");
  return join(base, "albatross", "play");
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".golf"));
  } catch {
    return [];
  }
}

function modifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // There is no such folder either.
  }
}

/** Only a name changes: a failure leaves the hole where the next `golf play` finds it. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // See above.
  }
}

function idOf(name: string): string {
  return name.split(".").at(-2) ?? newId();
}

function newId(): string {
  return randomBytes(6).toString("hex");
}

function localDate(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
