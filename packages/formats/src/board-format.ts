/**
 * A format in which a board is written down: ours or another program's. Each is one value of this
 * interface, and one suite tests them all. What a format can hold is its own business: what does not fit
 * is refused with a code, never dropped in silence.
 */
import type { DealName, Position, Result, RuleSet } from "@albatross/rules";
import type { FormatFault } from "./format-fault.ts";

export type FormatId = "bhs" | "solvitaire" | "kpat" | "json" | "record";

export interface ReadBoard {
  readonly position: Position;
  /** The deal that the text names; null when it names none. */
  readonly deal: DealName | null;
}

export interface ReadOptions {
  /**
   * Accept a text that leaves out the waste below its top card: the cards that the board lacks are put
   * there, in the order of the pack. Nothing that can still be played depends on it.
   */
  readonly lossy?: boolean;
}

export interface WriteOptions {
  /** Write a position though the waste below its top card is lost. */
  readonly lossy?: boolean;
  /** The deal that the position came from, for formats that name it. */
  readonly deal?: DealName | null;
}

export interface BoardFormat {
  /** The stable name. */
  readonly id: FormatId;
  readonly title: string;
  /** Does the text look like this format at a glance? A yes does not promise that it can be read. */
  isLikely(text: string): boolean;
  /** `rules` are for a text that brings none. */
  readonly read?: (
    text: string,
    rules: RuleSet,
    options?: ReadOptions,
  ) => Result<ReadBoard, FormatFault>;
  readonly write?: (position: Position, options?: WriteOptions) => Result<string, FormatFault>;
}
