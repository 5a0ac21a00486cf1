/**
 * Glyphs as paths, laid where they belong in a drawing. To refer to a glyph by its name is shorter, but each reference
 * is a copy of its elements with two or three transforms of its own, which a browser puts in layers one by one, for
 * fifty cards in every picture. Numbers that are moved once cost nothing afterwards.
 */

/** The pen's strokes are uniform in a space that is so much lower than it is drawn (card-glyphs.svg). */
export const PEN_SQUEEZE = 0.64;

/** How wide the pen is, in the glyph's own units. */
export const PEN_WIDTH = 23;

export interface GlyphPaths {
  /** What the pen does, in its stretched space. Empty where it does nothing, as is the other. */
  readonly pen: string;
  readonly fill: string;
}

/** The paths of a glyph of the document, by its name. */
export function glyphPaths(href: string): GlyphPaths {
  const paths = [...document.querySelectorAll(`${href} path`)];
  const dataOf = (path: Element | undefined): string => path?.getAttribute("d") ?? "";
  const isPen = (path: Element): boolean => path.hasAttribute("stroke");
  return {
    pen: dataOf(paths.find(isPen)),
    fill: dataOf(paths.find((path) => !isPen(path))),
  };
}

/** A path of absolute commands with two numbers a point (H and V: one), stretched and then moved. */
export function layPath(
  path: string,
  [x, y]: readonly [x: number, y: number],
  [across, down]: readonly [across: number, down: number],
): string {
  let isAcross = true;
  const lay = (token: string): string => {
    if (token >= "A") {
      isAcross = token !== "V";
      return token;
    }
    const laid = isAcross ? x + Number(token) * across : y + Number(token) * down;
    isAcross = !isAcross;
    return String(Math.round(laid * 10) / 10);
  };
  return (path.match(/[A-Z]|-?[\d.]+/g) ?? []).map(lay).join(" ");
}
