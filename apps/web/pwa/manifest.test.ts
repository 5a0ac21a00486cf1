import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FELT_COLORS, manifest } from "./manifest.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** OKLCH as hexadecimal sRGB; the matrices are those of CSS Color 4. */
function hexOf(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((part) => {
    const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

describe("colours", () => {
  test("are those of the felt, by day and at dusk", () => {
    const tokens = read("../src/view/styles/tokens.css");
    const numberOf = (pattern: RegExp): number => Number(pattern.exec(tokens)?.[1] ?? Number.NaN);
    // The first felt is the one that the page comes with.
    const hue = numberOf(/--hue: ([\d.]+)/);
    const tint = numberOf(/--tint: ([\d.]+)/);
    const colour = (scheme: string): string =>
      hexOf(
        numberOf(new RegExp(`--${scheme}: ([\\d.]+)`)),
        tint * numberOf(new RegExp(`oklch\\(var\\(--${scheme}\\) calc\\(([\\d.]+)`)),
        hue,
      );
    const [light, dark] = [colour("light"), colour("dark")];
    expect({ light, dark }).toEqual(FELT_COLORS);
    expect(manifest.theme_color).toBe(FELT_COLORS.light);
  });

  test("are the document's too, before a script has run", () => {
    const html = read("../index.html");
    for (const [scheme, color] of Object.entries(FELT_COLORS)) {
      expect(html).toContain(`content="${color}" media="(prefers-color-scheme: ${scheme})"`);
    }
  });
});

test("the manifest says of the page what the document says", () => {
  const html = read("../index.html");
  expect(html).toContain(`<title>${manifest.name}</title>`);
  expect(html).toContain(`content="${manifest.description}"`);
});
