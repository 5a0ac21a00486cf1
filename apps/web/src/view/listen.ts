/** What the window tells the page: keys, its size, presses that must not move the focus. */
import { effect } from "@preact/signals";
import type { Game } from "../state/game.ts";
import { commandOf } from "./keys.ts";
import type { Page } from "./page.ts";

export function listen(page: Page): void {
  addEventListener("resize", () => {
    page.windowSize.value = { width: innerWidth, height: innerHeight };
  });
  document.addEventListener("keydown", (event) => onKey(page, event));
  document.addEventListener("mousedown", keepFocus);
  followSettings(page);
  followLanguage(page);
  giveFeedback(page.game);
}

const ABOUT_PLAY: ReadonlySet<string> = new Set(["result", "review", "coach"]);

function onKey(page: Page, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const { letterKeys } = page.game.preferences.preferences.peek();
  const command = goesOn(page, event, target)
    ? ({ kind: "pause" } as const)
    : commandOf(event, letterKeys === "on");
  if (command === null) return;
  // A field's own keys win, and so do a panel's: only Esc reaches through. Panels about what is played are the
  // exception, because its keys belong to them; Enter and Space are their buttons' everywhere.
  const panel = target.closest("[data-panel]")?.getAttribute("data-panel") ?? null;
  const isField = target.matches("input:not([type=radio], [type=range]), textarea, select");
  if (command.kind !== "close" && command.kind !== "keys") {
    if (isField || (panel !== null && !ABOUT_PLAY.has(panel))) return;
  }
  if (isField && command.kind === "keys") return;
  if (event.key === " " && target.closest("button, [data-place], input, a")) return;
  event.preventDefault();
  page.run(command);
}

/** At a pause Enter goes on, wherever no button takes it. */
function goesOn(page: Page, event: KeyboardEvent, target: Element): boolean {
  if (event.key !== "Enter" || !page.game.pause.isPaused.peek()) return false;
  return target.closest("button, a, input, summary, [data-panel]") === null;
}

/**
 * A press with the mouse does not take the focus: it stays where the keyboard left it, and Space goes on
 * drawing after a click on a card. A field that had the focus gives it up, or it would eat the keys.
 */
function keepFocus(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (!target?.closest("button, .covered, .target") || target.closest("[data-panel]")) return;
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.blur();
}

/** Sound and vibration come with their own code, when they are first wanted. */
function giveFeedback(game: Game): void {
  let isStarted = false;
  let isChosenNow = false;
  effect(() => {
    const { sound, vibration } = game.preferences.preferences.value;
    if (isStarted || (sound === "off" && vibration === "off")) {
      isChosenNow = true;
      return;
    }
    isStarted = true;
    const wasChosen = isChosenNow;
    import("../feedback/start-feedback.ts").then(
      ({ startFeedback }) => startFeedback(game, wasChosen),
      // Tried again when a preference changes.
      () => void (isStarted = false),
    );
  });
}

const FOLLOWED = ["theme", "felt", "back", "palette", "print", "motion", "hand"] as const;

/** The style sheet follows the root. "system" leaves the theme to it. */
function followSettings(page: Page): void {
  const root = document.documentElement;
  const tintWindow = (): void => {
    const { backgroundColor } = getComputedStyle(root);
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.setAttribute("content", backgroundColor);
    }
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tintWindow);
  effect(() => {
    const chosen = page.game.preferences.preferences.value;
    for (const name of FOLLOWED) root.dataset[name] = chosen[name];
    if (chosen.theme === "system") delete root.dataset["theme"];
    // Asked at once, the browser would have to work out all styles for it alone.
    requestAnimationFrame(tintWindow);
  });
}

/** The title stays as it is: it is the name of the page. */
function followLanguage({ languages: { language, sources } }: Page): void {
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dir = sources[language.value].direction;
  });
}
