import {
  CLASSIC,
  deal,
  expectValue,
  ownDeal,
  packInOrder,
  formatCard,
  parseBoard,
  parseRules,
} from "@albatross/rules";
import { readGoldenDeals } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

interface DealJson {
  readonly deal: string;
  readonly generator: number;
  readonly rules: string;
  readonly columns: readonly (readonly string[])[];
  readonly waste: readonly string[];
  readonly stock: readonly string[];
}

async function dealJson(...argv: readonly string[]): Promise<DealJson> {
  const { exitCode, stdout, stderr } = await runGolf(["deal", ...argv, "--json"]);
  expect({ exitCode, stderr, lines: stdout.split("\n").length }).toEqual({
    exitCode: 0,
    stderr: "",
    lines: 2,
  });
  return JSON.parse(stdout) as DealJson;
}

describe("golf deal", () => {
  it("draws the board under its number and rules", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["deal", "12345", "--rules", "king=wrap"]);
    expect(exitCode).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).toContain("Deal 12345, rules: putt-putt\n\n 1    2    3 ");
    expect(stdout).toContain("[9S] [TC] [4H] [AH] [JS] [TD] [8D]\n\nWaste  [JH]\n");
    expect(stdout.endsWith("9C\n")).toBe(true);
  });

  it("gives one line of JSON that is the same board", async () => {
    const json = await dealJson("12345");
    expect(Object.keys(json).join(" ")).toBe("deal generator rules columns waste stock");
    expect(json).toMatchObject({ deal: "12345", generator: 1, rules: "classic" });
    expect(expectValue(parseBoard(json, CLASSIC))).toEqual(deal(ownDeal(12345), CLASSIC));
  });

  it("deals the frozen cards of a number, row by row, then waste and stock (D1, D2, D3)", async () => {
    for (const { number, cards } of readGoldenDeals()) {
      const { columns, waste, stock } = await dealJson(number);
      const rows = [0, 1, 2, 3, 4].flatMap((row) => columns.map((column) => column[row]));
      expect([...rows, ...waste, ...stock]).toEqual(cards);
    }
  });

  it("has every card in the JSON, whatever the rules hide or add", async () => {
    const json = await dealJson("7", "--rules", "blind,jokers=2,first=choose,columns=9");
    const cards = [...json.columns.flat(), ...json.waste, ...json.stock];
    expect(cards.sort()).toEqual(packInOrder(2).map(formatCard).sort());
    expect(json.waste).toEqual([]);
    expect(json.columns).toHaveLength(9);
    expect(json.rules).toBe("first=choose,columns=9,jokers=2,hidden=4");
  });

  it("draws hidden rows face down", async () => {
    const { stdout } = await runGolf(["deal", "12345", "-r", "blind"]);
    expect(stdout.match(/▒▒/g)).toHaveLength(28);
    expect(expectValue(parseRules("blind")).hidden).toBe(4);
  });

  it("takes the largest deal number and keeps it exact", async () => {
    expect((await dealJson("9007199254740991")).deal).toBe("9007199254740991");
  });
});
