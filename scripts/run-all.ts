// Runs named commands, two at a time, and prints one line for each; the output of a failing one
// follows its line. Two and not one per core: type-aware lint and tsc are hungry, and more at once
// gained nothing on two cores.
import { runCommand } from "./run-command.ts";

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** @returns 0 when every step ended with 0, else 1. */
export async function runAll(steps: readonly Step[], atOnce = 2): Promise<number> {
  const waiting = [...steps];
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { exitCode, output, elapsedMs } = await runCommand(step.command);
      if (exitCode !== 0) failures += 1;
      console.log(formatStep(step.name, exitCode, elapsedMs));
      if (exitCode !== 0) console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failures === 0 ? 0 : 1;
}

function formatStep(name: string, exitCode: number, elapsedMs: number): string {
  const seconds = (elapsedMs / 1000).toFixed(1).padStart(5);
  return `${exitCode === 0 ? "ok    " : "FAILED"} ${seconds} s  ${name}`;
}
