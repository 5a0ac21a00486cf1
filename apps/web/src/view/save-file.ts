/** Hands the player a file, as a download. */
export function saveFile(name: string, contents: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the contents by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
