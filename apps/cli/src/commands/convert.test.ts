import { fileURLToPath } from "node:url";
import { MS_1_TEXT } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

const SAVE = fileURLToPath(
  new URL("../../../../packages/formats/saves/golf-1.kpat", import.meta.url),
);

async function convert(text: string, ...argv: readonly string[]): Promise<string> {
  const run = await runGolf(["convert", "-", ...argv], { stdin: text });
  expect(run).toMatchObject({ exitCode: 0, stderr: "" });
  return run.stdout;
}

describe("golf convert", () => {
  it("goes through every format that is written and comes back the same", async () => {
    const json = await convert(MS_1_TEXT, "--to", "json");
    const solvitaire = await convert(json, "--to", "solvitaire");
    const record = await convert(solvitaire, "--to", "record", "--deal", "ms:1");
    expect(record).toBe(`[Deal "ms:1"]\n[Generator "1"]\n[Rules "classic"]\n\n\n`);
    expect(await convert(record, "--from", "record", "--to", "bhs")).toBe(MS_1_TEXT);
  });

  it("makes a record of a save of KPatience", async () => {
    const { exitCode, stdout } = await runGolf(["convert", SAVE, "--to", "record"]);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: `[Deal "kpat:1"]\n[Generator "1"]\n[Rules "classic"]\n\n+4+53\n`,
    });
  });

  it("refuses a loss, unless it is allowed", async () => {
    const refused = await runGolf(["convert", SAVE, "--to", "bhs"]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
    expect(refused.stderr).toMatch(/^golf: waste-not-held: .* 5 below it would be lost\n$/);
    const allowed = await runGolf(["convert", SAVE, "--to", "bhs", "--lossy"]);
    expect(allowed.stdout).toMatch(/^Talon: JH 7D .*\nFoundations: 4D\n/);
    expect(await convert(allowed.stdout, "--to", "bhs", "--lossy")).toBe(allowed.stdout);
  });

  it("points at what is wrong in a text", async () => {
    const run = await runGolf(["convert", "-", "--to", "json"], {
      stdin: MS_1_TEXT.replace("4D", "14D"),
    });
    expect(run).toMatchObject({ exitCode: 2, stdout: "" });
    expect(run.stderr).toMatch(/^golf: card-unknown: line 5, column 13: "14D" is not a card/);
  });

  it("gives a board that brings no rules those of --rules", async () => {
    expect(await convert(MS_1_TEXT, "--to", "json", "--rules", "putt-putt")).toMatch(
      /^\{"rules":"putt-putt"/,
    );
  });
});

describe("golf deal --format", () => {
  it("writes the deal as another program has it", async () => {
    expect(await runGolf(["deal", "ms:1", "--format", "bhs"])).toEqual({
      exitCode: 0,
      stdout: MS_1_TEXT,
      stderr: "",
    });
  });

  it("is the same as --json for our own JSON", async () => {
    const json = await runGolf(["deal", "7", "--format", "json"]);
    expect(json).toEqual(await runGolf(["deal", "7", "--json"]));
  });
});

describe("golf solve --board", () => {
  it("solves a board of any format as it solves the deal", async () => {
    const ofDeal = await runGolf(["solve", "ms:2", "--rules", "king=queen", "--json"]);
    const { stdout } = await runGolf(["deal", "ms:2", "--format", "solvitaire"]);
    const argv = ["solve", "--board", "-", "--rules", "king=queen", "--json"];
    const { exitCode, stdout: answer } = await runGolf(argv, { stdin: stdout });
    const { verdict, best, line } = JSON.parse(ofDeal.stdout);
    expect(exitCode).toBe(0);
    expect(best).toBe(-5);
    expect(JSON.parse(answer)).toMatchObject({
      format: "solvitaire",
      deal: null,
      rules: "queen-on-king",
      verdict,
      best,
      line,
    });
  });

  it("solves a save from where its player was, and says which deal it is", async () => {
    const { exitCode, stdout } = await runGolf(["solve", "--board", SAVE, "--rules", "king=wrap"]);
    expect(stdout).toMatch(
      /^Board of deal kpat:1 \(KPatience save\), rules: putt-putt\n\nWinnable/,
    );
    expect(exitCode).toBe(0);
  });
});
