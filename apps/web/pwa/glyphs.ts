// Puts the glyphs of the cards into the document, where cards refer to them: a file of their own would come later than
// the first card.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { inlineDrawing } from "../src/view/inline-drawing.ts";

const drawing = new URL("../card-glyphs.svg", import.meta.url);
const PLACE = "<!-- card-glyphs.svg -->";

export function glyphsPlugin(): Plugin {
  return {
    name: "albatross-glyphs",
    transformIndexHtml: {
      // Before the comments of the document are touched.
      order: "pre",
      handler: (html) => html.replace(PLACE, () => inlineDrawing(readFileSync(drawing, "utf8"))),
    },
  };
}
