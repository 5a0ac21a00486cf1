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
import { createPatientJudge, SHORT_NODES } from "./patient-judge.ts";
import { InterruptedError } from "./stop.ts";

/** Too large for the first try: some 157,000 and 170,000 layouts. */
function largeBoard(king = "stop"): Position {
  return deal(ownDeal(5), expectValue(makeRules({ columns: 9, king })));
}

describe("the patient judge", () => {
  it("answers the same from its own thread, one board after the other", async () => {
    const patient = createPatientJudge(new AbortController().signal);
    for (const king of ["stop", "queen"]) {
      const position = largeBoard(king);
      const { verdict, best, line, nodes } = judge(position);
      expect(nodes).toBeGreaterThan(SHORT_NODES);
      const answer = await patient.judge({ position, limits: {} });
      expect(answer).toMatchObject({ verdict, best, line: line && formatMoves(line), nodes });
    }
    await patient.close();
  });

  it("keeps to the limit it is given, small or large", async () => {
    const patient = createPatientJudge(new AbortController().signal);
    for (const maxNodes of [10, SHORT_NODES, SHORT_NODES + 20_000]) {
      const answer = await patient.judge({ position: largeBoard(), limits: { maxNodes } });
      expect(answer).toMatchObject({ verdict: "unknown", nodes: maxNodes });
    }
    await patient.close();
  });

  it("gives up at once when it is interrupted in its own thread", async () => {
    const interrupt = new AbortController();
    const patient = createPatientJudge(interrupt.signal);
    await patient.judge({ position: largeBoard(), limits: { maxNodes: SHORT_NODES + 1 } });
    const answer = patient.judge({ position: largeBoard(), limits: {} });
    interrupt.abort();
    await expect(answer).rejects.toBeInstanceOf(InterruptedError);
    await patient.close();
  });
});
