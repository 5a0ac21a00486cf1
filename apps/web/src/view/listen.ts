/** What the window tells the page: keys, its size, presses that must not move the focus. */
import { effect } from "@preact/signals";
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
}

function onKey(page: Page, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const { letterKeys } = page.game.preferences.preferences.peek();
  const command = commandOf(event, letterKeys === "on");
  if (command === null) return;
  // A field's own keys win, and so do a panel's: only Esc reaches through. The result is the exception,
  // because undo and the next deal belong to it; Enter and Space are its buttons' everywhere.
  const panel = target.closest("[data-panel]");
  const isField = target.matches("input:not([type=radio]), textarea, select");
  if (command.kind !== "close" && command.kind !== "keys") {
    if (isField || (panel !== null && panel.getAttribute("data-panel") !== "result")) return;
  }
  if (isField && command.kind === "keys") return;
  if (event.key === " " && target.closest("button, [data-place], input, a")) return;
  event.preventDefault();
  page.run(command);
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

/** The style sheet follows the root. "system" leaves the theme to it. */
function followSettings(page: Page): void {
  const root = document.documentElement;
  effect(() => {
    const { theme, palette, motion } = page.game.preferences.preferences.value;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["palette"] = palette;
    root.dataset["motion"] = motion;
    const felt = getComputedStyle(root).getPropertyValue("--felt-plain").trim();
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      if (felt !== "") meta.setAttribute("content", felt);
    }
  });
}

/** The title stays as it is: it is the name of the page. */
function followLanguage({ languages: { language, sources } }: Page): void {
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dir = sources[language.value].direction;
  });
}
