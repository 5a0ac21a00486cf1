/** The result in English words (T5). */
import { KING, rankOf } from "@albatross/rules";
import type { LostSearch } from "../state/result.ts";
import type { ResultFacts } from "../state/result-facts.ts";
import { cardWords, count, formatNumber, sentence } from "./en-cards.ts";
import { ranks } from "./en-messages.ts";

export function resultTitle({ ending, isFinal, strokes }: ResultFacts): string {
  if (ending === "cleared") return strokes < 0 ? `Cleared, ${underWords(strokes)}` : "Cleared";
  if (ending === "stuck" && !isFinal) return "Stuck";
  return "Strokes taken";
}

function underWords(strokes: number): string {
  return `${count(-strokes, "draw", "draws")} to spare`;
}

/** One sentence that says how it ended. */
export function resultSentence(facts: ResultFacts): string {
  const { ending, strokes } = facts;
  if (ending === "cleared") {
    return strokes === 0
      ? "Every card played, and the last draw was needed. Cutting it fine."
      : `Every card played: ${formatNumber(strokes)} on the card.`;
  }
  const left = count(strokes, "stroke", "strokes");
  if (ending === "stuck" && !facts.isFinal)
    return `${sentence(left)} left, and nothing more to turn.`;
  return `${sentence(left)} on the card.`;
}

/** What lay on the waste, and what it wanted. */
export function wasteSentence({ waste, needed, ending }: ResultFacts): string {
  if (waste === null) return "No card was ever played.";
  const name = sentence(cardWords(waste));
  if (ending === "cleared") return `${name} was the last card in.`;
  if (needed.length === 0) {
    return rankOf(waste) === KING
      ? `${name} lies on the waste; nothing goes on it.`
      : `${name} lies on the waste.`;
  }
  return needed.length > 3
    ? `${name} lies on the waste; anything goes on it.`
    : `${name} lies on the waste; it needed ${ranks(needed)}.`;
}

/** Could the deal have been cleared, and what was its best? */
export function dealSentence({ ending, strokes }: ResultFacts, startBest: number | null): string {
  if (startBest === null) {
    return ending === "cleared"
      ? "The best score of this deal is still being worked out."
      : "Whether this deal can be cleared is not known yet.";
  }
  const best = formatNumber(startBest);
  if (ending === "cleared") {
    return strokes <= startBest
      ? `${best} is the best this deal allows. Nobody can beat that.`
      : `The best this deal allows is ${best}.`;
  }
  return startBest <= 0
    ? `This deal can be cleared; its best score is ${best}.`
    : `This deal cannot be cleared; its best score is ${best}.`;
}

export function lostSentence(search: LostSearch): string {
  switch (search.kind) {
    case "working":
      return "Looking for the move where it turned…";
    case "unknown":
      return "";
    case "flawless":
      return "No stroke was given away.";
    case "found": {
      const { number, move, card, bestBefore, bestAfter } = search.lost;
      const name = card === null ? "" : cardWords(card);
      const what =
        move.kind === "draw" ? `drawing the ${name}` : `the ${name} from column ${move.column + 1}`;
      const cost = `${formatNumber(bestBefore)} was possible before it, ${formatNumber(bestAfter)} after`;
      return `It turned at move ${number}, ${what}: ${cost}.`;
    }
  }
}

export function helpSentence({ help, bestRun, attempt }: ResultFacts): string {
  const parts = [`Best run ${bestRun}`];
  if (help.hints > 0) parts.push(count(help.hints, "hint", "hints"));
  if (help.undos > 0) parts.push(count(help.undos, "undo", "undos"));
  if (help.givenMoves > 0) parts.push(`${count(help.givenMoves, "move", "moves")} from a link`);
  if (attempt > 1) parts.push(`try ${attempt} at this deal`);
  const usedNone = help.hints + help.undos + help.givenMoves === 0;
  return `${parts.join(" · ")}${usedNone ? " · no help" : ""}`;
}
