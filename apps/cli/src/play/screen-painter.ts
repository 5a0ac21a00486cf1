/**
 * Paints frames of text onto a terminal: on its second screen, so that what was there before comes back, and
 * only the lines that have changed, which is little to send over a slow line. Ink's own output was rejected: it
 * shows nothing before its end where the environment looks like a build machine's, and it takes the process's
 * console and signals for itself.
 */
import type { Output } from "../output.ts";

const ENTER = "\u001B[?1049h\u001B[?25l\u001B[2J";
/** Colours off, the cursor back, the first screen. */
export const LEAVE_SCREEN = "\u001B[0m\u001B[?25h\u001B[?1049l";
/** A terminal that knows these shows what stands between them at once. */
const BEGIN_FRAME = "\u001B[?2026h";
const END_FRAME = "\u001B[?2026l";
const REST_OF_LINE = "\u001B[0m\u001B[K";
const REST_OF_SCREEN = "\u001B[J";

export interface ScreenPainter {
  enter(): Promise<void>;
  /** The last frame given is shown; one that is overtaken while another is written is left out. */
  paint(frame: string): void;
  /** All of it again: the terminal has another size. */
  forget(): void;
  /** Ends when the last frame is out. */
  idle(): Promise<void>;
  leave(): Promise<void>;
}

/** `onLost`: nobody reads any more, or the terminal has failed. */
export function createScreenPainter(
  output: Output,
  onLost: (error: unknown) => void,
): ScreenPainter {
  let shown: readonly string[] | null = null;
  let next: string | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (next !== null) {
      const lines = next.split("\n");
      next = null;
      const text = changesFrom(shown, lines);
      shown = lines;
      if (text !== "") await output.write(BEGIN_FRAME + text + END_FRAME);
    }
  }

  return {
    enter: () => output.write(ENTER),
    paint(frame) {
      next = frame;
      writing ??= writeAll()
        .catch(onLost)
        .finally(() => (writing = null));
    },
    forget() {
      shown = null;
    },
    async idle() {
      await writing;
    },
    async leave() {
      next = null;
      await writing;
      await output.write(LEAVE_SCREEN);
    },
  };
}

function changesFrom(before: readonly string[] | null, lines: readonly string[]): string {
  const changed = lines.flatMap((line, row) =>
    before !== null && before[row] === line ? [] : [`${goTo(row)}${line}${REST_OF_LINE}`],
  );
  const isShorter = before === null || before.length > lines.length;
  return changed.join("") + (isShorter ? goTo(lines.length) + REST_OF_SCREEN : "");
}

function goTo(row: number): string {
  return `\u001B[${row + 1};1H`;
}
