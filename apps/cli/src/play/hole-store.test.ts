import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatMoves, ownDeal, takeStrokes, expectValue } from "@albatross/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatHoleFile } from "./hole-file.ts";
import { createHoleStore, findLastKept, stateFolder, type HoleStore } from "./hole-store.ts";
import { thisProcess } from "./process-id.ts";
import { isOfDeal, type PlayedHole } from "./played-hole.ts";
import { playedHole, rulesFrom } from "./test-game.ts";

const NOW = new Date("2026-11-30T12:00:00Z");
/** No system gives this number away. */
const GONE = { host: thisProcess().host, pid: 2 ** 30, start: "1" };

let folder = "";
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "albatross-play-")), "albatross", "play");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(owner = thisProcess()): HoleStore {
  return createHoleStore({ folder, now: () => NOW, owner });
}

function takeAny(store: HoleStore): string | null {
  const taken = store.takeLeft(() => true);
  return taken && formatMoves(taken.hole.moves);
}

function names(): readonly string[] {
  return readdirSync(folder).sort();
}

function conceded(moves: string): PlayedHole {
  const played = playedHole(moves);
  return { ...played, hole: expectValue(takeStrokes(played.hole)) };
}

describe("the store of holes", () => {
  it("keeps one file a hole, whole after every move, and hands it on when it is left", () => {
    const store = open();
    expect(store.keep(playedHole("4"))).toBeNull();
    expect(store.keep(playedHole("4+"))).toBeNull();
    expect(names()).toHaveLength(1);
    expect(readFileSync(join(folder, names()[0] ?? ""), "utf8")).toMatch(/\n\n4\+\n$/);
    store.leave();
    expect(names()).toEqual([expect.stringMatching(/^left\.\w+\.golf$/)]);
    expect(takeAny(open())).toBe("4+");
  });

  it("takes over the hole of a process that was killed, and of no other", () => {
    open(GONE).keep(playedHole("4+5"));
    open().keep(playedHole("+"));
    const store = open();
    expect(takeAny(store)).toBe("4+5");
    expect(takeAny(open())).toBeNull();
    // What was taken over is this process's file now.
    store.keep(playedHole("4+53"));
    expect(names()).toHaveLength(2);
    store.leave();
    expect(takeAny(open())).toBe("4+53");
  });

  it("tells a process from a later one with its number", () => {
    open({ ...thisProcess(), start: "1" }).keep(playedHole("4"));
    expect(takeAny(open())).toBe(thisProcess().start === "0" ? null : "4");
  });

  it("gives a hole that was left to one of two who want it", () => {
    open(GONE).keep(playedHole("4"));
    expect([open(), open()].map(takeAny)).toEqual(["4", null]);
  });

  it("hands on the newest that is wanted", () => {
    for (const [moves, age] of [
      ["4", 60],
      ["+", 30],
    ] as const) {
      const store = open();
      store.keep(playedHole(moves));
      store.leave();
      const [name = ""] = names().filter((name) => !name.startsWith("seen"));
      const seconds = NOW.getTime() / 1000 - age;
      utimesSync(join(folder, name), seconds, seconds);
    }
    const store = open();
    expect(
      store.takeLeft((played) => isOfDeal(played, ownDeal(3), rulesFrom("classic"))),
    ).toBeNull();
    expect(store.takeLeft((played) => isOfDeal(played, ownDeal(2), rulesFrom("easy")))).toBeNull();
    expect(names()).toHaveLength(2);
    expect(takeAny(store)).not.toBeNull();
  });

  it("puts holes that are over aside, as records, and never goes on with them", () => {
    const over = open();
    over.keep(conceded("4"));
    over.leave();
    open(GONE).keep(conceded("4+"));
    expect(takeAny(open())).toBeNull();
    expect(names()).toHaveLength(2);
    for (const name of names()) expect(name).toMatch(/^played\.20261130T120000Z\.\w+\.golf$/);
  });

  it("puts a hole aside whose place another takes", () => {
    const store = open();
    store.keep(playedHole("4"));
    store.putAside();
    store.keep(playedHole("+"));
    store.leave();
    expect(names().map((name) => name.split(".")[0])).toEqual(["left", "played"]);
    expect(takeAny(open())).toBe("+");
  });

  it("leaves what it cannot read, and the files of another machine for a day", () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "left.aa.golf"), "[Deal");
    const theirs = `open.elsewhere.${process.pid}.1.bb.golf`;
    writeFileSync(join(folder, theirs), formatHoleFile(playedHole("4"), "2026-11-30"));
    const touch = (hours: number): void => {
      const seconds = NOW.getTime() / 1000 - hours * 3600;
      utimesSync(join(folder, theirs), seconds, seconds);
    };
    touch(23);
    expect(takeAny(open())).toBeNull();
    touch(25);
    expect(takeAny(open())).toBe("4");
    expect(names()).toContain("left.aa.golf");
  });

  it("says why it cannot keep a hole, and goes on", () => {
    const store = createHoleStore({ folder: "/dev/null/albatross", now: () => NOW });
    expect(store.keep(playedHole("4"))).toMatch(/ENOTDIR|ENOENT|EEXIST/);
    expect(takeAny(store)).toBeNull();
    store.leave();
  });

  it("finds the hole that was kept last", () => {
    expect(findLastKept(folder)).toBeNull();
    const store = open();
    store.keep(conceded("4"));
    store.leave();
    expect(findLastKept(folder)).toBe(join(folder, names()[0] ?? ""));
  });

  it("lies where XDG has state, in an absolute folder", () => {
    expect(stateFolder({ XDG_STATE_HOME: "/state" }, "/home/a")).toBe("/state/albatross/play");
    for (const XDG_STATE_HOME of [undefined, "", "state"]) {
      expect(stateFolder({ XDG_STATE_HOME }, "/home/a")).toBe(
        "/home/a/.local/state/albatross/play",
      );
    }
  });
});
