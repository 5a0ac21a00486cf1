import { PLAYERS } from "@albatross/coach";
import { expectValue, deal, ownDeal, parseRules } from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

const RULES = "columns=5,rows=3";
const SHORT = ["--rules", RULES];

interface Contest {
  readonly holes: number;
  readonly complete: boolean;
  readonly players: readonly {
    readonly id: string;
    readonly strokes: number;
    readonly aboveBest: number;
    readonly msPerMove: number;
  }[];
}

function readContest(stdout: string): Contest {
  return JSON.parse(stdout) as Contest;
}

describe("golf players", () => {
  it("lists every player for people, and says who sees the stock", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["players", "--deals", "1..3", ...SHORT]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toMatch(/^Deals 1\.\.3, rules: columns=5,rows=3\n\n +strokes +± 95 % +clears/);
    const lines = stdout.trimEnd().split("\n").slice(3);
    expect(lines.map((line) => line.slice(0, line.search(/ {2}/)))).toEqual(
      PLAYERS.map(({ name }) => name),
    );
    expect(lines.filter((line) => line.endsWith("  sees the stock"))).toHaveLength(1);
  });

  it("measures beside best play, which the oracle's is, and no other is better than", async () => {
    const { stdout } = await runGolf(["players", "--deals", "1..6", ...SHORT, "--json"]);
    const { holes, complete, players } = readContest(stdout);
    expect({ holes, complete }).toEqual({ holes: 6, complete: true });
    const rules = expectValue(parseRules(RULES));
    const bests = [1, 2, 3, 4, 5, 6].map((number) => bestScore(deal(ownDeal(number), rules)) ?? 0);
    const best = bests.reduce((sum, score) => sum + score, 0) / 6;
    for (const { id, strokes, aboveBest } of players) {
      expect(aboveBest).toBeCloseTo(strokes - best, 9);
      if (id === "oracle") expect(aboveBest).toBe(0);
      else expect(aboveBest).toBeGreaterThanOrEqual(0);
    }
  });

  it("plays a deal the same in whatever range", async () => {
    const strokes = async (range: string): Promise<number> => {
      const argv = ["players", "--deals", range, "--only", "caddie", ...SHORT, "--json"];
      return readContest((await runGolf(argv)).stdout).players[0]?.strokes ?? NaN;
    };
    expect(await strokes("4..5")).toBe(((await strokes("4..4")) + (await strokes("5..5"))) / 2);
  });

  it("refuses a player that there is not, with those that there are", async () => {
    const { exitCode, stderr } = await runGolf(["players", "--only", "rookie,nobody"]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^golf: player-unknown: .*"nobody".*rookie, sprinter/);
  });

  it("shows what is done at Ctrl-C", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["players", "--deals", "1..9"], {
      interrupt: AbortSignal.abort(),
    });
    expect(exitCode).toBe(130);
    expect(stdout).toContain("Deals none yet");
    expect(stderr).toMatch(/^golf: players-interrupted: stopped after 0 of 9 deals/);
  });
});
