import { formatCard, packInOrder } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

/** Rules under which advice is a matter of moments. */
const SHORT = ["--rules", "columns=5,rows=3"];

/** A 6 and on it a 7 in a column, a King on the waste. */
function endWith(stock: readonly string[]): object {
  const shown = ["7C", "6D", "KS", ...stock];
  const under = packInOrder(0)
    .map(formatCard)
    .filter((card) => !shown.includes(card));
  const columns = [["6D", "7C"], [], [], [], [], [], []];
  return { columns, waste: [...under, "KS"], stock };
}

interface Advice {
  readonly moves: readonly { readonly move: string; readonly expected: number }[];
}

function readAdvice(stdout: string): Advice {
  return JSON.parse(stdout) as Advice;
}

describe("golf coach", () => {
  it("ranks the legal moves of a deal for people", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["coach", "3", ...SHORT]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toMatch(/^Deal 3, rules: columns=5,rows=3\n\n +strokes, seeing/);
    expect(stdout).toMatch(/\n\+ draw +-?\d+\.\d\d ± \d\.\d\d +\d+\.\d ± \d+\.\d % /);
    expect(stdout).toMatch(/\nBest first; \d+ orders of the unseen cards judged/);
  });

  it("says the same as JSON, best first, and the same for the same seed", async () => {
    const argv = ["coach", "3", ...SHORT, "--json"];
    const { stdout } = await runGolf(argv);
    const { moves } = readAdvice(stdout);
    expect(
      moves
        .map(({ move }) => move)
        .sort()
        .at(0),
    ).toBe("+");
    const values = moves.map(({ expected }) => expected);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect((await runGolf(argv)).stdout).toBe(stdout);
    expect((await runGolf([...argv, "--seed", "2"])).stdout).not.toBe(stdout);
  });

  it("advises after moves, on a board, and has nothing to say at the end", async () => {
    const after = await runGolf(["coach", "3", ...SHORT, "--moves", "++", "--json"]);
    expect(JSON.parse(after.stdout)).toMatchObject({ deal: "3", after: "++" });
    const ask = (stock: readonly string[]) => {
      const argv = ["coach", "--board", "-", "--format", "json", "--json"];
      return runGolf(argv, { stdin: JSON.stringify(endWith(stock)) });
    };
    // The 6 takes the 7 and that the 6 below it, with a draw to spare or none; the 2 takes neither.
    expect(JSON.parse((await ask(["6C", "2C"])).stdout)).toMatchObject({
      exact: true,
      moves: [{ move: "+", expected: -0.5, notSeeing: { clear: [1, 0] } }],
    });
    expect(JSON.parse((await ask([])).stdout)).toMatchObject({ moves: [] });
  });

  it.each([
    [["coach"], "usage-invalid"],
    [["coach", "3", "--board", "-"], "usage-invalid"],
    [["coach", "3", "--lossy"], "usage-invalid"],
    [["coach", "3", "--seed", "4294967296"], "usage-invalid"],
    [["coach", "3", "--moves", "x"], "move-unknown"],
    [["coach", "3", "--moves", "+".repeat(17)], "move-illegal"],
    [["coach", "none"], "deal-number-invalid"],
  ])("refuses %j", async (argv, code) => {
    const { exitCode, stdout, stderr } = await runGolf(argv);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^golf: ${code}: `));
  });

  it("ends at Ctrl-C", async () => {
    const stopped = await runGolf(["coach", "3"], { interrupt: AbortSignal.abort() });
    expect(stopped).toMatchObject({ exitCode: 130, stdout: "" });
  });
});
