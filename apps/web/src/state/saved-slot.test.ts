import { beforeEach, describe, expect, test } from "vitest";
import { parseSavedHole } from "./saved-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "./saved-slot.ts";
import { game, make, open, setUpGame } from "./test-game.ts";

beforeEach(() => {
  setUpGame();
  game.begin("?deal=12345", null);
});

/** As the database gives it back. */
const stored = (value: unknown): Record<string, unknown> => structuredClone(value) as never;

describe("keeping a hole of a round", () => {
  test("R1 the hole, the holes before it and all that helped come back", async () => {
    make("2");
    game.rounds.start({ holes: 18, par: 36, deals: "winnable" });
    game.rounds.start({ holes: 9, par: 36, deals: "random" });
    make("+++");
    game.play.undo();
    game.play.takeStrokes();
    game.rounds.goOn();
    make("++");
    const read = await parseSavedSlot(stored(formatSavedSlot(open(), 5)));
    expect(read).toEqual({ ok: true, value: open() });
  });

  test("a hole by itself keeps its old form", async () => {
    const saved = stored(formatSavedSlot(open(), 5));
    expect(saved["format"]).toBe(1);
    expect(await parseSavedSlot(saved)).toEqual(parseSavedHole(saved));
  });

  test("a page that knows no rounds leaves a hole of a round alone", () => {
    game.rounds.start({ holes: 9, par: 45, deals: "random" });
    const read = parseSavedHole(stored(formatSavedSlot(open(), 5)));
    expect(read).toMatchObject({ ok: false, fault: { code: "saved-newer" } });
  });

  test.each([
    ["no round", undefined],
    ["no name", { id: "" }],
    ["no beginning", { startedAtMs: "now" }],
    ["ten holes", { holes: 10 }],
    ["par 40", { par: 40 }],
    ["deals of no kind", { deals: "easy" }],
    ["no holes", { played: null }],
    ["a hole that is none", { played: [{}] }],
    ["no hole left", { played: "full" }],
    ["a hole without a score", { played: "open" }],
  ])("a round with %s is not guessed at", async (_, change) => {
    game.rounds.start({ holes: 9, par: 45, deals: "random" });
    const unplayed = stored(formatSavedSlot(open(), 5));
    game.play.takeStrokes();
    game.rounds.goOn();
    const saved = stored(formatSavedSlot(open(), 5));
    const round = saved["round"] as { played: readonly unknown[] };
    const changed: Record<string, unknown> | undefined = change && { ...round, ...change };
    if (changed?.["played"] === "full") changed["played"] = Array(9).fill(round.played[0]);
    if (changed?.["played"] === "open") changed["played"] = [{ ...unplayed, format: 1 }];
    const read = await parseSavedSlot({ ...saved, round: changed });
    expect(read).toMatchObject({ ok: false, fault: { code: "saved-damaged" } });
  });
});
