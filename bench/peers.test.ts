import { describe, expect, it } from "vitest";
import type { BenchReport, BenchRow } from "./bench.ts";
import { comparePeers } from "./peers.ts";
import {
  FAKE_BLACK_HOLE_SOLVER,
  FAKE_KPATIENCE,
  FAKE_SOLVITAIRE,
  withPrograms,
} from "./peers/fake-programs.ts";

const OPTIONS = { boards: 1, rounds: 1, peersBoards: 1 };

function rowOf({ rows }: BenchReport, solver: string, king: string): BenchRow | undefined {
  return rows.find((row) => row["solver"] === solver && row["king"] === king);
}

describe("the bench with other programs", () => {
  it("says which are not there, and that is no failure", () => {
    const report = withPrograms({}, (folder) => comparePeers(OPTIONS, folder));
    expect(report.wrong).toBe(0);
    expect(report.missing).toEqual(["black-hole-solver", "Solvitaire", "KPatience"]);
    for (const king of ["stop", "queen", "wrap"]) {
      expect(rowOf(report, "black-hole-solver", king)).toMatchObject({
        remark: "not on this machine",
      });
      expect(rowOf(report, "Albatross, dense", king)).toMatchObject({ wrong: 0, remark: "" });
    }
    expect(rowOf(report, "Solvitaire", "stop")).toMatchObject({ remark: "has no such rule" });
  });

  it("asks those that are there about the same boards and counts what they get wrong", () => {
    const programs = {
      "multi-bhs-solver": FAKE_BLACK_HOLE_SOLVER,
      solvitaire: FAKE_SOLVITAIRE,
      kpat: FAKE_KPATIENCE,
    };
    const report = withPrograms(programs, (folder) => comparePeers(OPTIONS, folder));
    expect(report.missing).toEqual([]);
    // The first board can be cleared on the ring only.
    expect(rowOf(report, "black-hole-solver", "stop")).toMatchObject({ wrong: 0, remark: "" });
    expect(rowOf(report, "black-hole-solver", "queen")).toMatchObject({ remark: "1 wrong" });
    expect(rowOf(report, "Solvitaire", "queen")).toMatchObject({ wrong: 0, meanStates: 671222 });
    expect(rowOf(report, "Solvitaire", "wrap")).toMatchObject({ wrong: 0, remark: "" });
    expect(rowOf(report, "KPatience", "queen")).toMatchObject({
      boards: "kpat:1–1",
      medianMs: 1,
      remark: "draws only when nothing fits",
    });
    expect(report.wrong).toBe(1);
  });
});
