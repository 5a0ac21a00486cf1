import { CLASSIC, ownDeal } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { createHolePlay } from "../state/hole-play.ts";
import { openDeal } from "../state/open-hole.ts";
import { carryHole, takeCarriedHole, type CarriedText } from "./carried-hole.ts";

function createMemory(): () => CarriedText {
  const texts = new Map<string, string>();
  return () => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  });
}

function playedHole() {
  const play = createHolePlay(() => "hole-1");
  play.show(openDeal(ownDeal(2), CLASSIC), "deal");
  play.playColumn(3);
  play.draw();
  play.undo();
  if (play.open.value === null) throw new Error("no hole is open");
  return play.open.value;
}

describe("the hole over one reload", () => {
  test("comes back as it was, with what was undone, and only once", async () => {
    const memory = createMemory();
    const open = playedHole();
    expect(carryHole(memory, open, 1)).toBe(true);
    expect(await takeCarriedHole(memory)).toEqual(open);
    expect(await takeCarriedHole(memory)).toBeNull();
  });

  test("is none when the text is no hole", async () => {
    const memory = createMemory();
    memory().setItem("albatross.carried", "{");
    expect(await takeCarriedHole(memory)).toBeNull();
    memory().setItem("albatross.carried", "{}");
    expect(await takeCarriedHole(memory)).toBeNull();
  });

  test("is not carried where the tab has no memory, and that is said", async () => {
    const forbidden = (): CarriedText => {
      throw new DOMException("forbidden", "SecurityError");
    };
    expect(carryHole(forbidden, playedHole(), 1)).toBe(false);
    expect(await takeCarriedHole(forbidden)).toBeNull();
  });
});
