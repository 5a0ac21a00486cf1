/**
 * What the formats of other solvers have in common: the columns, the stock and one card of the waste; no
 * rules, no jokers. Their writers ask here whether a position fits.
 */
import { wasteCards, type Position } from "@albatross/rules";
import { failFormat, type FormatFailure } from "./format-fault.ts";

/** null when nothing of the position would be lost, or only what `lossy` gives up. */
export function findPlainLoss(position: Position, lossy: boolean): FormatFailure | null {
  const { rules } = position.table;
  if (rules.jokers > 0) {
    return failFormat("joker-not-held", "the format has no jokers");
  }
  if (rules.redeals > 0 && position.draws > 0) {
    return failFormat(
      "rules-not-held",
      "with redeals the drawn cards come again, and the format cannot say which those are",
    );
  }
  const below = wasteCards(position).length - 1;
  if (below < 1 || lossy) return null;
  return failFormat(
    "waste-not-held",
    `the format holds the waste's top card only, and ${below} below it would be lost`,
  );
}
