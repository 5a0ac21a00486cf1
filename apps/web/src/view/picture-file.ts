/** An SVG text as a PNG file, drawn by the browser. Rejects where it cannot. */
export async function pictureFile(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  name: string,
): Promise<File> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("this browser has no canvas");
    context.drawImage(image, 0, 0, width, height);
    const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (pixels === null) throw new Error("the canvas gave no picture");
    return new File([pixels], name, { type: "image/png" });
  } finally {
    URL.revokeObjectURL(url);
  }
}
