/**
 * The best ends of 300 deals of generator v1 under each king rule, written by the dense pass: final
 * strokes, and the fewest draws with which they are reached. They never change.
 */
import { readFileSync } from "node:fs";
import type { KingRule } from "@albatross/rules";

export interface BestEndOfDeal {
  readonly best: number;
  readonly draws: number;
}

export interface DealWithBestEnds {
  readonly number: number;
  readonly byKing: Readonly<Record<KingRule, BestEndOfDeal>>;
}

export function readBestEnds(): readonly DealWithBestEnds[] {
  const file = new URL("../vectors/best-ends-v1.txt", import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [number = "", stop = "", queen = "", wrap = ""] = line.split(" ");
      return {
        number: Number(number),
        byKing: { stop: parseEnd(stop), queen: parseEnd(queen), wrap: parseEnd(wrap) },
      };
    });
}

function parseEnd(text: string): BestEndOfDeal {
  const [best = Number.NaN, draws = Number.NaN] = text.split("/").map(Number);
  return { best, draws };
}
