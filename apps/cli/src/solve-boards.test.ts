import { CLASSIC, deal, describeBoard, expectValue, ownDeal, parseRules } from "@albatross/rules";
import { readKnownBoards } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import { runGolf, type Run, type Surroundings } from "./test-host.ts";

type Answer = Readonly<Record<string, unknown>>;

function boardJson(number: number, extra: object = {}, rulesText = "classic"): string {
  const position = deal(ownDeal(number), expectValue(parseRules(rulesText)));
  return JSON.stringify({ ...extra, ...describeBoard(position) });
}

async function solveLines(
  lines: readonly string[],
  options: readonly string[] = [],
  surroundings: Surroundings = {},
): Promise<Run & { readonly answers: readonly Answer[] }> {
  const argv = ["solve", "--boards", "-", "--jsonl", ...options];
  const run = await runGolf(argv, { stdin: lines.join("\n"), ...surroundings });
  const answers = run.stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer);
  return { ...run, answers };
}

describe("golf solve --boards", () => {
  it("answers each line in order, with its id, and ends with 0 whatever the verdicts", async () => {
    const { exitCode, stderr, answers } = await solveLines([
      boardJson(2, { id: "two" }),
      boardJson(1, { id: { any: ["JSON", 1] } }),
      boardJson(2),
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(answers.map(({ id, verdict, best }) => [id, verdict, best])).toEqual([
      ["two", "winnable", -3],
      [{ any: ["JSON", 1] }, "unclearable", 1],
      [null, "winnable", -3],
    ]);
    expect(Object.keys(answers[0] ?? {}).join(" ")).toBe("id rules verdict best line nodes ms");
  });

  it("finds the published answers of known boards under each king rule", async () => {
    const asked = readKnownBoards()
      .slice(0, 15)
      .flatMap((board) => (["stop", "queen", "wrap"] as const).map((king) => ({ board, king })));
    const { answers } = await solveLines(
      asked.map(({ board, king }) =>
        JSON.stringify({
          id: board.id,
          rules: { king },
          ...describeBoard(board.positionUnder(king)),
        }),
      ),
    );
    expect(answers.map(({ id, rules, verdict, best }) => [id, rules, verdict, best])).toEqual(
      asked.map(({ board, king }) => {
        const { winnable, best } = board.expect[king];
        return [board.id, { king }, winnable ? "winnable" : "unclearable", best];
      }),
    );
  });

  it("gives the same answer as for the deal itself", async () => {
    const board = (await runGolf(["deal", "2", "--json", "--rules", "relaxed"])).stdout;
    const { answers } = await solveLines([board]);
    const single = (await runGolf(["solve", "2", "--json", "--rules", "relaxed"])).stdout;
    const { verdict, best, line, nodes } = JSON.parse(single) as Answer;
    expect(answers).toEqual([
      { id: null, rules: "relaxed", verdict, best, line, nodes, ms: expect.any(Number) as number },
    ]);
  });

  it("takes the rules of the line before those of --rules, as text or as an object", async () => {
    const { answers } = await solveLines(
      [
        boardJson(2, {}, "easy"),
        boardJson(2, { rules: "king=wrap" }),
        boardJson(2, { rules: { king: "wrap", redeals: 0 } }),
      ],
      ["--rules", "king=wrap,redeals=1"],
    );
    expect(answers.map(({ rules }) => rules)).toEqual([
      "easy",
      "king=wrap",
      { king: "wrap", redeals: 0 },
    ]);
    expect(answers[1]?.["best"]).toBe(answers[2]?.["best"]);
    expect(answers[0]?.["best"]).not.toBe(answers[1]?.["best"]);
  });

  it("solves a position in the middle of a hole", async () => {
    const board = describeBoard(deal(ownDeal(2), CLASSIC));
    const waste = [...board.waste, ...board.stock];
    const { answers } = await solveLines([JSON.stringify({ ...board, waste, stock: [] })]);
    expect(answers[0]).toMatchObject({ verdict: "unclearable" });
  });

  it("answers a bad line with its code and number, goes on, and ends with 2", async () => {
    const { exitCode, stderr, answers } = await solveLines([
      "not json",
      "",
      '{"id":7,"columns":[]}',
      boardJson(2, { id: 8 }),
      boardJson(2, { id: 9, rules: "no-such" }),
      "[]",
      `"${"x".repeat(70_000)}"`,
      boardJson(1, { id: 10 }),
    ]);
    expect(exitCode).toBe(2);
    expect(answers.map(({ id, verdict, error }) => [id, verdict ?? (error as Answer)])).toEqual([
      [null, expect.objectContaining({ code: "json-invalid", line: 1 })],
      [7, expect.objectContaining({ code: "board-shape", line: 3 })],
      [8, "winnable"],
      [9, expect.objectContaining({ code: "rules-preset-unknown", line: 5 })],
      [null, expect.objectContaining({ code: "board-shape", line: 6 })],
      [null, expect.objectContaining({ code: "line-too-long", line: 7 })],
      [10, "unclearable"],
    ]);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: "lines-refused" } });
    expect(stderr).toContain("5 lines");
  });

  it("gives up a board after --max-nodes and goes on", async () => {
    const { exitCode, answers } = await solveLines(
      [boardJson(2), boardJson(1)],
      ["--max-nodes", "10"],
    );
    expect(exitCode).toBe(0);
    expect(answers).toHaveLength(2);
    for (const answer of answers) {
      expect(answer).toMatchObject({ verdict: "unknown", best: null, line: null });
    }
  });

  it("answers nothing to an input of blank lines", async () => {
    expect(await solveLines(["", "  ", "\t", "\r", ""])).toEqual({
      exitCode: 0,
      stdout: "",
      stderr: "",
      answers: [],
    });
  });

  it("ends with 130 when it is interrupted", async () => {
    const { exitCode, answers } = await solveLines([boardJson(1), boardJson(2)], [], {
      interrupt: AbortSignal.abort(),
    });
    expect(exitCode).toBe(130);
    expect(answers).toEqual([]);
  });
});
