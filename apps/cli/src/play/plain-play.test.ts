import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NO_TERMINAL, runGolf, type Run, type Surroundings } from "../test-host.ts";
import { CLEARING_LINE } from "./test-game.ts";

let home = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "albatross-home-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function play(
  lines: readonly string[],
  argv: readonly string[] = ["2"],
  surroundings: Surroundings = {},
): Promise<Run> {
  return runGolf(["play", ...argv], {
    stdin: lines.map((line) => `${line}\n`).join(""),
    env: { LANG: "C.UTF-8" },
    homeFolder: home,
    ...surroundings,
  });
}

async function answers(lines: readonly string[], argv?: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await play(lines, argv);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  return stdout;
}

const OPENING = `Golf Solitaire in lines. help lists the commands.
Deal 2, classic.
Waste: ace of diamonds. Exposed: 1 jack of spades, 2 ace of clubs, 3 four of spades, 4 two of spades, 5 five of hearts, 6 queen of diamonds, 7 three of clubs. Fits: two of spades, column 4.
`;

describe("golf play in lines", () => {
  it("says the position, takes moves, and says what each exposed and what fits", async () => {
    expect(await answers(["4", "+", "1", "draw"])).toBe(`${OPENING}\
Two of spades. Exposed: king of hearts. Fits: ace of clubs, column 2 and three of clubs, column 7.
Waste: six of spades. Fits: five of hearts, column 5.
Needs 5 or 7.
Waste: king of spades. Nothing fits. 14 draws left.
`);
  });

  it("T5: plays a hole to its clear and says the result, without looking at the board", async () => {
    const text = await answers([CLEARING_LINE]);
    expect(text.slice(text.indexOf("Cleared,"))).toBe(`Cleared, 3 draws to spare.
Every card played: −3 on the card.
Seven of clubs was the last card in.
−3 is the best this deal allows. Nobody can beat that.
No stroke was given away.
Best run 16, no help.
`);
    expect(text).toContain("Five in a row. Tidy.");
  });

  it("T1: stops a line of moves at the first that is refused", async () => {
    const text = await answers(["41++", "exposed"]);
    expect(text).toContain("\nNeeds Ace or 3.\nNot made: 2 moves after it.\n");
    expect(text).toContain("Waste: two of spades. Exposed: ");
  });

  it("T2, T3, T4: undo, redo, hints and the verdict", async () => {
    const text = await answers(["verdict", "hint", "h", "4", "z", "y", "y", "r", "undo"]);
    expect(text.slice(OPENING.length)).toMatch(
      new RegExp(
        [
          "^Proved: this hole can be cleared from here.",
          "Hint: [^\n]+",
          "Next best: [^\n]+",
          "Two of spades. [^\n]+",
          "Undone. Waste: ace of diamonds. Fits: two of spades, column 4.",
          "Redone. Waste: two of spades. [^\n]+",
          "Nothing to redo.",
          "Back to the deal. [^\n]+",
          "Nothing to undo.\n$",
        ].join("\n"),
      ),
    );
  });

  it("T4: tells when a hole that could be cleared no longer can, once that is known", async () => {
    const text = await answers(["verdict", "+".repeat(8), "verdict"]);
    expect(text.trimEnd().endsWith("It could be cleared at the start, but not from here.")).toBe(
      true,
    );
  });

  it("reads the board, a column, a new deal, its neighbours and one by number", async () => {
    const text = await answers(["board", "c4", "column 9", "]", "[", "deal ms:24", "take"]);
    expect(text).toContain(
      "Column 1, exposed last: jack of diamonds, five of clubs, three of spades, four of clubs, jack of spades.\n",
    );
    expect(text).toContain("\nStock: 16 cards.\n35 strokes. Run of 0.\n");
    expect(text).toContain("There is no such column.");
    for (const name of ["3", "2", "ms:24"]) expect(text).toContain(`\nDeal ${name}, classic.\n`);
    expect(text).toContain("Strokes taken: 35.");
  });

  it("reviews a hole that is over, as a whole or one of its moves", async () => {
    const lines = ["review", "++++1+4+", "take", "review", "review 1", "review 9"];
    const text = await answers(lines, ["3", "--rules", "columns=5,rows=3"]);
    expect(text).toContain("The review is there when the hole is over.");
    expect(text).toContain(
      "The deal allowed −19. With the stock known 3 strokes went lost. By what could be known, accuracy",
    );
    expect(text).toContain("Move 7 of 8 plays the three of hearts from column 4.");
    expect(text).toContain(
      "Move 1 of 8 draws the king of spades. With the stock known: keeps the best, −19. It was the only move.",
    );
    expect(text).toContain("There is no such move.");
  });

  it("says what it does not know, and lists what it does", async () => {
    const text = await answers(["fly", "deal x", "help", "quit", "4"]);
    expect(text).toContain('"fly" is not a command; help lists them.');
    expect(text).toContain('"x" is not a deal number');
    expect(text).toContain("undo, or z: take the last move back.");
    // Nothing after quit is read.
    expect(text).not.toContain("Two of spades.");
  });

  it("T6: deals a winnable hole under the rules asked for; new deals another", async () => {
    const { stdout } = await play(["new", "verdict"], ["--rules", "easy"], { dealNumber: 5n });
    expect(stdout.match(/Deal \d+, easy\./g)).toHaveLength(2);
    expect(stdout).toContain("Proved: this hole can be cleared from here.");
  });

  it("keeps the hole at the end of the lines, and goes on with it", async () => {
    await answers(["4+"]);
    expect(await answers([""], [])).toContain("Where you left it. Deal 2, classic. 34 strokes.");
    const folder = join(home, ".local/state/albatross/play");
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^left\./)]);
  });

  it("asks a person who types with a prompt, in no colour and drawing over nothing", async () => {
    const { stdout } = await play(["4"], ["2", "--plain"], {
      isTerminal: true,
      terminal: { ...NO_TERMINAL, isInput: true },
    });
    expect(stdout).toContain("\n> Two of spades.");
    expect(stdout).not.toContain("\u001B");
  });

  it("takes a terminal that cannot be drawn on, with signs that it has", async () => {
    const { stdout } = await play([CLEARING_LINE], ["2"], {
      isTerminal: true,
      terminal: { ...NO_TERMINAL, isInput: true },
      env: { TERM: "dumb" },
    });
    expect(stdout).toContain("Every card played: -3 on the card.");
    expect(stdout).toMatch(/^[\n -~]*$/);
  });

  it("ends with 130 at Ctrl-C and keeps the hole", async () => {
    const interrupt = new AbortController();
    interrupt.abort();
    const run = await play(["4"], ["2"], { interrupt: interrupt.signal });
    expect(run.exitCode).toBe(130);
  });
});
