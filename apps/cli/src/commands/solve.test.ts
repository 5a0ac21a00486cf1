import {
  CLASSIC,
  currentPosition,
  deal,
  expectValue,
  makeHoleMove,
  ownDeal,
  parseMoves,
  parseRules,
  startHole,
  strokesOf,
} from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

interface SolveJson {
  readonly verdict: string;
  readonly best: number | null;
  readonly line: string | null;
  readonly nodes: number;
  readonly ms: number;
}

/** Deal 2 can be cleared under classic rules, deal 1 cannot. */
describe("golf solve", () => {
  it("says for people whether a deal can be cleared, how well, and how", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["solve", "2"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toMatch(/^Deal 2, rules: classic\n\nWinnable\.\n/);
    expect(stdout).toMatch(/\nBest +-3 strokes \(3 draws left\)\nLine +[1-7+]+\nProof /);
  });

  it("ends with 1 for a deal that cannot be cleared", async () => {
    const { exitCode, stdout } = await runGolf(["solve", "1"]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("Cannot be cleared.\nBest   1 stroke (1 card left)\n");
  });

  it("ends with 3, neither yes nor no, when --max-nodes is used up", async () => {
    const { exitCode, stdout } = await runGolf(["solve", "2", "--max-nodes", "10"]);
    expect(exitCode).toBe(3);
    expect(stdout).toContain("Not known: the search stopped at --max-nodes");
  });

  it.each(["classic", "relaxed", "king=wrap,hidden=2"])(
    "under %s gives a line in JSON that reaches the best score",
    async (rulesText) => {
      const argv = ["solve", "2", "--json", "--rules", rulesText];
      const json = JSON.parse((await runGolf(argv)).stdout) as SolveJson;
      expect(Object.keys(json).join(" ")).toBe("deal generator rules verdict best line nodes ms");
      let hole = startHole(deal(ownDeal(2), expectValue(parseRules(rulesText))));
      for (const move of expectValue(parseMoves(json.line ?? "none"))) {
        hole = expectValue(makeHoleMove(hole, move));
      }
      expect(strokesOf(currentPosition(hole))).toBe(json.best);
      expect(json.verdict).toBe((json.best ?? 99) > 0 ? "unclearable" : "winnable");
    },
  );

  it("has nulls in JSON where nothing is known", async () => {
    const { exitCode, stdout } = await runGolf(["solve", "2", "--json", "--max-nodes", "10"]);
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: "unknown", best: null, line: null });
  });

  it("sees the cards that the rules hide", async () => {
    const argv = ["solve", "2", "--json", "--rules"];
    const open = JSON.parse((await runGolf([...argv, "classic"])).stdout) as SolveJson;
    const blind = JSON.parse((await runGolf([...argv, "blind"])).stdout) as SolveJson;
    expect(blind.best).toBe(open.best);
    expect(CLASSIC.hidden).toBe(0);
  });
});
