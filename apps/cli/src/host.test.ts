import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCE = new URL("../../../packages/workers/bin/from-source.js", import.meta.url).href;
const HOST = new URL("./host.ts", import.meta.url).href;

/** Runs a script that has a host, in a process of its own; what it prints, in the order in which it comes. */
function run(script: string): string {
  const whole = `
    import ${JSON.stringify(SOURCE)};
    const { processHost } = await import(${JSON.stringify(HOST)});
    const host = processHost();
    ${script}
  `;
  const child = spawnSync(
    "sh",
    ["-c", `"${process.execPath}" --input-type=module --eval "$SCRIPT" 2>&1`],
    { env: { ...process.env, SCRIPT: whole }, cwd: fileURLToPath(new URL(".", import.meta.url)) },
  );
  return child.stdout.toString();
}

describe.skipIf(process.platform === "win32")("the terminal of a process that ends", () => {
  it("is restored once, before an error that nobody caught is printed", () => {
    const text = run(`
      host.terminal.restoreAtExit("<restored>\\n");
      setTimeout(() => { throw new Error("a fault"); });
    `);
    expect(text.match(/<restored>/g)).toHaveLength(1);
    expect(text.indexOf("<restored>")).toBeLessThan(text.indexOf("Error: a fault"));
    expect(text.indexOf("Error: a fault")).toBeGreaterThan(0);
  });

  it("is restored at an exit in the middle, and left alone when that was taken off", () => {
    const restore = `host.terminal.restoreAtExit("<restored>\\n")`;
    expect(run(`${restore}; process.exit(3);`)).toBe("<restored>\n");
    expect(run(`${restore}();`)).toBe("");
  });
});

describe("chance", () => {
  it("deals numbers that are deals, another one each time", () => {
    const text = run(`
      const numbers = Array.from({ length: 1000 }, () => host.pickDealNumber());
      const areDeals = numbers.every((number) => number >= 1n && number < 2n ** 53n);
      console.log(areDeals, new Set(numbers).size);
    `);
    expect(text).toBe("true 1000\n");
  });
});
