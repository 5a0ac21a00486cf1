import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

describe("golf play", () => {
  it.each([
    [["none"], "deal-number-invalid"],
    [["golf:1"], "deal-source-unknown"],
    [["1", "2"], "argument-unexpected"],
    [["1", "--random"], "usage-invalid"],
    [["--rules", "king=ace"], "rules-value-unknown"],
    [["--rules", "columns=9,rows=6"], "rules-impossible"],
    [["--colour"], "option-unknown"],
  ])("refuses %j", async (argv, code) => {
    const { exitCode, stdout, stderr } = await runGolf(["play", ...argv]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^golf: ${code}: `));
  });

  it("explains itself", async () => {
    const { exitCode, stdout } = await runGolf(["play", "--help"]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("golf play ms:24 --rules queen-on-king");
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });
});
