/**
 * What can be played on a page. A page is whole without it: nothing is loaded or moved before the reader asks, and what
 * was on the page stays there if it cannot be loaded.
 */
import { markDone, readDone } from "./lessons-done.ts";

for (const id of readDone()) markDone(id);

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const island = button?.closest<HTMLElement>("[data-island]");
  if (!button || !island || island.dataset["running"] !== undefined) return;
  if (island.dataset["island"] === "print") return print();
  island.dataset["running"] = "";
  void start(island).catch(() => delete island.dataset["running"]);
});

async function start(island: HTMLElement): Promise<void> {
  if (island.dataset["island"] === "lesson") {
    (await import("./lesson-island.tsx")).startLesson(island);
  } else {
    (await import("./sample-island.tsx")).startSample(island);
  }
}
