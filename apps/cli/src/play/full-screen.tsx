/** @jsxRuntime automatic @jsxImportSource react */
/**
 * The game on the whole terminal: keys in, frames out. Ink lays a frame out; reading keys and painting are
 * done here, for reasons that key-reader.ts and screen-painter.ts give. The terminal is as it was however this
 * ends.
 */
import type { HoleReview } from "@albatross/coach";
import { isOver, type Hole } from "@albatross/rules";
import { renderToString } from "ink";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Host } from "../host.ts";
import type { Output } from "../output.ts";
import type { Pen } from "./board-picture.ts";
import { GameScreen, LEAST_COLUMNS, LEAST_ROWS, TooSmall } from "./game-view.tsx";
import { commandOf, type KeyCommand } from "./keys.ts";
import { readKeys } from "./key-reader.ts";
import type { PlaySession } from "./play-session.ts";
import type { Direction } from "./play-state.ts";
import { createResultReader } from "./result-reader.ts";
import { createReviewReader } from "./review-reader.ts";
import { secondLook } from "./review-view.tsx";
import { createScreenPainter, LEAVE_SCREEN } from "./screen-painter.ts";
import { ONLY_WHEN_OVER } from "./sentences.ts";
import { toTerminal } from "./terminal-text.ts";

export interface FullScreen {
  readonly host: Host;
  readonly output: Output;
  readonly pen: Pen;
}

/** Ends when the player does, or the system; a hole that is not over stays in the session. */
export async function playFullScreen(game: PlaySession, screen: FullScreen): Promise<ExitCode> {
  const { host, output, pen } = screen;
  const { terminal } = host;
  const end = createEnding();
  const painter = createScreenPainter(output, end.fail);
  const results = createResultReader(game.assessor, repaint);
  const reviews = createReviewReader(game.judge, repaint);
  let areKeysShown = false;
  /** The move that is looked back on, of the hole that it is a move of. */
  let lookedAt: { readonly hole: Hole; readonly index: number } | null = null;
  let isPaintDue = false;

  function frame(): string {
    const columns = knownSize(host.columns, LEAST_COLUMNS);
    const rows = knownSize(terminal.rows, LEAST_ROWS);
    if (columns < LEAST_COLUMNS || rows < LEAST_ROWS) {
      return renderToString(<TooSmall columns={columns} rows={rows} />, { columns });
    }
    const { state, assessor, keepTrouble } = game;
    if (lookedAt?.hole !== state.at?.hole) lookedAt = null;
    const view = {
      state,
      areKeysShown,
      reviewed: lookedAt && { review: reviews.read(lookedAt.hole), index: lookedAt.index },
      keepTrouble,
      pen,
      verdict: state.at === null ? ("working" as const) : assessor.verdictOf(state.at.hole),
      result: state.at === null ? null : results.read(state.at),
    };
    return renderToString(<GameScreen view={view} />, { columns: LEAST_COLUMNS });
  }

  /** Once a turn, however many keys came in it. */
  function repaint(): void {
    if (isPaintDue || end.isOver) return;
    isPaintDue = true;
    setImmediate(() => {
      isPaintDue = false;
      if (end.isOver) return;
      try {
        painter.paint(toTerminal(frame(), pen.hasUnicode));
      } catch (error) {
        end.fail(error);
      }
    });
  }

  function lookBack(): void {
    const hole = game.state.at?.hole;
    if (hole === undefined || !isOver(hole)) return game.tell(ONLY_WHEN_OVER);
    lookedAt = { hole, index: 0 };
    repaint();
  }

  function stepBack(command: KeyCommand | null, at: NonNullable<typeof lookedAt>): void {
    const { hole, index } = at;
    const kind = command?.kind;
    if (kind === "review" || kind === "escape" || kind === "quit") lookedAt = null;
    else if (command?.kind === "focus") {
      lookedAt = { hole, index: stepFrom(index, command.direction, hole, reviews.read(hole)) };
    }
    repaint();
  }

  function handle(command: KeyCommand | null): void {
    if (command?.kind === "interrupt") return end.with(EXIT.interrupted);
    if (areKeysShown) {
      areKeysShown = false;
      return repaint();
    }
    if (lookedAt !== null) return stepBack(command, lookedAt);
    if (command?.kind === "review") return lookBack();
    if (command?.kind === "keys") {
      areKeysShown = game.state.at !== null;
      return repaint();
    }
    const isDone = command?.kind === "escape" && game.state.focus === null;
    if (isDone || command?.kind === "quit") return end.with(EXIT.ok);
    if (command) perform(game, command);
  }

  const offs = [
    terminal.restoreAtExit(LEAVE_SCREEN),
    terminal.onTerminate((code) => end.with(code)),
    terminal.onResize(() => {
      painter.forget();
      repaint();
    }),
    game.onChange(repaint),
    onAbort(host.interrupt, () => end.with(EXIT.interrupted)),
  ];
  terminal.setRawMode(true);
  const keys = readKeys(
    host.stdin,
    (press) => handle(commandOf(press)),
    () => end.with(EXIT.hungUp),
  );
  try {
    await painter.enter();
    repaint();
    return await end.reached;
  } finally {
    results.close();
    reviews.drop();
    keys.close();
    terminal.setRawMode(false);
    try {
      await painter.leave();
    } finally {
      for (const off of offs) off();
    }
  }
}

function stepFrom(
  index: number,
  direction: Direction,
  hole: Hole,
  review: HoleReview | null,
): number {
  const last = Math.max(0, hole.cursor - 1);
  switch (direction) {
    case "left":
      return Math.max(0, index - 1);
    case "right":
      return Math.min(last, index + 1);
    case "up":
      return secondLook(review, index, -1);
    case "down":
      return secondLook(review, index, 1);
  }
}

/** A terminal that does not know its size says 0. */
function knownSize(size: number | undefined, otherwise: number): number {
  return size === undefined || size === 0 ? otherwise : size;
}

function perform(game: PlaySession, command: KeyCommand): void {
  switch (command.kind) {
    case "column":
      return game.play(command.column);
    case "focus":
      return game.moveFocus(command.direction);
    case "activate":
      return game.state.focus === null ? undefined : game.playFocused();
    case "space":
      return game.playFocused();
    case "draw":
      return game.draw();
    case "undo":
      return game.undo();
    case "redo":
      return game.redo();
    case "hint":
      return void game.hint();
    case "new":
      return void game.dealNew();
    case "restart":
      return game.restart();
    case "previous":
      return game.stepDeal(-1);
    case "next":
      return game.stepDeal(1);
    case "pause":
      return game.pause();
    case "concede":
      return game.concede();
    case "escape":
      return game.dropFocus();
    case "keys":
    case "review":
    case "quit":
    case "interrupt":
  }
}

interface Ending {
  readonly isOver: boolean;
  readonly reached: Promise<ExitCode>;
  with(code: ExitCode): void;
  fail(error: unknown): void;
}

function createEnding(): Ending {
  let isOver = false;
  let resolve: (code: ExitCode) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const reached = new Promise<ExitCode>((onCode, onError) => {
    resolve = onCode;
    reject = onError;
  });
  // A failure before anybody waits is not a second one.
  reached.catch(() => {});
  return {
    get isOver() {
      return isOver;
    },
    reached,
    with(code) {
      isOver = true;
      resolve(code);
    },
    fail(error) {
      isOver = true;
      reject(error);
    },
  };
}

function onAbort(signal: AbortSignal, listener: () => void): () => void {
  signal.addEventListener("abort", listener);
  return () => signal.removeEventListener("abort", listener);
}
