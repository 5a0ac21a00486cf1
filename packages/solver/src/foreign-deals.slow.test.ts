import { CLASSIC, deal, expectValue, parseDealName, type KingRule } from "@albatross/rules";
import { FOREIGN_CLEARS } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import { canBeCleared } from "./judge.ts";

const KINGS: readonly KingRule[] = ["stop", "queen", "wrap"];

describe("ms:1 … ms:2000", () => {
  it.each(KINGS)("V1: as many can be cleared as other programs find, %s", (king) => {
    let clears = 0;
    for (let number = 1; number <= 2000; number++) {
      const name = expectValue(parseDealName(`ms:${number}`));
      if (canBeCleared(deal(name, { ...CLASSIC, king })) === "winnable") clears++;
    }
    expect(clears).toBe(FOREIGN_CLEARS[king]);
  });
});
