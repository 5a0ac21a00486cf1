/** The command as it is really started: another process, another directory, pipes and signals. */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { deal, describeBoard, expectValue, ownDeal, parseRules } from "@albatross/rules";
import { afterAll, describe, expect, it } from "vitest";

const GOLF = fileURLToPath(new URL("../bin/golf.js", import.meta.url));

function start(command: string, argv: readonly string[], env = {}): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  return spawn(command, argv, { cwd: tmpdir(), env: { ...inherited, GOLF, ...env } });
}

function startGolf(argv: readonly string[], env = {}): ChildProcessWithoutNullStreams {
  return start(process.execPath, [GOLF, ...argv], env);
}

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function waitFor(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  await once(child, "close");
  return { exitCode: child.exitCode, stdout, stderr };
}

function boardLine(number: number, id: number, rulesText = "classic"): string {
  const position = deal(ownDeal(number), expectValue(parseRules(rulesText)));
  return `${JSON.stringify({ id, rules: rulesText, ...describeBoard(position) })}\n`;
}

const SOLVE_STDIN = ["solve", "--boards", "-", "--jsonl"];

describe("the golf process", () => {
  it("works from any directory", async () => {
    const { exitCode, stdout, stderr } = await waitFor(startGolf(["deal", "12345"]));
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toContain("[9S] [TC] [4H] [AH] [JS] [TD] [8D]");
  });

  it("leaves the exit codes 1 and 2 behind, with messages on stderr only", async () => {
    const unclearable = await waitFor(startGolf(["solve", "1"]));
    expect(unclearable).toMatchObject({ exitCode: 1, stderr: "" });
    const bad = await waitFor(startGolf(["deal", "abc"]));
    expect(bad).toMatchObject({ exitCode: 2, stdout: "" });
    expect(bad.stderr).toMatch(/^golf: deal-number-invalid: "abc" is not /);
  });

  it("writes no colour into a pipe unless it is forced to", async () => {
    const argv = ["deal", "1"];
    expect((await waitFor(startGolf(argv))).stdout).not.toContain("\u001B");
    const forced = await waitFor(startGolf(argv, { FORCE_COLOR: "1" }));
    expect(forced.stdout).toContain("\u001B");
    const refused = await waitFor(startGolf(argv, { FORCE_COLOR: "1", NO_COLOR: "1" }));
    expect(refused.stdout).not.toContain("\u001B");
  });

  it("answers a line before the next one is written", async () => {
    const child = startGolf(SOLVE_STDIN);
    const ended = once(child, "close");
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const id of [1, 2, 3]) {
      child.stdin.write(boardLine(2, id));
      const answer: IteratorResult<string, unknown> = await answers.next();
      expect(JSON.parse(String(answer.value))).toMatchObject({ id, verdict: "winnable" });
    }
    child.stdin.end();
    await ended;
    expect(child.exitCode).toBe(0);
  });

  it("keeps the order around a bad line and ends with 2", async () => {
    const child = startGolf(SOLVE_STDIN);
    child.stdin.end(`${boardLine(1, 1)}nonsense\n\n${boardLine(2, 3)}`);
    const { exitCode, stdout } = await waitFor(child);
    expect(exitCode).toBe(2);
    const answers = stdout.trimEnd().split("\n");
    expect(answers.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { id: 1, verdict: "unclearable" },
      { id: null, error: { code: "json-invalid", line: 2 } },
      { id: 3, verdict: "winnable" },
    ]);
  });

  it.skipIf(process.platform === "win32")(
    "stops quietly when the reader of an endless output goes away",
    async () => {
      const golf = `"${process.execPath}" "$GOLF" ${SOLVE_STDIN.join(" ")}`;
      const pipeline = `yes nonsense | { ${golf}; echo "exit $?" >&2; } | head -n 1`;
      const { stdout, stderr } = await waitFor(start("sh", ["-c", pipeline]));
      expect(stdout.split("\n")).toHaveLength(2);
      expect(stderr).toBe("exit 0\n");
    },
  );

  it.skipIf(process.platform === "win32")(
    "ends with 130 at Ctrl-C, waiting for input or judging, and prints whole lines",
    async () => {
      for (const next of ["", boardLine(1, 2, "columns=9,rows=5,jokers=2,redeals=2")]) {
        const child = startGolf(SOLVE_STDIN);
        const ended = waitFor(child);
        child.stdin.write(boardLine(1, 1) + next);
        await once(child.stdout, "data");
        child.kill("SIGINT");
        const { exitCode, stdout, stderr } = await ended;
        expect({ exitCode, stderr }).toEqual({ exitCode: 130, stderr: "" });
        expect(stdout.endsWith("\n")).toBe(true);
      }
    },
  );
});

describe.skipIf(process.platform === "win32")("golf survey as a process", () => {
  const folder = mkdtempSync(join(tmpdir(), "albatross-survey-process-"));
  const RULES = ["--rules", "columns=5,rows=4,king=queen", "--json"];

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A survey without end, ended by the signal as soon as it has written a few rows. */
  async function killSurvey(file: string, signal: "SIGINT" | "SIGKILL"): Promise<Ended> {
    const argv = ["survey", "1..100000000", ...RULES, "--workers", "2", "--out", file];
    const child = startGolf(argv);
    const ended = waitFor(child);
    while (!existsSync(file) || statSync(file).size < 500) await pause(5);
    child.kill(signal);
    return ended;
  }

  function countRows(file: string): number {
    return readFileSync(file, "utf8").split("\n").length - 2;
  }

  /** Resumed, the file is to the byte what it is when nothing comes between. */
  async function expectResumes(file: string): Promise<void> {
    const range = `1..${countRows(file) + 100}`;
    const survey = (out: string): string[] => ["survey", range, ...RULES, "--out", out];
    const resumed = await waitFor(startGolf([...survey(file), "--resume"]));
    expect(resumed).toMatchObject({ exitCode: 0, stderr: "" });
    const whole = `${file}.whole.csv`;
    const fresh = await waitFor(startGolf([...survey(whole), "--workers", "1"]));
    expect(readFileSync(file, "utf8")).toBe(readFileSync(whole, "utf8"));
    const { timing: _, ...result } = JSON.parse(resumed.stdout) as { timing: unknown };
    expect(JSON.parse(fresh.stdout)).toMatchObject(result);
  }

  it("ends cleanly at Ctrl-C and goes on from there", async () => {
    const file = join(folder, "interrupted.csv");
    const { exitCode, stdout, stderr } = await killSurvey(file, "SIGINT");
    expect(exitCode).toBe(130);
    expect(readFileSync(file, "utf8").endsWith("\n")).toBe(true);
    expect(JSON.parse(stdout)).toMatchObject({ deals: countRows(file), complete: false });
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: "survey-interrupted" } });
    await expectResumes(file);
  }, 300_000);

  it("goes on after it was killed without a warning", async () => {
    const file = join(folder, "killed.csv");
    const { exitCode, stdout } = await killSurvey(file, "SIGKILL");
    expect({ exitCode, stdout }).toEqual({ exitCode: null, stdout: "" });
    await expectResumes(file);
  }, 300_000);
});

/** util-linux has a program that runs another one on a terminal; that of other systems takes other options. */
const hasTerminals = spawnSync("script", ["--version"]).stdout?.toString().includes("util-linux");

describe.skipIf(!hasTerminals)("golf play on a real terminal", () => {
  const folder = mkdtempSync(join(tmpdir(), "albatross-play-process-"));

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  interface Played {
    readonly ended: Promise<Ended>;
    type(keys: string): void;
    shows(text: string): Promise<void>;
    /** Known once a move is kept. */
    pid(): number;
  }

  /** What comes after the game tells how it ended and in what state it left the terminal. */
  function play(state: string, argv = "2"): Played {
    const golf = `"${process.execPath}" "$GOLF" play ${argv}; echo "exit $?"; stty -a`;
    const child = start("script", ["-qec", golf, "/dev/null"], {
      XDG_STATE_HOME: join(folder, state),
      TERM: "xterm",
      LANG: "C.UTF-8",
    });
    let shown = "";
    child.stdout.on("data", (chunk) => (shown += String(chunk)));
    return {
      ended: waitFor(child),
      type: (keys) => void child.stdin.write(keys),
      async shows(text) {
        while (!shown.includes(text)) await once(child.stdout, "data");
        shown = "";
      },
      pid() {
        const [name = ""] = readdirSync(join(folder, state, "albatross", "play"));
        return Number(name.split(".")[2]);
      },
    };
  }

  function expectRestored({ stdout }: Ended, exitCode: number): void {
    const after = stdout.slice(stdout.lastIndexOf("\u001B[?1049l"));
    expect(stdout).toContain("\u001B[?1049h");
    expect(after).toContain(`exit ${exitCode}`);
    expect(after).toMatch(/[ ;]icanon\b/);
    expect(after).toMatch(/[ ;]echo\b/);
    expect(after).not.toContain("\u001B[?25l");
  }

  it("plays by keys and gives the terminal back", async () => {
    const game = play("quit");
    await game.shows("Deal 2");
    game.type("4");
    await game.shows("34");
    game.type("q");
    const ended = await game.ended;
    expectRestored(ended, 0);
    expect(ended.stdout).toContain("golf play goes on with it.");
  });

  it("gives it back at SIGTERM and at Ctrl-C too", async () => {
    const terminated = play("term");
    await terminated.shows("Deal 2");
    terminated.type("4");
    await terminated.shows("34");
    process.kill(terminated.pid(), "SIGTERM");
    expectRestored(await terminated.ended, 143);
    const interrupted = play("interrupt");
    await interrupted.shows("Deal 2");
    interrupted.type("\u0003");
    expectRestored(await interrupted.ended, 130);
  });

  it("goes on with a hole whose process was killed, once", async () => {
    const killed = play("kill");
    await killed.shows("Deal 2");
    killed.type("4+");
    await killed.shows(" 15 ");
    process.kill(killed.pid(), "SIGKILL");
    await killed.ended;
    const again = play("kill", "");
    await again.shows("Where you left it");
    const other = play("kill", "2");
    await other.shows("Deal 2");
    other.type("q");
    again.type("q");
    expectRestored(await again.ended, 0);
    expectRestored(await other.ended, 0);
  });
});
