/** Runs in a worker: makes the value tables of deals, one after the other, and tells how long each took. */
import { CLASSIC, deal, ownDeal, type KingRule } from "@albatross/rules";
import { createTabulator } from "@albatross/solver";

export interface TablesAsked {
  readonly king: KingRule;
  /** Numbers of deals. */
  readonly deals: readonly number[];
}

export interface TableMade {
  readonly deal: number;
  readonly elapsedMs: number;
  /** The best score from its start on; null when there is no table. */
  readonly best: number | null;
}

addEventListener("message", ({ data }: MessageEvent<TablesAsked>) => {
  const tabulator = createTabulator();
  const made = data.deals.map((number): TableMade => {
    const position = deal(ownDeal(number), { ...CLASSIC, king: data.king });
    const startMs = performance.now();
    const table = tabulator.tabulateQuickly(position);
    const elapsedMs = performance.now() - startMs;
    return { deal: number, elapsedMs, best: table?.value(position) ?? null };
  });
  postMessage(made);
});
