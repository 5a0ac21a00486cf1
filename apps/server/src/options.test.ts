import { describe, expect, it } from "vitest";
import { type OptionsResult, type ServerOptions, parseOptions } from "./options.ts";
import { builtPage } from "./web-root.ts";

const plain: ServerOptions = {
  host: "localhost",
  port: 8080,
  webRoot: builtPage,
  https: false,
  verbose: false,
};

function expectOptions(result: OptionsResult, changes: Partial<ServerOptions>): void {
  expect(result).toEqual({ kind: "options", options: { ...plain, ...changes } });
}

function faultCode(result: OptionsResult): string | undefined {
  return result.kind === "fault" ? result.fault.code : undefined;
}

describe("parseOptions", () => {
  it("has a default for everything", () => {
    expectOptions(parseOptions([], {}), {});
  });

  it("takes port and host from the environment", () => {
    expectOptions(parseOptions([], { PORT: "9000", HOST: "::" }), { port: 9000, host: "::" });
  });

  it("reads an empty variable as none", () => {
    expectOptions(parseOptions([], { PORT: "", HOST: "" }), {});
  });

  it("lets the command line win", () => {
    const environment = { PORT: "9000", HOST: "::" };
    const result = parseOptions(["--port", "0", "--host=0.0.0.0"], environment);
    expectOptions(result, { port: 0, host: "0.0.0.0" });
  });

  it("reads the flags", () => {
    expectOptions(parseOptions(["--https", "--verbose"], {}), { https: true, verbose: true });
  });

  it.each(["abc", "70000", "65536", "1.5", "80x", " 80", "1e3"])("refuses the port %j", (port) => {
    expect(faultCode(parseOptions(["--port", port], {}))).toBe("port-invalid");
    expect(faultCode(parseOptions([], { PORT: port }))).toBe("port-invalid");
  });

  it("refuses an empty and a negative port", () => {
    expect(faultCode(parseOptions(["--port="], {}))).toBe("port-invalid");
    expect(faultCode(parseOptions(["--port=-1"], {}))).toBe("port-invalid");
  });

  it("refuses what it does not know, in one line", () => {
    const result = parseOptions(["--prot", "80"], {});
    expect(result).toMatchObject({ kind: "fault", fault: { code: "option-unknown" } });
    expect(result.kind === "fault" && result.fault.message).toMatch(/^[^\n]*--prot[^\n]*--help$/);
  });

  it("lets help win over the rest", () => {
    expect(parseOptions(["--port", "abc", "--help"], {})).toEqual({ kind: "help" });
  });
});
