import type { Page } from "@playwright/test";
import { HolePage } from "./hole-page.ts";
import { choose, openSettings, radio } from "./settings-panel.ts";
import { expect, test } from "./test.ts";

/** What each setting changes on the page, read off it: not the attribute that a style sheet goes by. */
interface Case {
  readonly setting: string;
  readonly value: string;
  readonly read: (page: Page) => Promise<string>;
}

const CASES: readonly Case[] = [
  { setting: "Light", value: "Dusk", read: (page) => styleOf(page, ":root", "color-scheme") },
  {
    setting: "Felt",
    value: "Lake",
    read: (page) => styleOf(page, ":root", "background-color"),
  },
  {
    setting: "Card backs",
    value: "Tartan",
    read: (page) =>
      styleOf(page, ".card[data-pile=stock] .card-back", "background-image", "::after"),
  },
  { setting: "Suits", value: "Colour-blind safe", read: suitColours },
  { setting: "Print", value: "Large", read: penWidth },
  { setting: "Motion", value: "None", read: (page) => rootData(page, "motion") },
  { setting: "Piles and buttons for the", value: "Left hand", read: sideOfWaste },
  { setting: "Time of the hole", value: "On", read: timers },
];

test("every setting is in force at once, in other tabs too, and kept over a reload", async ({
  hole,
  page,
  context,
}) => {
  // KDE 495973.
  test.slow();
  await hole.open({ deal: 2 });
  const other = new HolePage(await context.newPage());
  await other.open({ deal: 3 });
  await page.bringToFront();
  const panel = await openSettings(hole);
  for (const { setting, value, read } of CASES) {
    const before = await read(page);
    await choose(panel, setting, value);
    await expect.poll(() => read(page), `${setting}, ${value}`).not.toBe(before);
    const chosen = await read(page);
    await expect.poll(() => read(other.page), `${setting}, ${value}, elsewhere`).toBe(chosen);
  }
  const chosen = await Promise.all(CASES.map(({ read }) => read(page)));
  await page.reload();
  await hole.dealt();
  for (const [index, { setting, read }] of CASES.entries()) {
    await expect.poll(() => read(page), `${setting}, after a reload`).toBe(chosen[index]);
  }
  const reopened = await openSettings(hole);
  for (const { setting, value } of CASES) {
    await expect(radio(reopened, setting, value)).toBeChecked();
  }
});

test("every palette tells the suits apart as it says", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  for (const [name, kinds] of [
    ["Classic", 2],
    ["Four colours", 4],
    ["High contrast", 2],
    ["Colour-blind safe", 4],
  ] as const) {
    await choose(panel, "Suits", name);
    const colours = (await suitColours(page)).split("; ");
    expect(colours).toHaveLength(4);
    expect(new Set(colours).size, name).toBe(kinds);
  }
});

test("with motion off a card is where it goes at once", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await choose(await openSettings(hole), "Motion", "None");
  await page.keyboard.press("Escape");
  await hole.still();
  await page.keyboard.press("4");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await hole.shows({ deal: 2, moves: "4" });
});

test("single letters can be switched off; digits, Space and Ctrl still play", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await choose(await openSettings(hole), "Single letters as keys", "Off");
  await page.keyboard.press("Escape");
  for (const key of ["d", "h", "n", "z", "]", "?"]) await page.keyboard.press(key);
  await hole.shows({ deal: 2 });
  await page.keyboard.press("4");
  await hole.board.click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Space");
  await hole.shows({ deal: 2, moves: "4+" });
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await hole.read()).strokes).toBe(34);
});

test("a group is set back by itself, and the reset undone, by keys alone", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  const look = panel.getByRole("region", { name: "Look" });
  const reset = look.getByRole("button", { name: "Reset: Look", exact: true });
  const undo = look.getByRole("button", { name: "Undo the reset: Look" });
  await expect(reset).toBeDisabled();
  await expect(undo).toBeHidden();
  await choose(panel, "Light", "Day");
  await choose(panel, "Suits", "Four colours");
  await choose(panel, "Single letters as keys", "Off");

  await reset.press("Enter");
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-theme", /./);
  await expect(root).toHaveAttribute("data-palette", "classic");
  await expect(radio(panel, "Light", "As the system")).toBeChecked();
  await expect(radio(panel, "Single letters as keys", "Off")).toBeChecked();
  await expect(look.getByRole("status")).toHaveText("Look: back as it came.");
  await expect(reset).toBeDisabled();
  await expect(reset).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(root).toHaveAttribute("data-palette", "four-colour");
  await expect(undo).toBeHidden();
  await expect(panel).toBeVisible();
  await page.reload();
  await hole.dealt();
  await expect(root).toHaveAttribute("data-theme", "light");
});

test("what was chosen after a reset is not undone with it", async ({ hole }) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  await choose(panel, "Felt", "Slate");
  await panel.getByRole("button", { name: "Reset: Look" }).click();
  await choose(panel, "Felt", "Lake");
  await expect(panel.getByRole("button", { name: "Undo the reset: Look" })).toBeHidden();
  await expect(radio(panel, "Felt", "Lake")).toBeChecked();
});

test("stored preferences of another age are read as far as they are known", async ({
  hole,
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    const kept = '{"format":1,"felt":"astroturf","theme":"dark","volume":"loud","print":7}';
    localStorage.setItem("albatross.preferences", kept);
  });
  await hole.open({ deal: 2 });
  expect(await rootData(page, "felt")).toBe("fairway");
  expect(await rootData(page, "theme")).toBe("dark");
  expect(await rootData(page, "print")).toBe("plain");
  expect(faults).toEqual([]);
});

test("the window's own frame takes the colour of the felt", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await choose(await openSettings(hole), "Felt", "Clubhouse");
  const felt = await styleOf(page, ":root", "background-color");
  const themeColour = page.locator("meta[name=theme-color]").first();
  await expect(themeColour).toHaveAttribute("content", felt);
  await page.emulateMedia({ colorScheme: "dark" });
  const dusk = await styleOf(page, ":root", "background-color");
  expect(dusk).not.toBe(felt);
  await expect(themeColour).toHaveAttribute("content", dusk);
});

test("for the left hand piles, bar and rail change sides, and are read and played as before", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, rules: "classic" });
  const order = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, [data-pile=waste]")].map(
        (element) => element.getAttribute("aria-label") ?? element.textContent,
      ),
    );
  const before = await order();
  const panel = await openSettings(hole);
  await choose(panel, "Piles and buttons for the", "Left hand");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  expect(await order()).toEqual(before);
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await hole.resize({ width, height });
    const undo = hole.button("Undo");
    await expect.poll(async () => isLeft(await undo.boundingBox(), width)).toBe(width >= 600);
    await hole.click("4");
    await hole.shows({ deal: 2, moves: "4" });
    await hole.covered(1).click({ position: { x: 8, y: 8 } });
    await expect(hole.status).toHaveText("Covered: only the last card of a column plays.");
    await undo.click();
    await hole.click("+");
    await hole.shows({ deal: 2, moves: "+" });
    await undo.click();
    await expect.poll(async () => (await hole.read()).undone).toBe(1);
    await page.getByRole("button", { name: /^Column 1,/ }).focus();
    await page.keyboard.press("End");
    await expect(hole.column(7)).toBeFocused();
  }
});

function isLeft(box: { readonly x: number } | null, width: number): boolean {
  if (box === null) throw new Error("it is not on the page");
  return box.x < width / 2;
}

async function rootData(page: Page, name: string): Promise<string> {
  return (await page.locator("html").getAttribute(`data-${name}`)) ?? "";
}

async function styleOf(
  page: Page,
  selector: string,
  property: string,
  pseudo?: string,
): Promise<string> {
  return page.evaluate(
    (asked) => {
      const element = document.querySelector(asked.selector);
      if (element === null) throw new Error(`nothing is at ${asked.selector}`);
      return getComputedStyle(element, asked.pseudo).getPropertyValue(asked.property);
    },
    { selector, property, pseudo },
  );
}

async function suitColours(page: Page): Promise<string> {
  return page.evaluate(() =>
    ["C", "D", "H", "S"]
      .map((suit) => {
        const face = document.querySelector(`.card-face[data-suit="${suit}"]`);
        if (face === null) throw new Error(`no card of ${suit} shows its face`);
        return getComputedStyle(face).color;
      })
      .join("; "),
  );
}

/** How broad the pen is that the ranks are drawn with, in the card's own units. */
async function penWidth(page: Page): Promise<string> {
  return (await page.locator(".card-face path").first().getAttribute("stroke-width")) ?? "";
}

async function sideOfWaste(page: Page): Promise<string> {
  return page.evaluate(() => {
    const left = (pile: string): number =>
      document.querySelector(`[data-pile=${pile}][aria-label]`)?.getBoundingClientRect().left ??
      Number.NaN;
    return left("waste") > left("stock") ? "right of the stock" : "left of the stock";
  });
}

async function timers(page: Page): Promise<string> {
  return String(await page.getByRole("timer").count());
}
