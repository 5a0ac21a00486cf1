/** Answers the judge's questions; runs in the worker, and directly in tests. */
import { deal, MAX_DEAL_NUMBER, ownDeal } from "@albatross/rules";
import { bestAlong, canBeCleared, judge, rateMoves } from "@albatross/solver";
import type { JudgeService, SearchRequest } from "./judge-contract.ts";

/**
 * Layouts that one question may settle before the answer is "not known". Classic deals need some hundred
 * thousand at most; the limit is for wide tableaux, where a proof could take minutes.
 */
const MAX_NODES = 30_000_000;
/** A walk passes a deal over rather than wait for it: the next number is as good. */
const MAX_NODES_IN_SEARCH = 5_000_000;

export const judgeService: JudgeService = {
  judge: (position) => judge(position, { maxNodes: MAX_NODES }),
  rateMoves: (position) => rateMoves(position, { maxNodes: MAX_NODES }),
  bestAlong: (positions) => bestAlong(positions, { maxNodes: MAX_NODES }),
  findWinnable,
};

function findWinnable({
  rules,
  from,
  most,
}: SearchRequest): ReturnType<JudgeService["findWinnable"]> {
  for (let step = 0; step < most; step++) {
    // The walk goes round at the end, so that every number has a next one.
    const number = ((from - 1n + BigInt(step)) % MAX_DEAL_NUMBER) + 1n;
    const start = deal(ownDeal(number), rules);
    // The verdict alone is proved much sooner than the best line, which only the deal found needs.
    if (canBeCleared(start, { maxNodes: MAX_NODES_IN_SEARCH }) !== "winnable") continue;
    return { number, judgement: judge(start, { maxNodes: MAX_NODES }) };
  }
  return null;
}
