/** Messages as English sentences: a short one for the eye, a whole one for the ear. */
import {
  columnCards,
  currentPosition,
  formatDealName,
  isFaceUp,
  KING,
  rankOf,
  stockCount,
  type Rank,
} from "@albatross/rules";
import type { Message, Situation } from "../state/message.ts";
import { isShown } from "../state/hole-play.ts";
import type { OpenHole } from "../state/open-hole.ts";
import { holeNumber } from "../state/round-so-far.ts";
import { namedTurn } from "../state/tournament.ts";
import { andList, cardWords, count, formatNumber, orList, rankSign, sentence } from "./en-cards.ts";
import { roundMessage } from "./en-round.ts";

export interface Sentences {
  /** In the status line; may be empty. */
  readonly seen: string;
  readonly spoken: string;
}

export function messageText(message: Message): Sentences {
  switch (message.kind) {
    case "changed":
      return changed(message);
    case "refused":
      return both(refused(message));
    case "nothing-to":
      return both(NOTHING_TO[message.what]);
    case "hint":
      return both(hint(message));
    case "whole-position":
      return { seen: "", spoken: wholePosition(message) };
    case "paused":
      return {
        seen: "",
        spoken: "Paused. The board is covered and nothing plays. Enter goes on.",
      };
    case "resumed":
      return resumed(message.situation);
    case "search-gave-up":
      return both("No winnable deal turned up nearby, so this one is a plain random deal.");
    case "round":
      return both(roundMessage(message.what));
    case "no-such-deal":
      return both("Deal numbers start at 1, and this is where they end.");
    case "sure":
      return both(
        `The last ${count(message.cards, "card plays itself", "cards play themselves")}.`,
      );
    case "played-out":
      return playedOut(message);
    case "no-full-screen":
      return both("This browser does not give the page the full screen.");
    case "number-copied":
      return both("Deal number copied.");
    case "link-copied":
      return both("Link copied.");
    case "link-not-copied":
      return both("The browser keeps its clipboard to itself. The link is in the address bar.");
  }
}

const NOTHING_TO = {
  undo: "Nothing to undo.",
  redo: "Nothing to redo.",
  turn: "The computer has the turn.",
} as const;

function both(text: string): Sentences {
  return { seen: text, spoken: text };
}

function changed(message: Extract<Message, { kind: "changed" }>): Sentences {
  const { change, situation, exposed, hole, isFirst } = message;
  const next = nextStep(situation);
  const kept = message.leftAt === null ? "" : `Round kept at hole ${message.leftAt}.`;
  const name = namedTurn(hole);
  if (name !== null && isShown(change) && situation.status === "playing") {
    const turn = `${name}’s turn.`;
    return { seen: joined(kept, turn), spoken: joined(kept, `${holeOfRound(hole)}${turn}`) };
  }
  switch (change.kind) {
    case "deal":
      return {
        seen: kept || begin(situation, isFirst),
        spoken: joined(
          kept,
          `${isFirst ? WELCOME : ""}${holeOfRound(hole)}Deal ${formatDealName(hole.deal)}.`,
          waste(situation),
          next,
        ),
      };
    case "restore":
      return {
        seen: kept || standing(situation),
        spoken: joined(kept, "Where you left it.", waste(situation), next),
      };
    case "restart":
      return {
        seen: "Same cards, clean slate.",
        spoken: `Back to the deal. ${waste(situation)} ${next}`,
      };
    case "undo":
      return {
        seen: change.steps > 1 ? `Back to move ${hole.hole.cursor}.` : standing(situation),
        spoken: `Undone. ${waste(situation)} ${next}`,
      };
    case "redo":
      return { seen: standing(situation), spoken: `Redone. ${waste(situation)} ${next}` };
    case "concede":
      return both(`Strokes taken: ${formatNumber(situation.strokes)}.`);
    case "draw": {
      const ended = runSum(situation);
      const again = change.isRedeal ? "The stock goes round again." : "";
      return {
        seen: joined(again, ended),
        spoken: joined(again, ended, waste(situation), next),
      };
    }
    case "play": {
      const shown = exposed === undefined ? "Column empty." : `Exposed: ${cardWords(exposed)}.`;
      const cheered = cheer(situation.run);
      return {
        seen: cheered,
        spoken: joined(`${sentence(cardWords(change.card))}.`, shown, cheered, next),
      };
    }
  }
}

/** A round that was left is told of alone: the line has no room for more, and the board shows what fits. */
function begin(situation: Situation, isFirst: boolean): string {
  const rule = isFirst && situation.waste !== null ? "One rank up or down. " : "";
  return `${rule}${need(situation)}`;
}

function resumed(situation: Situation): Sentences {
  return {
    seen: standing(situation),
    spoken: joined("Going on.", waste(situation), nextStep(situation)),
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

function playedOut({ cards, situation }: Told): Sentences {
  const played = `${sentence(count(cards, "card played itself", "cards played themselves"))}.`;
  const back = `Undo takes ${cards === 1 ? "it" : "them"} back.`;
  if (situation.status === "playing") {
    return { seen: `Stopped. ${played}`, spoken: joined("Stopped.", played, nextStep(situation)) };
  }
  return { seen: `${played} ${back}`, spoken: joined(played, nextStep(situation), back) };
}

type Told = Extract<Message, { readonly cards: number }>;

/** "Hole 2 of 9. ", when the hole is part of a round. */
function holeOfRound(open: OpenHole): string {
  const number = holeNumber(open);
  return open.round && number !== null ? `Hole ${number} of ${open.round.holes}. ` : "";
}

function refused({ why, situation }: Extract<Message, { kind: "refused" }>): string {
  switch (why) {
    case "covered":
      return "Covered: only the last card of a column plays.";
    case "misfit":
      return need(situation);
    case "no-column":
      return "There is no such column.";
    case "column-empty":
      return "That column is empty.";
    case "stock-empty":
      return situation.fitting.length > 0
        ? `The stock is empty. ${need(situation)}`
        : "The stock is empty.";
    case "over":
      return situation.status === "cleared"
        ? "The hole is cleared."
        : "The hole is over. Undo to go on.";
  }
}

/** "Needs 2 or 4". */
function need(situation: Situation): string {
  if (situation.waste === null) return "Choose any card to begin.";
  const rank = rankOf(situation.waste);
  if (situation.needed.length === 0) {
    return rank === KING && situation.drawsLeft > 0
      ? "King: draw a card"
      : "King: nothing goes on it";
  }
  return situation.needed.length > 3 ? "Any card fits" : `Needs ${ranks(situation.needed)}`;
}

export function ranks(needed: readonly Rank[]): string {
  return orList(needed.map(rankSign));
}

function waste({ waste }: Situation): string {
  return waste === null ? "The waste is empty." : `Waste: ${cardWords(waste)}.`;
}

/** What fits now, or what else there is to do. */
function nextStep(situation: Situation): string {
  const { status, strokes, fitting, drawsLeft, telling } = situation;
  if (status === "cleared") return `Cleared: ${count(strokes, "stroke", "strokes")}.`;
  if (status === "stuck") return `Stuck with ${count(strokes, "stroke", "strokes")}.`;
  if (status === "conceded") return `Strokes taken: ${strokes}.`;
  if (situation.waste === null) return "Choose any card to begin.";
  const draws = `${count(drawsLeft, "draw", "draws")} left.`;
  if (telling === "nothing") return sentence(draws);
  if (fitting.length > 0) {
    if (telling === "whether") return "Something fits.";
    const list = fitting.map(({ column, card }) => `${cardWords(card)}, column ${column + 1}`);
    return `Fits: ${andList(list)}.`;
  }
  return `Nothing fits. ${draws}`;
}

const WELCOME =
  "Welcome. Play exposed cards onto the waste, one rank up or down. Every card left is a stroke. ";

/** What the line says of a position however it was reached: as when its last move was made. */
function standing(situation: Situation): string {
  if (situation.isStart) return need(situation);
  return cheer(situation.run) || runSum(situation);
}

function runSum({ runEnded }: Situation): string {
  return runEnded > 1 ? `Run of ${runEnded}.` : "";
}

function cheer(run: number): string {
  if (run === 5) return "Five in a row. Tidy.";
  if (run === 10) return "Ten in a row. The gallery leans in.";
  if (run === 15) return "Fifteen in a row. Somebody keep that ball.";
  return "";
}

function hint({ hint, card }: Extract<Message, { kind: "hint" }>): string {
  const move =
    hint.move.kind === "draw" || card === null
      ? "draw a card"
      : `${cardWords(card)}, column ${hint.move.column + 1}`;
  const again = hint.rank > 1 ? "Next best" : "Hint";
  if (hint.lost === null) return `${again}: ${move}. How good it is, nobody has worked out.`;
  if (hint.lost === 0) return `${again}: ${move}.`;
  return `${again}: ${move}. Costs ${count(hint.lost, "stroke", "strokes")}.`;
}

function wholePosition({ hole: open, situation }: Told): string {
  const position = currentPosition(open.hole);
  const columns = position.heights.map((height, column) => {
    if (height === 0) return `Column ${column + 1} empty.`;
    const cards = columnCards(position, column).map((card, row) =>
      isFaceUp(position, column, row) ? cardWords(card) : "face down",
    );
    return `Column ${column + 1}, exposed last: ${cards.join(", ")}.`;
  });
  return [
    `${holeOfRound(open)}Deal ${formatDealName(open.deal)}.`,
    waste(situation),
    `Stock: ${count(stockCount(position), "card", "cards")}.`,
    ...columns,
    `${sentence(count(situation.strokes, "stroke", "strokes"))}, run of ${situation.run}.`,
    nextStep(situation),
  ].join(" ");
}
