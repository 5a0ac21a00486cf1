import {
  deal,
  expectValue,
  formatMoves,
  makeRules,
  ownDeal,
  type Position,
} from "@albatross/rules";
import { judge } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { createPatientJudge } from "./patient-judge.ts";
import { InterruptedError } from "./stop.ts";

/** Too large for the first try: 6^8 layouts, nearly all of which can be reached. */
function largeBoard(number: number): Position {
  const options = { columns: 8, rows: 5, king: "wrap", redeals: 2 };
  return deal(ownDeal(number), expectValue(makeRules(options)));
}

describe("the patient judge", () => {
  it("answers the same from its own thread, one board after the other", async () => {
    const patient = createPatientJudge(new AbortController().signal);
    for (const number of [1, 2]) {
      const position = largeBoard(number);
      const { verdict, best, line, nodes } = judge(position);
      expect(nodes).toBeGreaterThan(300_000);
      const answer = await patient.judge({ position, limits: {} });
      expect(answer).toMatchObject({ verdict, best, line: line && formatMoves(line), nodes });
    }
    await patient.close();
  });

  it("keeps to the limit it is given, small or large", async () => {
    const patient = createPatientJudge(new AbortController().signal);
    for (const maxNodes of [10, 300_000, 400_000]) {
      const answer = await patient.judge({ position: largeBoard(1), limits: { maxNodes } });
      expect(answer).toMatchObject({ verdict: "unknown", nodes: maxNodes });
    }
    await patient.close();
  });

  it("gives up at once when it is interrupted in its own thread", async () => {
    const interrupt = new AbortController();
    const patient = createPatientJudge(interrupt.signal);
    await patient.judge({ position: largeBoard(1), limits: { maxNodes: 300_001 } });
    const answer = patient.judge({ position: largeBoard(1), limits: {} });
    interrupt.abort();
    await expect(answer).rejects.toBeInstanceOf(InterruptedError);
    await patient.close();
  });
});
