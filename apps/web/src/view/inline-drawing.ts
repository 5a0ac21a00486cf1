/** An SVG file as it stands in a document: without what is for whoever reads the file. */
export function inlineDrawing(svg: string): string {
  return svg
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/\s+xmlns="[^"]*"/g, "")
    .replaceAll(/>\s+</g, "><")
    .trim();
}
