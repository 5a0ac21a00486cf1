/** Which lessons were done here, kept by the browser. Where it keeps nothing, the page forgets them when it goes. */
const KEY = "albatross.lessons";

export function readDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function keepDone(id: string): void {
  const done = readDone();
  try {
    if (!done.includes(id)) localStorage.setItem(KEY, JSON.stringify([...done, id]));
  } catch {
    // Full or forbidden.
  }
  markDone(id);
}

/** The mark has its room from the start. */
export function markDone(id: string): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-done]")) {
    if (mark.dataset["done"] === id) mark.dataset["isDone"] = "";
  }
}
