/**
 * A hundred deals of generator v1, written by a second implementation of docs/deal-numbers.md in another
 * language. They never change.
 */
import { readFileSync } from "node:fs";

export interface GoldenDeal {
  readonly number: string;
  /** The 52 cards in dealing order. */
  readonly cards: readonly string[];
}

export function readGoldenDeals(): readonly GoldenDeal[] {
  const file = new URL("../vectors/deals-v1.txt", import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [number = "", ...cards] = line.split(" ");
      return { number, cards };
    });
}
