import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLASSIC, deal, expectValue, ownDeal, parseRules } from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

const folder = mkdtempSync(join(tmpdir(), "albatross-survey-"));
let file = "";
let files = 0;

beforeEach(() => {
  file = join(folder, `deals-${files++}.csv`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rules under which a deal takes a millisecond. */
const QUICK = "columns=5,rows=4,king=queen";

interface SurveyResult {
  readonly deals: number;
}

interface SurveyJson extends SurveyResult {
  readonly timing: object;
}

/** Without its timing: what must be the same however it was run. */
function readResult(stdout: string): SurveyResult {
  const { timing, ...result } = JSON.parse(stdout) as SurveyJson;
  expect(timing).toMatchObject({ workers: expect.any(Number) as number });
  return result;
}

/** A signal like Ctrl-C as soon as the file has so many bytes. */
function interruptAt(bytes: number): { readonly signal: AbortSignal; stop(): void } {
  const interrupt = new AbortController();
  const timer = setInterval(() => {
    if (existsSync(file) && readFileSync(file).length >= bytes) interrupt.abort();
  }, 1);
  return { signal: interrupt.signal, stop: () => clearInterval(timer) };
}

describe("golf survey", () => {
  it("sums verdicts and best scores for people", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["survey", "1..30", "-w", "1"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const bests = Array.from({ length: 30 }, (_, i) => bestScore(deal(ownDeal(i + 1), CLASSIC)));
    const clears = bests.filter((best) => best !== null && best <= 0).length;
    expect(stdout).toMatch(/^Deals 1\.\.30, rules: classic\n\n/);
    expect(stdout).toContain(`Cleared     ${clears} of 30, `);
    expect(stdout).toMatch(/Best play {3}-?\d+\.\d\d strokes a hole \(95 %: /);
    expect(stdout).toMatch(/Nine holes {2}-?\d+\.\d strokes\n/);
    expect(stdout).toMatch(/deals a second, \d+\.\d s on 1 worker\n/);
    expect(stdout).toMatch(/\n +1 +\d+ {2}#+\n/);
  });

  it("draws blocks by the locale, colours by the usual rules, and no bar into a pipe", async () => {
    const argv = ["survey", "1..9", "-w", "1", "--rules", QUICK];
    const fine = await runGolf(argv, {
      env: { LANG: "C.UTF-8", TERM: "xterm" },
      isTerminal: true,
      columns: 40,
    });
    expect(fine.stdout).toContain("█");
    expect(fine.stdout).toContain("\u001B[1m");
    expect(fine.stderr).toBe("");
    const env = { LANG: "C.UTF-8", NO_COLOR: "1" };
    const plain = await runGolf(argv, { env, isTerminal: true });
    expect(plain.stdout).not.toContain("\u001B");
  });

  it("shows a bar on a terminal at stderr, and takes it away", async () => {
    const argv = ["survey", "1..9", "-w", "1", "--rules", QUICK];
    const { stderr } = await runGolf(argv, { isErrorTerminal: true });
    const clearLine = "\r\u001B[K";
    expect(stderr.startsWith(clearLine) && stderr.endsWith(clearLine)).toBe(true);
    expect(stderr.split(clearLine)[1]).toMatch(/^#*\.* {2}\d+ % {2}\d of 9 /);
    const dumb = await runGolf(argv, { isErrorTerminal: true, env: { TERM: "dumb" } });
    expect(dumb.stderr).toBe("");
  });

  it.each([QUICK, "king=wrap,first=choose,rows=3", "redeals=1,jokers=1,columns=5,rows=3", "blind"])(
    "under %s has in its file what the judge says of each deal",
    async (rulesText) => {
      const argv = ["survey", "7..12", "--rules", rulesText, "--out", file, "--json"];
      const { exitCode, stdout } = await runGolf(argv);
      expect(exitCode).toBe(0);
      const rules = expectValue(parseRules(rulesText));
      const rows = [7, 8, 9, 10, 11, 12].map((number) => {
        const best = bestScore(deal(ownDeal(number), rules)) ?? 99;
        return `${number},${best > 0 ? "unclearable" : "winnable"},${best}\n`;
      });
      expect(readFileSync(file, "utf8")).toBe(`deal,verdict,best\n${rows.join("")}`);
      expect(readResult(stdout)).toMatchObject({ deals: 6, complete: true, unknown: 0 });
    },
  );

  it("says in JSON all that it says, with the numbers of the range as they were given", async () => {
    const range = "pysol:99999999999999999990..99999999999999999999";
    const { stdout } = await runGolf(["survey", range, "--json", "--rules", QUICK]);
    const json = JSON.parse(stdout) as SurveyJson;
    expect(Object.keys(json).join(" ")).toBe(
      "range generator rules maxNodes deals complete clears unknown clearRate clearRate95 " +
        "meanBest meanBest95 nineHoles histogram timing",
    );
    expect(json).toMatchObject({ range, generator: 1, maxNodes: null, deals: 10, complete: true });
    expect(Object.keys(json.timing).join(" ")).toBe("seconds dealsPerSecond workers");
  });

  it("counts deals beyond --max-nodes as not known, never as a no", async () => {
    const argv = ["survey", "1..5", "--max-nodes", "10", "--out", file];
    const { exitCode, stdout } = await runGolf([...argv, "--json"]);
    expect(exitCode).toBe(0);
    expect(readResult(stdout)).toMatchObject({ unknown: 5, clearRate: null, meanBest: null });
    expect(readFileSync(file, "utf8")).toContain("\n3,unknown,\n");
    const text = (await runGolf([...argv, "--force"])).stdout;
    expect(text).toContain("Not known   5, at --max-nodes\n");
  });
});

describe("a survey, split or stopped", () => {
  it("comes to the same on one worker, on two, and interrupted and resumed", async () => {
    const argv = ["survey", "1..600", "--rules", QUICK, "--json", "--out"];
    const one = await runGolf([...argv, file, "--workers", "1"]);
    const bytes = readFileSync(file, "utf8");
    const result = readResult(one.stdout);

    file = join(folder, "two.csv");
    const two = await runGolf([...argv, file, "--workers", "2"]);
    expect(readFileSync(file, "utf8")).toBe(bytes);
    expect(readResult(two.stdout)).toEqual(result);

    file = join(folder, "stopped.csv");
    const interrupt = interruptAt(1000);
    const stopped = await runGolf([...argv, file, "--workers", "2"], {
      interrupt: interrupt.signal,
    });
    interrupt.stop();
    expect(stopped.exitCode).toBe(130);
    const done = readFileSync(file, "utf8");
    expect(done.length).toBeLessThan(bytes.length);
    expect(bytes.startsWith(done) && done.endsWith("\n")).toBe(true);
    const { deals } = readResult(stopped.stdout);
    expect(deals).toBe(done.split("\n").length - 2);
    expect(readResult(stopped.stdout)).toMatchObject({ complete: false });
    const { error } = JSON.parse(stopped.stderr) as { error: { code: string; message: string } };
    expect(error.code).toBe("survey-interrupted");
    expect(error.message).toContain(`${deals} of 600`);
    expect(error.message).toContain("--resume");

    const resumed = await runGolf([...argv, file, "--resume", "--workers", "2"]);
    expect(resumed).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readFileSync(file, "utf8")).toBe(bytes);
    expect(readResult(resumed.stdout)).toEqual(result);
  });

  it("prints the summary of what is done at Ctrl-C, also when that is nothing", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["survey", "1..1000000"], {
      interrupt: AbortSignal.abort(),
    });
    expect(exitCode).toBe(130);
    expect(stdout).toContain("No deal of 1..1000000 yet, rules: classic");
    expect(stderr).toMatch(/^golf: survey-interrupted: stopped after 0 of 1000000 deals; .*--out/);
  });

  const QUICK_SURVEY = ["survey", "1..20", "-w", "1", "--rules", QUICK, "--out"];

  it("starts with --resume where there is no file, and goes on to a later end", async () => {
    await runGolf([...QUICK_SURVEY, file, "--resume"]);
    const first = readFileSync(file, "utf8");
    const longer = ["survey", "1..35", ...QUICK_SURVEY.slice(2), file, "--resume", "--json"];
    const { exitCode, stdout } = await runGolf(longer);
    expect(exitCode).toBe(0);
    expect(readResult(stdout)).toMatchObject({ range: "1..35", deals: 35, complete: true });
    expect(readFileSync(file, "utf8").startsWith(first)).toBe(true);
  });

  it.each([0, 5, 18, 30, 33])("goes on after a kill that left %d bytes", async (bytes) => {
    await runGolf([...QUICK_SURVEY, file]);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, bytes));
    expect((await runGolf([...QUICK_SURVEY, file, "--resume"])).exitCode).toBe(0);
    expect(readFileSync(file).equals(whole)).toBe(true);
  });

  it("refuses a file that is there, and writes over it only with --force", async () => {
    writeFileSync(file, "somebody's\n");
    const refused = await runGolf([...QUICK_SURVEY, file]);
    expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
    expect(refused.stderr).toMatch(/^golf: file-exists: .*--resume.*--force/);
    const unknown = await runGolf([...QUICK_SURVEY, file, "--resume"]);
    expect(unknown.stderr).toMatch(/^golf: survey-file-unknown: /);
    expect(readFileSync(file, "utf8")).toBe("somebody's\n");
    expect((await runGolf([...QUICK_SURVEY, file, "--force"])).exitCode).toBe(0);
    expect(readFileSync(file, "utf8")).toMatch(/^deal,verdict,best\n1,/);
  });

  it("adds nothing to the file of another survey, and loses nothing of it", async () => {
    await runGolf([...QUICK_SURVEY, file]);
    const before = readFileSync(file, "utf8");
    const tries: readonly (readonly [string, readonly string[]])[] = [
      ["survey-file-differs", ["survey", "1..20", "--rules", "classic"]],
      ["survey-file-differs", ["survey", "2..20", "--rules", QUICK]],
      ["survey-file-differs", ["survey", "ms:1..20", "--rules", QUICK]],
      ["survey-file-differs", ["survey", "1..20", "--rules", QUICK, "--max-nodes", "9"]],
      ["survey-file-longer", ["survey", "1..19", "--rules", QUICK]],
    ];
    for (const [code, argv] of tries) {
      const { exitCode, stderr } = await runGolf([...argv, "--out", file, "--resume"]);
      expect({ exitCode, code: /^golf: ([a-z-]+): /.exec(stderr)?.[1] }).toEqual({
        exitCode: 2,
        code,
      });
      expect(readFileSync(file, "utf8")).toBe(before);
    }
  });

  it("refuses a damaged file with the line at fault, and leaves it", async () => {
    await runGolf([...QUICK_SURVEY, file]);
    const damaged = readFileSync(file, "utf8").replace(/^5,.*$/m, "5,winnable,1");
    writeFileSync(file, damaged);
    const { exitCode, stderr } = await runGolf([...QUICK_SURVEY, file, "--resume"]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^golf: survey-file-damaged: .*line 6/);
    expect(readFileSync(file, "utf8")).toBe(damaged);
  });

  it("says when it cannot write, before it judges anything", async () => {
    const { exitCode, stderr } = await runGolf([...QUICK_SURVEY, join(folder, "no", "x.csv")]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^golf: file-unwritable: /);
  });
});
