import { describe, expect, it } from "vitest";
import { explainListenError } from "./listen-fault.ts";

function systemError(code: string): Error {
  return Object.assign(new Error(`listen ${code}`), { code });
}

describe("explainListenError", () => {
  it("names the taken port and another one", () => {
    const fault = explainListenError(systemError("EADDRINUSE"), { host: "localhost", port: 8080 });
    expect(fault.code).toBe("port-taken");
    expect(fault.message).toContain("port 8080 is in use");
    expect(fault.message).toContain("npm start -- --port 8081");
  });

  it("proposes a port that exists after the last one", () => {
    const fault = explainListenError(systemError("EADDRINUSE"), {
      host: "localhost",
      port: 65_535,
    });
    expect(fault.message).toContain("--port 65534");
  });

  it("proposes an open port for a reserved one", () => {
    const fault = explainListenError(systemError("EACCES"), { host: "localhost", port: 80 });
    expect(fault.code).toBe("port-forbidden");
    expect(fault.message).toContain("--port 8080");
  });

  it("names a host that is none", () => {
    const fault = explainListenError(systemError("ENOTFOUND"), { host: "nowhere", port: 1 });
    expect(fault).toMatchObject({ code: "host-unknown" });
    expect(fault.message).toContain("nowhere");
  });

  it("hands on what it does not know", () => {
    const fault = explainListenError(new Error("odd"), { host: "localhost", port: 1 });
    expect(fault).toEqual({ code: "listen-failed", message: "odd" });
  });
});
