import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { JOKER, RANKS, SUITS, type Rank } from "@albatross/rules";
import { expect, test } from "vitest";
import { ALBATROSS_HREF, pipHref, RANK_HEIGHT, RANK_WIDTHS, rankHref } from "./card-glyphs.ts";
import { PEN_SQUEEZE, PEN_WIDTH } from "./glyph-paths.ts";

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

test("a glyph is one stroke of the pen and one filled path at most, of what can be laid anywhere", () => {
  const symbols = [...drawing.matchAll(/<symbol[^]*?<\/symbol>/g)].map(([symbol]) => symbol);
  expect(symbols).toHaveLength(19);
  for (const symbol of symbols) {
    const paths = [...symbol.matchAll(/<path d="([^"]*)"([^/]*)\/>/g)];
    expect(symbol.match(/<(?!\/|symbol|path)/g)).toBeNull();
    const pens = paths.filter(([, , rest]) => rest?.includes("stroke"));
    expect(pens.length).toBeLessThanOrEqual(1);
    expect(paths.length - pens.length).toBeLessThanOrEqual(1);
    for (const [, , pen] of pens)
      expect(pen?.trim()).toBe(
        `transform="scale(1 ${PEN_SQUEEZE})" fill="none" stroke="currentColor" stroke-width="${PEN_WIDTH}"`,
      );
    for (const [, path] of paths) expect(path).toMatch(/^(?:[MLHVCZ]|-?\d+(?:\.\d+)?| )+$/);
  }
});
