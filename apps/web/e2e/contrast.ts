/**
 * Contrasts of the page's colours as they are painted. The felt is drawn with gradients, before which axe gives
 * up; here each colour is laid over what is under it, pixel by pixel, as the screen does.
 */
import type { Page } from "@playwright/test";

interface Pair {
  readonly name: string;
  /** Colours as a style sheet writes them, each over the one before. */
  readonly ground: readonly string[];
  readonly ink: string;
  /** WCAG 1.4.3 asks for 4.5 of text, 1.4.11 for 3 of what else must be seen. */
  readonly least: number;
}

const FELTS = ["var(--felt-plain)", "var(--felt-stripe)"] as const;

const ON_FELT: readonly (readonly [name: string, ink: string, least: number])[] = [
  ["text", "var(--on-felt)", 4.5],
  ["soft text", "var(--on-felt-soft)", 4.5],
  ["a long run", "var(--glow)", 4.5],
  ["the rim of a playable card, and a verdict's mark", "var(--glow)", 3],
  ["the focus", "var(--focus)", 3],
  ["pin and flag, by their outline", "var(--on-felt)", 3],
  ["a card's edge", "var(--card-stock)", 3],
];

const ON_PAPER: readonly (readonly [name: string, ink: string, least: number])[] = [
  ["text", "var(--on-paper)", 4.5],
  ["soft text", "var(--on-paper-soft)", 4.5],
  ["links and quiet buttons", "var(--paper-accent)", 4.5],
  ["flag red", "var(--flag-on-paper)", 4.5],
];

export const PAIRS: readonly Pair[] = [
  ...FELTS.flatMap((felt) => [
    ...ON_FELT.map(([name, ink, least]) => ({
      name: `${name} on ${felt}`,
      ground: [felt],
      ink,
      least,
    })),
    ...ON_FELT.slice(0, 3).map(([name, ink, least]) => ({
      name: `${name} on a button or in the rail, on ${felt}`,
      ground: [felt, "var(--rough)"],
      ink,
      least,
    })),
  ]),
  ...["var(--paper)", "var(--paper-inset)"].flatMap((paper) =>
    ON_PAPER.map(([name, ink, least]) => ({
      name: `${name} on ${paper}`,
      ground: [paper],
      ink,
      least,
    })),
  ),
  {
    name: "a chosen value",
    ground: ["var(--paper-accent)"],
    ink: "var(--on-paper-accent)",
    least: 4.5,
  },
];

/** The pairs that are too faint, with their contrast. */
export async function faintPairs(page: Page, pairs: readonly Pair[]): Promise<readonly string[]> {
  return page.evaluate((asked) => {
    const probe = document.createElement("i");
    document.body.append(probe);
    const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (brush === null) throw new Error("there is nothing to paint on");
    const paint = (layers: readonly string[]): number => {
      brush.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        probe.style.color = "";
        probe.style.color = layer;
        brush.fillStyle = getComputedStyle(probe).color;
        brush.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(
        (byte) => {
          const share = byte / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faint = asked.flatMap(({ name, ground, ink, least }) => {
      const lights = [paint(ground), paint([...ground, ink])].sort((a, b) => a - b);
      const contrast = ((lights[1] ?? 0) + 0.05) / ((lights[0] ?? 0) + 0.05);
      return contrast >= least ? [] : [`${name}: ${contrast.toFixed(2)} of ${least}`];
    });
    probe.remove();
    return faint;
  }, pairs);
}

/** Each suit on its card, whatever palette is chosen: the colours that the faces on the board have. */
export async function suitPairs(page: Page): Promise<readonly Pair[]> {
  const inks = await page.evaluate(() =>
    ["C", "D", "H", "S"].map((suit) => {
      const face = document.querySelector(`.card-face[data-suit="${suit}"]`);
      if (face === null) throw new Error(`no card of ${suit} shows its face`);
      return [suit, getComputedStyle(face).color] as const;
    }),
  );
  return inks.map(([suit, ink]) => ({
    name: `suit ${suit}`,
    ground: ["var(--card-stock)"],
    ink,
    least: 4.5,
  }));
}
