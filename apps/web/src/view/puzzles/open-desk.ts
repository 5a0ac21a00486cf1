/** The page's one desk of puzzles, made when it is first wanted, and the way to it from a link. */
import type { PuzzleQuestion } from "@albatross/coach";
import { effect } from "@preact/signals";
import { createPuzzleDesk, type PuzzleDesk } from "../../state/puzzle-desk.ts";
import { createHeldRows } from "../../storage/held-rows.ts";
import { browserNews } from "../../storage/history-news.ts";
import { openPuzzleRows } from "../../storage/puzzle-database.ts";
import { createPuzzleStore } from "../../storage/puzzle-store.ts";
import { usePage, type Page } from "../page.ts";

const CHANNEL = "albatross-puzzles";

function openDesk(page: Page): PuzzleDesk {
  page.puzzles.value ??= createPuzzleDesk({
    game: page.game,
    coach: () => page.coach(),
    store: createPuzzleStore(
      openPuzzleRows(),
      browserNews(CHANNEL),
      createHeldRows(() => localStorage, "puzzles", String(Math.random())),
    ),
    played: async () => (await (await page.history.open()).all()).holes,
    nowMs: () => Date.now(),
    newSeed: () => `${Date.now()} ${Math.random()}`,
  });
  return page.puzzles.value;
}

export function useDesk(): PuzzleDesk {
  return openDesk(usePage());
}

/** Lays the puzzle beside the player's own hole, once that is on the board. */
export function showPuzzleLink(page: Page, question: PuzzleQuestion): void {
  const desk = openDesk(page);
  let isAsked = false;
  const forget = effect(() => {
    if (page.game.play.open.value === null || isAsked) return;
    isAsked = true;
    // Not within the effect, which must not follow what the desk reads.
    queueMicrotask(() => void show());
  });

  async function show(): Promise<void> {
    forget();
    await desk.showLink(question);
    if (desk.trouble.peek() !== null) page.openPanel("puzzles");
  }
}
