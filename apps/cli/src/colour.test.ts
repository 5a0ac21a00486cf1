import { describe, expect, it } from "vitest";
import { chooseInk } from "./colour.ts";
import { runGolf, type Surroundings } from "./test-host.ts";

const ESCAPE = "\u001B";

describe("colour", () => {
  const cases: readonly (readonly [string, boolean, Surroundings, readonly string[]])[] = [
    ["a terminal has colour", true, { isTerminal: true }, []],
    ["a pipe has none", false, {}, []],
    ["a dumb terminal has none", false, { isTerminal: true, env: { TERM: "dumb" } }, []],
    ["NO_COLOR turns it off", false, { isTerminal: true, env: { NO_COLOR: "1" } }, []],
    ["an empty NO_COLOR counts as not set", true, { isTerminal: true, env: { NO_COLOR: "" } }, []],
    ["FORCE_COLOR colours a pipe", true, { env: { FORCE_COLOR: "1" } }, []],
    ["FORCE_COLOR=0 turns it off", false, { isTerminal: true, env: { FORCE_COLOR: "0" } }, []],
    ["NO_COLOR beats FORCE_COLOR", false, { env: { NO_COLOR: "1", FORCE_COLOR: "1" } }, []],
    ["--no-color beats both", false, { env: { FORCE_COLOR: "1" } }, ["--no-color"]],
  ];

  it.each(cases)("%s", async (_, isColoured, surroundings, options) => {
    const { stdout } = await runGolf(["deal", "1", ...options], surroundings);
    expect(stdout.includes(ESCAPE)).toBe(isColoured);
  });

  it("is never in JSON or help", async () => {
    const forced = { isTerminal: true, env: { FORCE_COLOR: "1" } };
    for (const argv of [["deal", "1", "--json"], ["deal", "--help"], []]) {
      expect((await runGolf(argv, forced)).stdout).not.toContain(ESCAPE);
    }
  });

  it("leaves nothing but the codes behind when they are taken out", () => {
    const ink = chooseInk({ env: {}, isTerminal: true }, true);
    expect(ink.bold(`[${ink.red("7D")}]`)).toBe("\u001B[1m[\u001B[31m7D\u001B[39m]\u001B[22m");
  });
});
