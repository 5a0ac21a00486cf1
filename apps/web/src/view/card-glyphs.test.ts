import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { JOKER, RANKS, SUITS, type Rank } from "@albatross/rules";
import { expect, test } from "vitest";
import { ALBATROSS_HREF, pipHref, RANK_HEIGHT, RANK_WIDTHS, rankHref } from "./card-glyphs.ts";

const drawing = readFileSync(
  fileURLToPath(new URL("../../card-glyphs.svg", import.meta.url)),
  "utf8",
);

/** The box of the glyph of a name. */
function boxOf(href: string): string | undefined {
  const symbol = new RegExp(`<symbol[^>]* id="${href.slice(1)}"[^>]*>`).exec(drawing)?.[0] ?? "";
  return /viewBox="([^"]*)"/.exec(symbol)?.[1];
}

test("every rank is drawn, as wide as the cards take it to be", () => {
  const ranks: readonly Rank[] = [...RANKS, JOKER];
  for (const rank of ranks) {
    expect(boxOf(rankHref(rank))).toBe(`0 0 ${RANK_WIDTHS[rank]} ${RANK_HEIGHT}`);
  }
});

test("so are the pips, and the albatross of the joker", () => {
  for (const href of [...SUITS.map(pipHref), ALBATROSS_HREF])
    expect(boxOf(href)).toBe("0 0 100 100");
});
