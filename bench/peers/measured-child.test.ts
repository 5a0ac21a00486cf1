import { describe, expect, it } from "vitest";
import { measureStart, runMeasured } from "./measured-child.ts";

const node = process.execPath;
/** Until this much of its own CPU time is used. */
const burn = (ms: number): string =>
  `while (process.cpuUsage().user + process.cpuUsage().system < ${ms * 1000});`;

describe("runMeasured", () => {
  it("measures the CPU time of the child and keeps its two outputs apart", () => {
    const script = `${burn(300)} console.log("out"); console.error("err"); process.exit(255)`;
    const child = runMeasured(node, ["-e", script]);
    expect(child).toMatchObject({ output: "out\n", problem: "err\n", clock: "cpu" });
    expect(child.elapsedMs).toBeGreaterThanOrEqual(295);
  });

  it("counts no time that the child only waits", () => {
    const child = runMeasured("/bin/sleep", ["1"]);
    expect(child.clock).toBe("cpu");
    expect(child.elapsedMs).toBeLessThan(900);
  });

  it("hands arguments and environment on as they are", () => {
    const print = "console.log(process.argv[1], process.env.COLOUR)";
    const child = runMeasured(node, ["-e", print, "$HOME * ;"], { environment: { COLOUR: "red" } });
    expect(child.output).toBe("$HOME * ; red\n");
  });

  it("takes the time on the wall where there is no bash", () => {
    const child = runMeasured(node, ["-e", `${burn(20)} console.log("out")`], { shell: "no-bash" });
    expect(child).toMatchObject({ output: "out\n", problem: "", clock: "wall" });
    expect(child.elapsedMs).toBeGreaterThan(0);
  });

  it.each(["bash", "no-bash"])("says why a program could not start, with %s", (shell) => {
    const child = runMeasured("/no/such/program", [], { shell });
    expect(child.output).toBe("");
    expect(child.problem).toMatch(/no such file|ENOENT/i);
  });
});

describe("measureStart", () => {
  it("is the least of some runs", () => {
    expect(measureStart(node, ["-e", burn(100)])).toBeGreaterThanOrEqual(95);
  });
});
