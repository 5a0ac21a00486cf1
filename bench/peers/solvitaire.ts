/**
 * Solvitaire by Charlie Blake and Ian Gent (C++). It knows no rule that a King stops. Its preset "golf" is
 * Queen on King; for the ring it takes a file with the same rules, but for the loop. With --classify it
 * prints one line of values: an empty one, the verdict, milliseconds, states, …, the verdict.
 */
import type { BoardPeer } from "./board-peer.ts";

const RING_RULES = {
  "tableau piles": { count: 7, "build policy": "no-build" },
  foundations: { present: false },
  stock: { size: 16, "deal type": "hole" },
  hole: { present: true, "base card": "random", "build loops": true },
};

export const SOLVITAIRE: BoardPeer = {
  name: "Solvitaire",
  programs: ["solvitaire"],
  versionArguments: ["--version"],
  formatId: "solvitaire",
  kings: ["queen", "wrap"],
  rulesText: (king) => (king === "wrap" ? JSON.stringify(RING_RULES) : null),
  arguments: (king, { board, rules }) => [
    ...(king === "wrap" ? ["--custom-rules", rules] : ["--type", "golf"]),
    "--classify",
    board,
  ],
  readAnswer(output) {
    const [, verdict, states] = /^, (solved|unsolvable), \d+, (\d+), .*, \1$/m.exec(output) ?? [];
    return verdict === undefined
      ? null
      : { isWinnable: verdict === "solved", states: Number(states) };
  },
};
