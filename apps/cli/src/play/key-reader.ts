/**
 * Keys out of the bytes of a terminal, by node:readline: it takes apart what arrives together, as mashed keys
 * do, puts together what arrives in pieces, as the arrow keys do over a slow line, and waits a moment before it
 * takes an Escape for the key of that name. Ink's own reading was rejected: it hands on several keys as one
 * text, and a lone Escape at once.
 */
import { emitKeypressEvents } from "node:readline";
import type { Readable } from "node:stream";
import type { KeyPress } from "./keys.ts";

export interface KeyReader {
  close(): void;
}

/** `onEnd`: the terminal has gone. */
export function readKeys(
  stdin: Readable,
  onKey: (press: KeyPress) => void,
  onEnd: () => void,
): KeyReader {
  emitKeypressEvents(stdin);
  const onPress = (_text: string | undefined, press: KeyPress): void => onKey(press);
  stdin.on("keypress", onPress);
  stdin.on("end", onEnd);
  stdin.on("error", onEnd);
  stdin.resume();
  return {
    close() {
      stdin.off("keypress", onPress);
      stdin.off("end", onEnd);
      stdin.off("error", onEnd);
      stdin.pause();
    },
  };
}
