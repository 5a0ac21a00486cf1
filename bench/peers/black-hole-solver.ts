/**
 * Black Hole Solitaire Solver by Shlomi Fish (C). It prints "Solved!" or "Unsolved!", the moves, and the
 * number of states. The program for one board is taken, else the one for many, which prints the same
 * between two lines of its own. Its option --rank-reach-prune is left out: it cut no state of a golf board.
 */
import type { KingRule } from "@albatross/rules";
import type { BoardPeer } from "./board-peer.ts";

const KING_OPTIONS: Readonly<Record<KingRule, readonly string[]>> = {
  stop: [],
  queen: ["--queens-on-kings"],
  // Queens on Kings come with it.
  wrap: ["--wrap-ranks"],
};

export const BLACK_HOLE_SOLVER: BoardPeer = {
  name: "black-hole-solver",
  programs: ["black-hole-solve", "multi-bhs-solver"],
  versionArguments: ["--version"],
  formatId: "bhs",
  kings: ["stop", "queen", "wrap"],
  rulesText: () => null,
  arguments: (king, { board }) => ["--game", "golf", ...KING_OPTIONS[king], board],
  readAnswer(output) {
    const [, verdict] = /^(Solved|Unsolved)!$/m.exec(output) ?? [];
    if (verdict === undefined) return null;
    const [, states] = /^Total number of states checked is (\d+)\.$/m.exec(output) ?? [];
    return {
      isWinnable: verdict === "Solved",
      states: states === undefined ? null : Number(states),
    };
  },
};
