import type { Locator } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { chooseGerman } from "./german.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { expect, test } from "./test.ts";

const line = bestLine({ deal: 2 });

async function openSettings(hole: HolePage): Promise<Locator> {
  await hole.button("More").click();
  await hole.button("Settings").click();
  await expect(hole.panel("Settings")).toBeVisible();
  return hole.page.locator("[data-panel=settings]");
}

test("another language is there at once, in the middle of a hole: cards, undo and focus stay", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  for (const move of line.slice(0, 5)) await page.keyboard.press(keyFor(move));
  await hole.shows({ deal: 2, moves: line.slice(0, 5) });
  const cards = await hole.facesUp();
  const settings = await openSettings(hole);
  const german = settings.getByRole("radio", { name: "Deutsch" });
  await expect(german.locator("..").locator("span")).toHaveAttribute("lang", "de");
  await german.check();

  await expect(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(german).toBeChecked();
  await expect(german).toBeFocused();
  expect(await hole.facesUp()).toEqual(cards);
  const board = page.getByRole("application", { name: "Spielfläche" });
  await expect(board).toHaveAttribute("data-moves", line.slice(0, 5));
  await page.keyboard.press("Escape");
  await hole.button("Zurück").click();
  await expect(board).toHaveAttribute("data-moves", line.slice(0, 4));
  await expect(hole.status).toContainText("Zurückgenommen. Ablage: ");

  await page.reload();
  await expect(board).toHaveAttribute("data-moves", line.slice(0, 4));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Albatross: Golf Solitaire");

  await hole.button("Mehr").click();
  await hole.button("Einstellungen").click();
  await settings.getByRole("radio", { name: "English" }).check();
  await expect(hole.panel("Settings")).toBeVisible();
  await expect(hole.button("Undo")).toBeVisible();
});

test("an open panel of on-demand words changes with the page, and keeps what was chosen in it", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await hole.button("More").click();
  await hole.button("Statistics").click();
  await hole.panel("Statistics").getByRole("radio", { name: "Files" }).check();
  // The choice of another tab comes with the browser's own languages, as they can change under a page.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "languages", { value: ["de-DE"] });
    dispatchEvent(new Event("languagechange"));
  });
  const panel = page.getByRole("dialog", { name: "Statistik" });
  await expect(panel.getByRole("radio", { name: "Dateien" })).toBeChecked();
  await expect(panel.getByRole("button", { name: "Alle Löcher löschen" })).toBeVisible();
});

test.describe("in a browser that reads German", () => {
  test.use({ locale: "de-AT" });

  test("the board and the result are German for the eye and the ear", async ({ hole, page }) => {
    await page.goto("/?deal=2&generator=1&rules=classic");
    const board = page.getByRole("application", { name: "Spielfläche" });
    await expect(board).toMatchAriaSnapshot(`
      - application "Spielfläche":
        - button "Spalte 1, 5 Karten, Pik Bube liegt frei"
        - button "Spalte 2, 5 Karten, Kreuz Ass liegt frei"
        - button "Spalte 3, 5 Karten, Pik Vier liegt frei"
        - button "Spalte 4, 5 Karten, Pik Zwei liegt frei, passt"
        - button "Spalte 5, 5 Karten, Herz Fünf liegt frei"
        - button "Spalte 6, 5 Karten, Karo Dame liegt frei"
        - button "Spalte 7, 5 Karten, Kreuz Drei liegt frei"
        - button "Talon, 16 Karten, ziehen"
        - img "Ablage, 1 Karte, Karo Ass liegt oben"
    `);
    await expect(hole.status).toHaveText(
      /^Ein Rang auf oder ab. Es passt: 2\s*Willkommen\. .*Blatt 2\. Ablage: Karo Ass\. Es passt: Pik Zwei, Spalte 4\.$/,
    );
    await expect(page.locator("[data-verdict]")).toHaveText("Urteil: Gewinnbar");
    for (const move of line) await page.keyboard.press(keyFor(move));
    await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
      - dialog "Abgeräumt, 3-mal Ziehen gespart":
        - heading "Abgeräumt, 3-mal Ziehen gespart" [level=2]
        - button "Schließen"
        - paragraph: "Alle Karten gelegt: −3 auf der Karte."
        - button "Zurück"
        - button "Neues Blatt"
        - button "Noch einmal"
        - button "Teilen"
        - paragraph: /war die letzte Karte\\.$/
        - paragraph: −3 ist das Beste, was dieses Blatt hergibt. Das schlägt niemand.
        - paragraph: Kein Schlag wurde verschenkt.
        - paragraph: /^Beste Serie \\d+ · ohne Hilfe$/
    `);
  });

  test("T7: a link that means nothing is explained in German, with what it said", async ({
    page,
  }) => {
    await page.goto("/?deal=2&rules=king%3Dpawn");
    const told = page.locator(".bad-link");
    await expect(told).toHaveAttribute("data-code", "rules-value-unknown");
    await expect(told).toContainText("Er nennt Regeln, die hier nicht bekannt sind.");
    await expect(told).toContainText("king=pawn ist nicht möglich");
  });

  test("English is there for who chose it", async ({ hole, page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("albatross.preferences", JSON.stringify({ language: "en" }));
    });
    await hole.open({ deal: 2 });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("a language that cannot be loaded says so, leaves the page in English, and comes when it is tried again", async ({
  hole,
  page,
  faults,
}) => {
  await chooseGerman(page);
  let isDown = true;
  await page.route("**/assets/de-*.js", (route) => (isDown ? route.abort() : route.continue()));
  await hole.open({ deal: 2 });
  const sentence = "Deutsch could not be loaded. The page stays in English.";
  await expect(page.locator(".storage-line")).toHaveText(sentence);
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });

  const settings = await openSettings(hole);
  await expect(settings.getByRole("alert")).toHaveText(sentence);
  await expect(settings.getByRole("radio", { name: "Deutsch" })).toBeChecked();
  isDown = false;
  await settings.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await expect(page.locator(".storage-line")).toHaveCount(0);
  // What the browser itself says of a request that failed.
  for (const fault of faults.splice(0)) expect(fault).toContain("net::ERR_FAILED");
});

test("who reads English is sent no German, and who reads German no English but the first script", async ({
  hole,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await hole.open({ deal: 2 });
  await openSettings(hole);
  expect(asked.filter((path) => /\/de-/.test(path))).toEqual([]);
  expect(asked.filter((path) => /\/en-/.test(path))).toHaveLength(1);
  asked.length = 0;
  await chooseGerman(page);
  await page.goto("/?deal=3&generator=1&rules=classic");
  await hole.button("Mehr").click();
  await hole.button("Einstellungen").click();
  await expect(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  expect(asked.filter((path) => /\/en-/.test(path))).toEqual([]);
  expect(asked.filter((path) => /\/de-/.test(path))).not.toEqual([]);
});
