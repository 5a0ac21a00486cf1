/**
 * What a worker remembers between two questions: the value table of the hole that was asked about last, so that
 * whatever is asked about the hole after the first question is a few look-ups. One table only, since the page
 * has one hole open; it takes 5 million bytes for a classic hole.
 */
import type { Position } from "@albatross/rules";
import { createTabulator, type Tabulator, type ValueTable } from "@albatross/solver";

export interface HoleMemory {
  /**
   * A table that covers all `positions` of the hole that begins with `start`: the kept one, or a new one of
   * `start`, which then is the kept one. null when none can be made quickly, or when `start` is not the start of
   * them all: ask the judge.
   */
  tableOf(start: Position, positions: readonly Position[]): ValueTable | null;
}

/** Nothing is loaded before the first question. */
export function createHoleMemory(
  makeTabulator: () => Pick<Tabulator, "tabulateQuickly"> = createTabulator,
): HoleMemory {
  let tabulator: Pick<Tabulator, "tabulateQuickly"> | null = null;
  let kept: ValueTable | null = null;

  return {
    tableOf(start, positions) {
      const isCoveredBy = (table: ValueTable | null): table is ValueTable =>
        table !== null && positions.every((position) => table.covers(position));
      if (isCoveredBy(kept)) return kept;
      tabulator ??= makeTabulator();
      const made = tabulator.tabulateQuickly(start);
      // What could not be made has left the kept table as it was.
      kept = made ?? kept;
      return isCoveredBy(made) ? made : null;
    },
  };
}
