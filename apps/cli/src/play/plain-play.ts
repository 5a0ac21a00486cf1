/**
 * The game in lines, for screen readers, dumb terminals and pipes: a line is read, what came of it is written,
 * and nothing is ever drawn over. Nothing is written unasked either, so what the judge finds out is told when
 * it is asked for, and when a hole that could be cleared no longer can.
 */
import type { HoleReview } from "@albatross/coach";
import { isOver, type Hole } from "@albatross/rules";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Host } from "../host.ts";
import { readChunks } from "../input.ts";
import { readLines } from "../line-reader.ts";
import type { Output } from "../output.ts";
import { describeMove, describeWhole } from "../review/review-words.ts";
import { InterruptedError } from "../stop.ts";
import type { Verdict } from "./assessor.ts";
import { counted, joined, sentence } from "./wording.ts";
import { LINE_HELP, parseLineCommand, type LineCommand } from "./line-command.ts";
import type { PlaySession } from "./play-session.ts";
import { describeResult } from "./result-text.ts";
import { createReviewReader } from "./review-reader.ts";
import { ONLY_WHEN_OVER, sayBoard, sayColumn, sayExposed } from "./sentences.ts";
import { toTerminal } from "./terminal-text.ts";

const MAX_LINE_BYTES = 4096;

export interface PlainPlay {
  readonly host: Host;
  readonly output: Output;
  readonly hasUnicode: boolean;
}

/** Ends at `quit`, or when there are no more lines. The first deal is there. */
export async function playInLines(game: PlaySession, plain: PlainPlay): Promise<ExitCode> {
  const { host, output, hasUnicode } = plain;
  const write = (text: string): Promise<void> => output.write(`${toTerminal(text, hasUnicode)}\n`);
  const teller = createTeller(game, host.interrupt);
  await write("Golf Solitaire in lines. help lists the commands.");
  await write(game.state.says.spoken);
  await write(teller.describeHole());
  await prompt(plain);
  for await (const { text } of readLines(readChunks("-", host), MAX_LINE_BYTES)) {
    const command = text.ok ? parseLineCommand(text.value) : text;
    if (!command.ok) await write(`${sentence(command.fault.message)}.`);
    else if (command.value?.kind === "quit") break;
    else {
      for await (const answer of perform(game, command.value, teller)) await write(answer);
    }
    await prompt(plain);
  }
  return EXIT.ok;
}

/** Only for who types: in a pipe it would stand between the answers. */
async function prompt({ host, output }: PlainPlay): Promise<void> {
  if (host.terminal.isInput && host.isTerminal) await output.write("> ");
}

interface Teller {
  /** What a hole that has just been dealt, or brought back, looks like. */
  describeHole(): string;
  /** What follows a change: the result of a hole that is over, or that it can no longer be cleared. */
  follow(): Promise<string | null>;
  /** Waits for the judge. */
  verdict(): Promise<string>;
  /** Waits for the coach. Of the whole hole, or of the move of that number. */
  review(number: number | null): Promise<string>;
}

function createTeller(game: PlaySession, interrupt: AbortSignal): Teller {
  const reviews = createReviewReader(game.judge, () => {});
  let told: { readonly start: unknown; readonly verdict: Verdict } | null = null;

  function current(): Hole | null {
    return game.state.at?.hole ?? null;
  }

  function tell(hole: Hole, verdict: Verdict): void {
    told = { start: hole.positions[0], verdict };
  }

  return {
    describeHole: () => (game.state.at === null ? "" : sayExposed(game.state.at)),
    async follow() {
      const { at } = game.state;
      if (at === null) return null;
      if (isOver(at.hole)) {
        const bests = await game.assessor.assessAll(at.hole, interrupt);
        if (interrupt.aborted) throw new InterruptedError();
        const { title, lines } = describeResult(at, bests, false);
        return [`${title}.`, ...lines].join("\n");
      }
      const verdict = game.assessor.verdictOf(at.hole);
      const wasWinnable = told?.start === at.hole.positions[0] && told.verdict === "winnable";
      if (verdict !== "working") tell(at.hole, verdict);
      return wasWinnable && verdict === "no-longer" ? VERDICT_SENTENCES[verdict] : null;
    },
    async verdict() {
      const hole = current();
      if (hole === null) return "";
      const verdict = await game.assessor.settle(hole, interrupt);
      if (interrupt.aborted) throw new InterruptedError();
      tell(hole, verdict);
      return VERDICT_SENTENCES[verdict];
    },
    async review(number) {
      const hole = current();
      if (hole === null || !isOver(hole)) return ONLY_WHEN_OVER.spoken;
      const review = await reviews.finish(hole);
      if (interrupt.aborted) throw new InterruptedError();
      if (review === null) return "The coach has no answer.";
      return number === null ? reviewWords(hole, review) : moveReviewWords(hole, review, number);
    },
  };
}

/** The whole of it, and the moves worth a second look. */
function reviewWords(hole: Hole, review: HoleReview): string {
  const looks = review.moments.map(({ number }) => moveReviewWords(hole, review, number));
  return [describeWhole(review), ...looks].join("\n");
}

function moveReviewWords(hole: Hole, review: HoleReview, number: number): string {
  const words = describeMove(hole, review, number - 1);
  if (words === null) return "There is no such move.";
  return joined(words.what, words.moment, words.exact, words.fair, words.reason);
}

const VERDICT_SENTENCES: { readonly [V in Verdict]: string } = {
  working: "Not known yet: still being worked out.",
  winnable: "Proved: this hole can be cleared from here.",
  unclearable: "Proved: no play clears this hole.",
  "no-longer": "It could be cleared at the start, but not from here.",
  unknown: "Not known: nothing is proved about this deal.",
};

async function* perform(
  game: PlaySession,
  command: LineCommand | null,
  teller: Teller,
): AsyncGenerator<string, void> {
  const { at } = game.state;
  if (at === null) return;
  switch (command?.kind) {
    case undefined:
    case "exposed":
      return void (yield sayExposed(at));
    case "board":
      return void (yield sayBoard(at));
    case "column":
      return void (yield sayColumn(at, command.column));
    case "review":
      return void (yield await teller.review(command.number));
    case "help":
      return void (yield LINE_HELP);
    case "verdict":
      return void (yield await teller.verdict());
    case "moves":
      return yield* playMoves(game, command, teller);
    case "hint":
      await game.hint();
      return void (yield isOver(at.hole) ? "The hole is over." : game.state.says.spoken);
    case "new":
      await game.dealNew();
      break;
    default:
      if (command) change(game, command);
  }
  yield game.state.says.spoken;
  const isOther = game.state.at?.hole.positions[0] !== at.hole.positions[0];
  if (isOther) yield teller.describeHole();
  const followed = game.state.at === at ? null : await teller.follow();
  if (followed !== null) yield followed;
}

function change(game: PlaySession, command: LineCommand): void {
  switch (command.kind) {
    case "undo":
      return game.undo();
    case "redo":
      return game.redo();
    case "take":
      return game.concede();
    case "restart":
      return game.restart();
    case "next":
      return game.stepDeal(1);
    case "previous":
      return game.stepDeal(-1);
    case "deal":
      return game.dealNamed(command.name);
    default:
  }
}

/** One after the other, until one is refused or the hole is over. */
async function* playMoves(
  game: PlaySession,
  { moves }: Extract<LineCommand, { kind: "moves" }>,
  teller: Teller,
): AsyncGenerator<string, void> {
  for (const [index, move] of moves.entries()) {
    const before = game.state.at;
    if (move.kind === "draw") game.draw();
    else game.play(move.column);
    yield game.state.says.spoken;
    const isRefused = game.state.at === before;
    const followed = isRefused ? null : await teller.follow();
    if (followed !== null) yield followed;
    const left = moves.length - index - 1;
    if (isRefused && left > 0) yield `Not made: ${counted(left, "move")} after it.`;
    if (isRefused) return;
  }
}
