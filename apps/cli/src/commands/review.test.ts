import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeReview, parseReviewed, reviewFully } from "@albatross/coach";
import { expectValue, parseRecord, replayRecord } from "@albatross/rules";
import { bestAlong } from "@albatross/solver";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runGolf, type Run } from "../test-host.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "albatross-review-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SAVE = fileURLToPath(
  new URL("../../../../packages/formats/saves/golf-1.kpat", import.meta.url),
);

/** Fifteen cards, so that a review is a matter of moments; two of its moves lose strokes. */
const RECORD = `[Deal "3"]
[Rules "columns=5,rows=3"]
[Result "conceded 13"]

++++1+4+
`;

function review(argv: readonly string[], stdin = RECORD): Promise<Run> {
  return runGolf(["review", ...argv], { stdin, homeFolder: folder });
}

describe("golf review", () => {
  it("says of every move what it cost, with the stock known and as far as could be known", async () => {
    const { exitCode, stdout, stderr } = await review(["-"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    // What golf solve says of the deal, and of its positions.
    const { hole } = replayRecord(expectValue(parseRecord(RECORD)));
    const bests = bestAlong(hole.positions);
    expect(bests).toEqual([-19, -19, -19, -19, -19, -18, -18, -16, -16]);
    expect(stdout).toMatch(/^Deal 3, rules: columns=5,rows=3\nStrokes taken: 13 strokes/);
    expect(stdout).toContain("The deal allowed -19. With the stock known 3 strokes went lost.");
    expect(stdout).toMatch(/\n {3}1 {2}\+ KS {5}-19 {4}-19 {5}\. {29}only move\n/);
    expect(stdout).toMatch(/\n {3}5 {2}1 TD {5}-19 {4}-18 {5}1 .*blunder {5}2 QD\n/);
    expect(stdout).toContain("Worth a second look");
    expect(stdout.replaceAll("\n", " ")).toMatch(
      /Move 7 of 8 plays the three of hearts from column 4\./,
    );
    for (const line of stdout.split("\n")) expect(line).toMatch(/^[ -~]{0,80}$/);
  });

  it("writes the record with its review as JSON, in a file too, and reads it back", async () => {
    const out = join(folder, "a.json");
    const { stdout } = await review(["-", "--json", "--out", out]);
    const record = expectValue(parseRecord(RECORD));
    const expected = describeReview(record, reviewFully(replayRecord(record).hole, { seed: 1 }));
    expect(JSON.parse(stdout)).toEqual(expected);
    expect(readFileSync(out, "utf8")).toBe(stdout);
    expect(expectValue(parseReviewed(stdout))).toEqual(record);
    expect((await review([out, "--json"])).stdout).toBe(stdout);
  });

  it("writes over a file only where that is asked for, and leaves nothing else behind", async () => {
    const out = join(folder, "a.json");
    writeFileSync(out, "mine");
    const refused = await review(["-", "--out", out]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
    expect(refused.stderr).toMatch(/^golf: file-exists: .*--force/);
    expect(readFileSync(out, "utf8")).toBe("mine");
    expect((await review(["-", "--out", out, "--force"])).exitCode).toBe(0);
    expect(readFileSync(out, "utf8")).toMatch(/^\{"format":"albatross-review"/);
    const nowhere = join(folder, "no", "a.json");
    expect((await review(["-", "--out", nowhere])).stderr).toMatch(/^golf: file-unwritable: /);
    expect(readdirSync(folder)).toEqual(["a.json"]);
  });

  it("reviews the save of another program from its deal on", async () => {
    const { exitCode, stdout } = await runGolf(["review", SAVE, "--json"]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      record: { headers: { Deal: "kpat:1" }, moves: "+4+53" },
      // What two independent programs say of ms:1, which is the same deal.
      review: { best: 6, moves: [{ number: 1 }, {}, {}, {}, { number: 5 }] },
    });
  });

  it("reviews the hole that golf play kept last", async () => {
    expect((await review([])).stderr).toMatch(/^golf: hole-not-kept: /);
    const played = await runGolf(["play", "3", "--rules", "columns=5,rows=3"], {
      stdin: "++++1+4+\ntake\n",
      homeFolder: folder,
    });
    expect(played.exitCode).toBe(0);
    expect(existsSync(join(folder, ".local/state/albatross/play"))).toBe(true);
    const { stdout } = await review([]);
    expect(stdout).toBe((await review(["-"])).stdout);
  });

  it("says that there is nothing to review, and that a result is not true", async () => {
    const empty = await review(["-"], '[Deal "3"]\n[Rules "classic"]\n\n\n');
    expect(empty).toMatchObject({ exitCode: 0 });
    expect(empty.stdout).toContain("There is no move to review.");
    const untrue = await review(["-"], RECORD.replace("conceded 13", "cleared -3"));
    expect(untrue.exitCode).toBe(1);
    expect(untrue.stdout).toContain("The record's result is not true");
  });

  it("says what a limit left open, with the exit code for it", async () => {
    // Nothing fits the first card of this deal; with two redeals it has no table.
    const text = '[Deal "kpat:1"]\n[Rules "redeals=2"]\n\n+\n';
    const { exitCode, stdout } = await review(["-", "--max-nodes", "1"], text);
    expect(exitCode).toBe(3);
    expect(stdout).toMatch(/\n {3}1 {2}\+ 8H {7}\? {6}\? {5}\? /);
  });

  it.each([
    [["-", "--format", "pgn"], "format-unknown"],
    [["-", "--out", "-"], "usage-invalid"],
    [["-", "--force"], "usage-invalid"],
    [["-", "--seed", "x"], "usage-invalid"],
    [["-", "--max-nodes", "0"], "max-nodes-invalid"],
    [["-", "--deal", "none"], "deal-number-invalid"],
    [["-", "--rules", "king=ace"], "rules-value-unknown"],
    [["no-such-file"], "file-missing"],
    [["a", "b"], "argument-unexpected"],
  ])("refuses %j", async (argv, code) => {
    const { exitCode, stdout, stderr } = await review(argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^golf: ${code}: `));
  });

  it.each([
    ["a record that is not legal", RECORD.replace("++++1", "1"), "record-illegal"],
    ["no record at all", "hello", "format-unclear"],
    ["a board without its deal", "Talon: 8H", "format-shape"],
    [
      "a newer review",
      '{"format":"albatross-review","version":9,"record":{"headers":{}}}',
      "review-newer",
    ],
  ])("refuses %s", async (_, text, code) => {
    const { exitCode, stdout, stderr } = await review(["-"], text);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^golf: ${code}: `));
  });

  it("ends at Ctrl-C", async () => {
    const stopped = await runGolf(["review", SAVE], { interrupt: AbortSignal.abort() });
    expect(stopped).toMatchObject({ exitCode: 130, stdout: "" });
  });
});
