import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { mergeHistories, mergePlayed } from "./history-merge.ts";
import { figuresOf, heldHistories } from "./test-played.ts";

describe("merging histories", () => {
  test.prop([heldHistories, heldHistories])("does not ask which came first", (a, b) => {
    expect(mergeHistories(a, b)).toEqual(mergeHistories(b, a));
  });

  test.prop([heldHistories, heldHistories])("does nothing the second time", (a, b) => {
    const merged = mergeHistories(a, b);
    expect(mergeHistories(merged, b)).toEqual(merged);
    expect(mergeHistories(merged, merged)).toEqual(merged);
  });

  test.prop([heldHistories, heldHistories, heldHistories])(
    "does not ask in which groups",
    (a, b, c) => {
      expect(mergeHistories(mergeHistories(a, b), c)).toEqual(
        mergeHistories(a, mergeHistories(b, c)),
      );
    },
  );

  test.prop([heldHistories, heldHistories])("keeps every id, and each once", (a, b) => {
    const ids = mergeHistories(a, b).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([...a, ...b].map(({ id }) => id)));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it("lets an end win over a later leaving, and a later end over an earlier", () => {
    const left = figuresOf({ ending: "left", at: "2026-11-30T13:00:00.000Z" });
    const stuck = figuresOf({ ending: "stuck", at: "2026-11-30T12:00:00.000Z" });
    const cleared = figuresOf({ ending: "cleared", strokes: -1, at: "2026-11-30T12:30:00.000Z" });
    expect(mergePlayed(left, stuck)).toEqual(stuck);
    expect(mergePlayed(stuck, cleared)).toEqual(cleared);
  });

  it("keeps what is known about the deal, whichever end wins", () => {
    const known = figuresOf({ best: -2, at: "2026-11-30T12:00:00.000Z" });
    const later = figuresOf({ strokes: 3, at: "2026-11-30T12:30:00.000Z" });
    expect(mergePlayed(known, later)).toEqual({ ...later, best: -2 });
  });
});
