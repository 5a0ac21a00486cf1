import { describe, expect, it } from "vitest";
import { parseRequest } from "./options.ts";

const KNOWN = ["judge", "peers", "survey"];

describe("the arguments of the bench", () => {
  it("mean all benches and the usual counts when there are none", () => {
    expect(parseRequest([], KNOWN)).toEqual({
      ok: true,
      value: { names: KNOWN, options: { boards: 500, rounds: 3, peersBoards: 50 } },
    });
  });

  it("name benches, each once and in the order in which they run", () => {
    const request = parseRequest(["peers", "judge", "peers"], KNOWN);
    expect(request).toMatchObject({ ok: true, value: { names: ["judge", "peers"] } });
  });

  it("set the counts", () => {
    const args = ["--boards=1", "--rounds", "7", "judge", "--peers-boards=500"];
    expect(parseRequest(args, KNOWN)).toEqual({
      ok: true,
      value: { names: ["judge"], options: { boards: 1, rounds: 7, peersBoards: 500 } },
    });
  });

  it.each([
    [["jugde"], "bench-unknown", '"jugde"'],
    [["--boards=0"], "count-invalid", "--boards"],
    [["--boards=501"], "count-invalid", "1 to 500"],
    [["--rounds=1.5"], "count-invalid", "--rounds"],
    [["--rounds=-1"], "count-invalid", "--rounds"],
    [["--peers-boards="], "count-invalid", "--peers-boards"],
    [["--bords=5"], "option-unknown", "--bords"],
    [["--boards"], "option-unknown", "--boards"],
  ])("%j: %s", (args, code, part) => {
    const request = parseRequest(args, KNOWN);
    expect(request).toMatchObject({ ok: false, fault: { code } });
    expect(request.ok ? "" : request.fault.message).toContain(part);
  });
});
