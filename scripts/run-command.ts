// Runs one command of this repository and hands back how it ended. No shell: arguments arrive as
// given, and a stopped script leaves no shell's grandchild behind.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const repositoryRoot = fileURLToPath(new URL("..", import.meta.url));

export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
  readonly elapsedMs: number;
}

export interface CommandOptions {
  /** true: the output goes straight to the terminal and is not kept. */
  readonly live?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Never rejects: a command that could not start ends with exit code 127 and says why. */
export function runCommand(
  command: readonly [string, ...string[]],
  { live = false, environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const startedMs = performance.now();
  const [program, ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment, PATH: pathWithLocalPrograms() },
      stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
      // npm's programs are .cmd files on Windows, which only a shell can start.
      shell: process.platform === "win32",
    });
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer): void => void chunks.push(chunk);
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const stopChild = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on("SIGINT", stopChild);
    process.on("SIGTERM", stopChild);
    const finish = (exitCode: number, problem = ""): void => {
      process.off("SIGINT", stopChild);
      process.off("SIGTERM", stopChild);
      const output = Buffer.concat(chunks).toString("utf8") + problem;
      resolve({ exitCode, output, elapsedMs: performance.now() - startedMs });
    };
    child.on("error", (error) => finish(127, `${program}: ${error.message}\n`));
    child.on("close", (code) => finish(code ?? 1));
  });
}

function pathWithLocalPrograms(): string {
  return [join(repositoryRoot, "node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter);
}
