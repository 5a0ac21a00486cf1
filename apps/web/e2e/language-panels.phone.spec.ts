import { bestLine } from "./best-play.ts";
import { chooseGerman, findFaults, openFromMenu } from "./german.ts";
import { linkTo } from "./hole-page.ts";
import { expect, test } from "./test.ts";

const line = bestLine({ deal: 2 });
const friendsLink = `${linkTo({ deal: 2 })}&shared=1&by=Anna&result=cleared%20-3&played=${encodeURIComponent(line)}`;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await chooseGerman(page);
});

test("T8: own rules and courses say it in German, and it fits into 320 pixels", async ({
  hole,
  page,
}) => {
  const faults: string[] = [];
  await page.goto(linkTo({ deal: 2 }));
  await openFromMenu(hole, "Regeln", "Regeln");
  await hole.button("Eigene Regeln …").tap();
  const sheet = hole.panel("Eigene Regeln");
  await expect(sheet.getByRole("region", { name: "Was zu erwarten ist" })).toContainText(
    "Abräumbar: etwa 26 von 100. Bestes Ergebnis im Durchschnitt: 2,1 Schläge.",
  );
  // The most that there is to say: no figure of its own, and choices that others rule out.
  for (const [option, value] of [
    ["Auf einem König", "Dame, Ass"],
    ["Erste Karte", "Deine Wahl"],
    ["Spalten", "9"],
    ["Weitere Durchgänge", "2"],
    ["Joker", "2"],
    ["Verdeckte Reihen", "4"],
  ] as const) {
    await sheet.getByRole("group", { name: option }).getByRole("radio", { name: value }).check();
  }
  await expect(sheet).toContainText("Bei 9 Spalten gehen höchstens 5 Reihen");
  faults.push(...(await findFaults(hole, "Eigene Regeln")));
  await sheet.getByRole("group", { name: "Spalten" }).getByRole("radio", { name: "7" }).check();
  await sheet.getByRole("button", { name: "Blatt 2 nach diesen Regeln" }).tap();
  await expect(page.getByRole("button", { name: /^Spalte 7, 5 Karten, / })).toBeVisible();
  faults.push(...(await findFaults(hole, "the board under own rules")));

  await openFromMenu(hole, "Runde", "Runde");
  const rounds = hole.panel("Runde");
  await rounds.getByRole("radio", { name: "Achtzehn" }).check();
  await rounds.getByRole("radio", { name: "Platz" }).check();
  await expect(rounds.getByRole("button", { name: /^Lost Balls/ })).toContainText(
    "Kein einziges der neun lässt sich abräumen. Die niedrigste Summe: 27.Klassisch. Noch nicht gespielt.",
  );
  await expect(rounds.getByLabel("Zweite Neun")).toBeVisible();
  faults.push(...(await findFaults(hole, "courses")));
  expect(faults).toEqual([]);
});

test("T7 T8: sharing and what friends sent say it in German, and it fits into 320 pixels", async ({
  hole,
  page,
}) => {
  const faults: string[] = [];
  await page.goto(linkTo({ deal: 2 }));
  await openFromMenu(hole, "Schläge nehmen", "Schläge genommen");
  await hole.panel("Schläge genommen").getByRole("button", { name: "Teilen" }).tap();
  const panel = hole.panel("Dieses Loch teilen");
  await panel.getByRole("radio", { name: "Meine Züge" }).check();
  await panel.getByRole("textbox").fill("Anna");
  await expect(panel).toContainText("Albatross, Blatt 2, Klassisch. Ich habe es gespielt");
  faults.push(...(await findFaults(hole, "Teilen")));

  await page.goto(friendsLink);
  await hole.button("Von Anna").first().tap();
  const friend = hole.panel("Von Anna");
  await expect(friend).toContainText("Anna hat diese Karten auch gespielt.");
  await friend.getByRole("button", { name: "Ergebnis von Anna zeigen" }).tap();
  await expect(friend).toContainText("Anna: abgeräumt, 3-mal Ziehen gespart, −3.");
  await friend.getByRole("button", { name: "Zeigen, wie Anna gespielt hat" }).tap();
  await expect(friend).toContainText(`Zug 0 von ${line.length}`);
  faults.push(...(await findFaults(hole, "Von Anna")));

  await page.goto(`${linkTo({ deal: 2 })}&shared=1&result=won`);
  await expect(page.locator(".bad-link")).toContainText("„won“ ist kein Ergebnis");
  await expect(hole.button("Nur sein Loch austeilen")).toBeVisible();
  faults.push(...(await findFaults(hole, "a bad link")));
  expect(faults).toEqual([]);
});

test("T8: a pause, the lamp and leaving a round say it in German, and it fits into 320 pixels", async ({
  hole,
  page,
}) => {
  const faults: string[] = [];
  await page.goto(linkTo({ deal: 2 }));
  await openFromMenu(hole, "Einstellungen", "Einstellungen");
  const settings = hole.panel("Einstellungen");
  await settings.getByRole("switch", { name: "Lampe „Etwas passt“" }).tap();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("img", { name: /^Ablage, .*, etwas passt$/ })).toBeVisible();
  faults.push(...(await findFaults(hole, "the board with its lamp")));

  await hole.button("Mehr").tap();
  await page.locator("[data-panel=more]").getByRole("button", { name: "Pause" }).tap();
  await expect(page.getByRole("region", { name: "Pause" })).toContainText("außer Sicht");
  await expect(hole.status).toContainText("Mit Enter geht es weiter.");
  faults.push(...(await findFaults(hole, "a pause")));
  await hole.button("Weiter").tap();

  // A sentence that is too long for the line is whole all the same.
  await hole.covered(1).tap({ position: { x: 10, y: 10 } });
  await expect(hole.status).toContainText("Zugedeckt: Nur die letzte Karte einer Spalte");
  const said = page.locator(".message");
  const [place, lines] = [await said.boundingBox(), await said.locator("p").boundingBox()];
  expect(lines?.height).toBeLessThanOrEqual(place?.height ?? 0);

  await openFromMenu(hole, "Runde", "Runde");
  await page.getByRole("button", { name: "Runde beginnen" }).tap();
  await openFromMenu(hole, "Blatt", "Blatt");
  await expect(hole.panel("Blatt")).toContainText("Eine Runde läuft, Loch 1 von 9.");
  faults.push(...(await findFaults(hole, "Blatt, in a round")));
  await hole.panel("Blatt").getByLabel("Nummer des Blatts").fill("12");
  await page.keyboard.press("Enter");
  await expect(hole.status).toContainText("Die Runde wartet an Loch 1.");
  await hole.button("Mehr").tap();
  await expect(hole.button("Zurück zur Runde, Loch 1 von 9")).toBeVisible();
  faults.push(...(await findFaults(hole, "Mehr, with a round left")));
  expect(faults).toEqual([]);
});
