import { CLASSIC, ownDeal } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { createHolePlay } from "../state/hole-play.ts";
import { openDeal } from "../state/open-hole.ts";
import { carryHole, takeCarriedHole, type CarriedText } from "./carried-hole.ts";
import { testMemory } from "./test-memory.ts";

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
    const own = testMemory();
    const memory = () => own;
    const open = playedHole();
    expect(carryHole(memory, open, 1)).toBe(true);
    expect(await takeCarriedHole(memory)).toEqual(open);
    expect(await takeCarriedHole(memory)).toBeNull();
  });

  test("is none when the text is no hole", async () => {
    const own = testMemory();
    const memory = () => own;
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
