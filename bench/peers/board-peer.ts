/**
 * Another program that judges a board we hand it. Each is one value of this interface in a file of its
 * own: its names, its options and what it prints. Everything common to them is in run-board-peer.ts.
 */
import type { KingRule } from "@albatross/rules";

interface PeerAnswer {
  readonly isWinnable: boolean;
  /** Null when the program does not say. */
  readonly states: number | null;
}

interface PeerFiles {
  readonly board: string;
  /** The file with `rulesText`. */
  readonly rules: string;
}

export interface BoardPeer {
  readonly name: string;
  /** Names of the program; the first that is found is taken. */
  readonly programs: readonly string[];
  /** With these it prints its version and ends; what that takes is what its start costs. */
  readonly versionArguments: readonly string[];
  /** Id of the format of packages/formats that it reads. */
  readonly formatId: string;
  /** The king rules that it knows. */
  readonly kings: readonly KingRule[];
  /** A file of rules that it needs beside the board; null when its options say it all. */
  rulesText(king: KingRule): string | null;
  arguments(king: KingRule, files: PeerFiles): readonly string[];
  /** Null when the output holds no proved answer. */
  readAnswer(output: string): PeerAnswer | null;
}
