import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runGolf } from "./test-host.ts";

describe("golf", () => {
  it("prints its help on stdout when it is called with nothing", async () => {
    const { exitCode, stdout, stderr } = await runGolf([]);
    expect(stdout).toContain("Usage: golf");
    expect(stderr).toBe("");
    expect(exitCode).toBe(0);
  });

  it("prints the version of its package", async () => {
    const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
    const { version } = JSON.parse(text) as { version: string };
    expect(await runGolf(["--version"])).toEqual({
      exitCode: 0,
      stdout: `${version}\n`,
      stderr: "",
    });
  });

  it.each(["deal", "solve", "survey", "replay", "convert"])(
    "%s --help has examples and the exit codes",
    async (name) => {
      const { exitCode, stdout } = await runGolf([name, "--help"]);
      expect(exitCode).toBe(0);
      expect(stdout).toContain(`Usage: golf ${name}`);
      expect(stdout).toMatch(new RegExp(`\nExamples:\n  golf ${name} `));
      expect(stdout).toContain("Exit codes:");
      expect(stdout).toContain("--no-color");
    },
  );

  it("gives the same help whatever the width of the terminal", async () => {
    const { stdout } = await runGolf(["help", "solve"], { env: { COLUMNS: "20" } });
    expect(stdout).toBe((await runGolf(["solve", "--help"])).stdout);
    const help = stdout + (await runGolf(["survey", "--help"])).stdout;
    expect(Math.max(...help.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe("wrong usage", () => {
  const mistakes: readonly (readonly [string, string, string])[] = [
    ["dael 1", "command-unknown", "Did you mean deal?"],
    ["dael --help", "command-unknown", "Did you mean deal?"],
    ["help dael", "command-unknown", "Did you mean deal?"],
    ["deal 1 --jsn", "option-unknown", "Did you mean --json?"],
    ["deal", "argument-missing", "golf deal --help"],
    ["deal 1 2", "argument-unexpected", "golf deal --help"],
    ["deal 1 --rules", "option-value-missing", "--rules"],
    ["deal abc", "deal-number-invalid", '"abc" is not a deal number'],
    ["deal -5", "deal-number-invalid", '"-5" is not a deal number'],
    ["deal 1 --rules king=ace", "rules-value-unknown", "stop, queen, wrap"],
    ["solve", "usage-invalid", "give a deal number"],
    ["solve --jsonl", "usage-invalid", "--boards FILE"],
    ["solve --boards", "option-value-missing", "--boards"],
    ["solve --boards -", "usage-invalid", "--jsonl"],
    ["solve 1 --boards - --jsonl", "usage-invalid", "not both"],
    ["solve 1 --board -", "usage-invalid", "not both"],
    ["solve 1 --format bhs", "usage-invalid", "--board FILE"],
    ["solve --board - --format pgn", "format-unknown", "bhs, solvitaire, kpat, json, record"],
    ["deal 1 --json --format bhs", "usage-invalid", "not both"],
    ["deal 1 --format kpat", "format-one-way", "written are bhs"],
    ["deal 1 --format pgn", "format-unknown", '"pgn"'],
    ["convert", "argument-missing", "golf convert --help"],
    ["convert -", "usage-invalid", "--to bhs"],
    ["convert - --to kpat", "format-one-way", "not written"],
    ["convert - --to bhs --deal 0", "deal-number-invalid", '"0"'],
    ["convert - --to bhs --from pgn", "format-unknown", '"pgn"'],
    ["convert - --to bhs", "format-unclear", "no known format"],
    ["convert no-such-file --to bhs", "file-missing", "no-such-file"],
    ["solve 1 --max-nodes 0", "max-nodes-invalid", '"0"'],
    ["solve 1 --max-nodes many", "max-nodes-invalid", '"many"'],
    ["solve --boards /no/such/file --jsonl", "file-missing", "/no/such/file"],
    ["solve --boards / --jsonl", "file-unreadable", "directory"],
    ["survey", "argument-missing", "golf survey --help"],
    ["survey 5", "range-invalid", "1..1000"],
    ["survey 0..5", "deal-number-invalid", '"0"'],
    ["survey 9..5", "range-backwards", "lower number first"],
    ["survey ms:1..pysol:5", "range-sources-differ", "ms:1..pysol:5"],
    ["survey ms:1..8589934592", "deal-number-invalid", "8589934591"],
    ["survey pysol:1..99999999999999999999", "range-too-long", "9007199254740991"],
    ["survey 1..5 --rules king=ace", "rules-value-unknown", "stop, queen, wrap"],
    ["survey 1..5 --workers 0", "workers-invalid", '"0"'],
    ["survey 1..5 --workers many", "workers-invalid", "1 to 256"],
    ["survey 1..5 --workers 257", "workers-invalid", "1 to 256"],
    ["survey 1..5 --max-nodes 0", "max-nodes-invalid", '"0"'],
    ["survey 1..5 --resume", "usage-invalid", "--out FILE"],
    ["survey 1..5 --force", "usage-invalid", "--out FILE"],
    ["survey 1..5 --out x.csv --force --resume", "usage-invalid", "not both"],
    ["survey 1..5 --out -", "usage-invalid", "name of a file"],
    ["replay", "argument-missing", "golf replay --help"],
    ["replay /no/such/file", "file-missing", "/no/such/file"],
  ];

  it.each(mistakes)("golf %s fails with %s and says what to do", async (line, code, advice) => {
    const { exitCode, stdout, stderr } = await runGolf(line.split(" "));
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    const message = line.includes("--json")
      ? readError(stderr)
      : { code: /^golf: ([a-z-]+): .+\n$/.exec(stderr)?.[1], message: stderr };
    expect(message.code).toBe(code);
    expect(message.message).toContain(advice);
  });

  it("is told as JSON on stderr with --json", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["deal", "0", "--json"]);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(readError(stderr).code).toBe("deal-number-invalid");
  });
});

function readError(stderr: string): { code: string; message: string } {
  return (JSON.parse(stderr) as { error: { code: string; message: string } }).error;
}
