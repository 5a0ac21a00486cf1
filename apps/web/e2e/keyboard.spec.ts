import type { Page } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { eachMove, keyFor } from "./hole-page.ts";
import { expect, test } from "./test.ts";

test("P1, P7: a winnable deal is played to its end with digits, D and Space alone", async ({
  hole,
  page,
}) => {
  const line = bestLine({ deal: 3 });
  await hole.open({ deal: 3 });
  for (const [index, [move, made]] of eachMove(line).entries()) {
    await page.keyboard.press(move === "+" && index % 2 === 0 ? "Space" : keyFor(move));
    await hole.shows({ deal: 3, moves: made });
  }
  await expect(hole.result).toHaveAccessibleName("Cleared, 2 draws to spare");

  // Esc puts the result away; the board and undo stay live, and the result can be had again.
  await page.keyboard.press("Escape");
  await expect(hole.result).toBeHidden();
  await page.keyboard.press("z");
  await hole.shows({ deal: 3, moves: line, undone: 1 });
  await page.keyboard.press("y");
  await hole.shows({ deal: 3, moves: line });
  await page.keyboard.press("Escape");
  await expect(hole.result).toBeHidden();
  await hole.button("Result").press("Enter");
  await expect(hole.result).toBeVisible();
});

test("P1, P7: a winnable deal is played with the arrow keys, Enter and Space inside the board's one tab stop", async ({
  hole,
  page,
}) => {
  const line = bestLine({ deal: 17 });
  await hole.open({ deal: 17 });
  await expect(hole.board.locator("[tabindex='0']")).toHaveCount(1);
  await hole.column(1).focus();
  for (const [index, [move, made]] of eachMove(line).entries()) {
    await walkTo(page, move === "+" ? 7 : Number(move) - 1);
    await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
    await hole.shows({ deal: 17, moves: made });
  }
  await expect(hole.result).toHaveAccessibleName("Cleared, 7 draws to spare");
  // The focus never moved by itself.
  expect(await placeInFocus(page)).toBe(Number(line.at(-1)) - 1);
});

test("each panel takes the focus, closes with Esc and gives the focus back", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  const panels = [
    ["Deal 2", "Deal"],
    ["Classic", "Rules"],
    ["More", "More"],
  ] as const;
  for (const [button, panel] of panels) {
    await hole.button(button).focus();
    await page.keyboard.press("Enter");
    await expect(hole.panel(panel)).toBeFocused();
    await expect(hole.button(button)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(hole.panel(panel)).toBeHidden();
    await expect(hole.button(button)).toBeFocused();
  }
  await hole.column(3).focus();
  await page.keyboard.press("?");
  await expect(hole.panel("Keys")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(hole.column(3)).toBeFocused();
  await hole.shows({ deal: 2 });
});

test("a panel's own keys act on the panel only", async ({ hole, page }) => {
  // KDE 408931: Enter in a dialog also played the card behind it.
  await hole.open({ deal: 2 });
  await hole.column(4).focus();
  await page.keyboard.press("?");
  await expect(hole.panel("Keys")).toBeFocused();
  for (const key of ["Enter", "Space", "4", "d", "n", "h"]) await page.keyboard.press(key);
  await expect(hole.panel("Keys")).toBeVisible();
  await hole.shows({ deal: 2 });
  await hole.panel("Keys").getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(hole.panel("Keys")).toBeHidden();
  await expect(hole.column(4)).toBeFocused();
  await hole.shows({ deal: 2 });
});

test("D3, T7: what is typed into the deal number stays there; Ctrl Z in it is the field's own", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await hole.button("Deal 2").click();
  const field = hole.panel("Deal").getByLabel("Deal number");
  await field.focus();
  await page.keyboard.type("1d2z3h");
  await expect(field).toHaveValue("1d2z3h");
  await page.keyboard.press("Control+z");
  await expect(field).not.toHaveValue("1d2z3h");
  await hole.shows({ deal: 2, moves: "4" });
  await field.fill("12x");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("“12x” is not a deal number");
  await hole.shows({ deal: 2, moves: "4" });
  await field.fill("0");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("“0” is not a deal number");
  await field.fill(" 12 ");
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 12, leftAnother: true });
  await expect(hole.panel("Deal")).toBeHidden();
});

test("keys with Ctrl, Alt and a held key leave the hole alone", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  for (const key of ["Control+4", "Control+d", "Alt+4", "Meta+d"]) await page.keyboard.press(key);
  await page.keyboard.down("d");
  await page.keyboard.down("d");
  await page.keyboard.down("d");
  await page.keyboard.up("d");
  await hole.shows({ deal: 2, moves: "+" });
});

/** Goes over the board with arrow keys, as a player does who sees where the focus is. */
async function walkTo(page: Page, place: number): Promise<void> {
  const stock = 7;
  let at = await placeInFocus(page);
  if (at === stock && place < stock) {
    await page.keyboard.press("ArrowUp");
    at = stock - 1;
  }
  if (place === stock) {
    if (at !== stock) await page.keyboard.press("ArrowDown");
  } else {
    const key = at < place ? "ArrowRight" : "ArrowLeft";
    for (let step = 0; step < Math.abs(place - at); step++) await page.keyboard.press(key);
  }
  expect(await placeInFocus(page)).toBe(place);
}

function placeInFocus(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.activeElement?.getAttribute("data-place") ?? -1));
}
