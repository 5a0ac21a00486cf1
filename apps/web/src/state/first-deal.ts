/**
 * T6: the walk to the first winnable deal, among small numbers that were walked before: what is dealt to somebody who
 * has never played. The judge would have to be loaded first; so the first picture would be an empty board.
 */
import { ownDeal, type DealName } from "@albatross/rules";

/** How far it is from each deal of generator 1 that is winnable under the classic rules to the next, from 0 on. */
const GAPS =
  "2191211264237a928123121354311117452472216465121521152451112852111123174234421221122211122j5111771133" +
  "2251c111g431142142741692524515231g182226c11311372214213492261833b62341427453173416221135131611112124" +
  "64518244335f13511c2231141171418141812224447246323153134342a58713321115411371152151421123411951124i51" +
  "651381171294132241838682471221941a15139351b412b53124133716311112221388312a1221315b221125943182134313" +
  "17115321121124321133324621359123554251222341f14154332451536611511j1442231j21351718156533532962514b21" +
  "26333111a515a11115214526212231622315431416544224281e4553121331da5123122i4365613311111211318";

/** The walk goes round: after the last comes the first. */
const END = 2036n;

/** The first winnable deal from this number on, or from the one that stands for it among the small ones. */
export function firstDealFrom(number: bigint): DealName {
  const from = (number - 1n) % END;
  let reached = 0n;
  for (const gap of GAPS) {
    reached += BigInt(parseInt(gap, 36));
    if (reached > from) break;
  }
  return ownDeal(reached);
}
