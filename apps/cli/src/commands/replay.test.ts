import { describe, expect, it } from "vitest";
import { runGolf, type Run } from "../test-host.ts";

/** Deal 12345 starts with a Jack; column 2 has a Ten, column 1 a Nine, column 7 an Eight and a Seven. */
const CONCEDED = `[Deal "12345"]\n[Rules "classic"]\n[Result "conceded 31"]\n\n2177\n`;
const CLEARED = `[Deal "2"]
[Result "cleared -3"]

4+53772+++564+6775+1++471141353364622125++2++3+6
`;

function replay(record: string, ...options: readonly string[]): Promise<Run> {
  return runGolf(["replay", "-", ...options], { stdin: record });
}

async function replayJson(record: string): Promise<{ exitCode: number; answer: unknown }> {
  const { exitCode, stdout } = await replay(record, "--json");
  return { exitCode, answer: JSON.parse(stdout) };
}

describe("golf replay", () => {
  it("says in sentences that a record is legal and its result true", async () => {
    const { exitCode, stdout } = await replay(CLEARED);
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      [
        "Deal 2, rules: classic",
        "",
        "Legal: 48 moves. The hole is cleared: -3 strokes (3 draws left).",
        "The record's result, cleared -3, is true.",
        "",
      ].join("\n"),
    );
  });

  it("gives the same as JSON", async () => {
    expect(await replayJson(CLEARED)).toEqual({
      exitCode: 0,
      answer: {
        legal: true,
        strokes: -3,
        cleared: true,
        at: null,
        expected: [],
        ended: "cleared",
        resultAgrees: true,
      },
    });
  });

  it("reads a record as JSON as well", async () => {
    const record = JSON.stringify({
      headers: { Deal: "12345", Rules: "classic", Result: "conceded 31" },
      moves: "2177",
    });
    const asText = await replayJson(CONCEDED);
    expect(await replayJson(record)).toEqual(asText);
    expect(asText).toMatchObject({ exitCode: 0, answer: { ended: "conceded", strokes: 31 } });
  });

  it("shows where the first illegal move is, why, what was legal, and the board there", async () => {
    const { exitCode, stdout } = await replay(CONCEDED.replace("2177", "2147"));
    expect(exitCode).toBe(1);
    expect(stdout).toContain(
      "Not legal. Move 3 (4): Column 4 does not fit. The waste takes 8 or T. Legal there: 6 7 +.",
    );
    expect(stdout).toContain("Waste  JH TC [9S]");
    expect(stdout).not.toContain("is true");
  });

  it("gives the place and the legal moves of an illegal record as JSON", async () => {
    expect(await replayJson(CONCEDED.replace("2177", "2147"))).toEqual({
      exitCode: 1,
      answer: {
        legal: false,
        strokes: 33,
        cleared: false,
        at: 3,
        expected: ["6", "7", "+"],
        ended: "playing",
        resultAgrees: null,
      },
    });
  });

  it("says so when a move comes after the end", async () => {
    const { exitCode, stdout } = await replay(`${CLEARED}+`);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("Move 49 (+): The hole is cleared. No move was legal there.");
  });

  it("ends with 1 when the result is not what the moves give", async () => {
    const { exitCode, stdout } = await replay(CLEARED.replace("-3", "-4"));
    expect(exitCode).toBe(1);
    expect(stdout).toContain("The record's result, cleared -4, is not true.");
    expect(await replayJson(CLEARED.replace("-3", "-4"))).toMatchObject({
      exitCode: 1,
      answer: { legal: true, resultAgrees: false },
    });
  });

  it("judges no result where none is claimed", async () => {
    const { exitCode, stdout } = await replay(`[Deal "2"]\n\n4+`);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("The hole goes on: 34 strokes (34 cards left).");
    expect(stdout).toContain("The record claims no result.");
    expect(await replayJson(`[Deal "2"]\n\n4+`)).toMatchObject({
      answer: { ended: "playing", resultAgrees: null },
    });
  });

  it("checks the record of its own help", async () => {
    const { stdout: help } = await runGolf(["replay", "--help"]);
    for (const line of CONCEDED.trim().split("\n")) expect(help).toContain(line);
  });

  const unreadable: readonly (readonly [string, string])[] = [
    ["", "record-header-missing"],
    [`[Deal "2"]\n\n4x`, "move-unknown"],
    [`[Deal "2"]\n[Generator "9"]\n\n4`, "generator-unknown"],
    [`{"headers":`, "record-shape"],
    [`[Deal "2"]\n\n${"+".repeat(2_000_000)}`, "input-too-large"],
  ];

  it.each(unreadable)("ends with 2 for what is no record, %#", async (record, code) => {
    const { exitCode, stdout, stderr } = await replay(record);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr.startsWith(`golf: ${code}: `)).toBe(true);
  });

  it("refuses bytes that are no text", async () => {
    const stdin = Uint8Array.of(0xff, 0xfe, 0x00);
    const { exitCode, stderr } = await runGolf(["replay", "-"], { stdin });
    expect(exitCode).toBe(2);
    expect(stderr).toContain("input-not-utf8");
  });
});
