/** Measures of the page in a window: what lies outside it, and which targets are too small for a finger. */
import type { Page } from "@playwright/test";

export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
] as const;

/** WCAG 2.5.5 in CSS pixels. */
const MIN_TARGET = 44;

export interface Room {
  /** What can be seen or pressed and lies outside the window, or makes it scroll. */
  readonly outside: readonly string[];
  /** Pressed with a finger, and less than 44 px either way. */
  readonly small: readonly string[];
  readonly cardWidth: number;
}

export async function measureRoom(page: Page): Promise<Room> {
  return page.evaluate((least) => {
    const nameOf = (element: Element): string =>
      element.getAttribute("aria-label") ??
      (element.textContent.trim() || element.getAttribute("data-card") || element.className);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const outside: string[] = [];
    if (scrollWidth > innerWidth) outside.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) outside.push(`the page is ${scrollHeight} high`);
    const small: string[] = [];
    for (const element of document.querySelectorAll(".card, button, [data-pile=waste], .figure")) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const isScrolled = element.closest(".panel-body") !== null;
      const isIn =
        left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      // A column's target takes half a gap more than its card, which is looked at by itself.
      if (!isIn && !isScrolled && !element.matches("[data-column]")) {
        outside.push(`${nameOf(element)}, down to ${Math.round(bottom)} of ${innerHeight}`);
      }
      if (!element.matches("button, label")) continue;
      if (width < least - 0.5 || height < least - 0.5) {
        small.push(`${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
    const card = document.querySelector(".card")?.getBoundingClientRect();
    return { outside, small, cardWidth: card?.width ?? 0 };
  }, MIN_TARGET);
}
