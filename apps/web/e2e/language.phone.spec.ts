import type { Page } from "@playwright/test";
import { bestLine, wastefulLine } from "./best-play.ts";
import { chooseGerman, findFaults, GERMAN_PANELS, openFromMenu } from "./german.ts";
import { linkTo } from "./hole-page.ts";
import { expect, test } from "./test.ts";

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;

async function goTo(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator(".app")).toBeVisible();
}

for (const phone of PHONES) {
  test(`T8: German fits everywhere into ${phone.width} pixels, with targets for a finger`, async ({
    hole,
    page,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    await chooseGerman(page);
    const faults: string[] = [];
    await goTo(page, linkTo({ deal: 2 }));
    await expect(page.locator("[data-verdict=winnable]")).toBeVisible();
    faults.push(...(await findFaults(hole, "the board")));
    await hole.button("Mehr").tap();
    await expect(hole.panel("Mehr")).toBeVisible();
    faults.push(...(await findFaults(hole, "Mehr")));
    await page.keyboard.press("Escape");
    for (const [button, title] of GERMAN_PANELS) {
      await openFromMenu(hole, button, title);
      if (title === "Statistik") {
        await expect(hole.panel(title).getByRole("radio", { name: "Dateien" })).toBeVisible();
      }
      faults.push(...(await findFaults(hole, title)));
      await hole.panel(title).getByRole("button", { name: "Schließen" }).tap();
    }

    await openFromMenu(hole, "Runde", "Runde");
    await page.getByRole("button", { name: "Runde beginnen" }).tap();
    await expect(page.locator("[data-figure=hole] dd")).toHaveText("1/9");
    faults.push(...(await findFaults(hole, "a round")));
    await openFromMenu(hole, "Scorekarte", "Scorekarte");
    faults.push(...(await findFaults(hole, "Scorekarte")));

    for (const [ending, moves] of [
      ["Abgeräumt", bestLine({ deal: 2 })],
      ["Festgefahren", wastefulLine({ deal: 2 })],
    ] as const) {
      await goTo(page, linkTo({ deal: 2, moves }));
      await expect(page.getByRole("dialog", { name: new RegExp(`^${ending}`) })).toBeVisible();
      faults.push(...(await findFaults(hole, ending)));
    }
    await goTo(page, "/?deal=2&generator=9");
    await expect(hole.button("Ein Blatt für mich")).toBeVisible();
    faults.push(...(await findFaults(hole, "a bad link")));
    expect(faults).toEqual([]);
  });
}

for (const window of [...PHONES, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
  const where = `${window.width} × ${window.height}`;
  test(`a language written from the right turns the page and not the board: all fits, and it plays, ${where}`, async ({
    hole,
    page,
  }) => {
    const faults: string[] = [];
    await page.setViewportSize(window);
    await hole.open({ deal: 2 });
    await page.evaluate(() => void (document.documentElement.dir = "rtl"));
    faults.push(...(await findFaults(hole, where)));
    // Every target lies over the card that it plays, and the slots under their piles.
    const shifts = await page.evaluate(() => {
      const left = (selector: string): number =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      const top = (pile: string): number =>
        Math.max(
          ...[...document.querySelectorAll(`.card[data-pile=${pile}]`)].map(
            (card) => card.getBoundingClientRect().left,
          ),
        );
      return [
        left(".slot-stock") - left(".target[data-pile=stock] .edge"),
        left(".slot-waste") - top("waste"),
      ];
    });
    for (const shift of shifts) expect(Math.abs(shift)).toBeLessThan(8);
    await hole.tap("4");
    await hole.tap("+");
    await hole.shows({ deal: 2, moves: "4+" });
    for (const name of ["Settings", "Keys", "Statistics", "Round"]) {
      await hole.button("More").tap();
      const menu = hole.panel("More");
      faults.push(...(await findFaults(hole, `${where}, More`)));
      await menu.getByRole("button", { name, exact: true }).tap();
      await expect(hole.panel(name)).toBeVisible();
      if (name === "Statistics") {
        await expect(hole.panel(name).getByRole("radio", { name: "Files" })).toBeVisible();
      }
      faults.push(...(await findFaults(hole, `${where}, ${name}`)));
      await hole.panel(name).getByRole("button", { name: "Close" }).tap();
    }
    await hole.button("Undo").tap();
    await hole.shows({ deal: 2, moves: "4+", undone: 1 });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    expect(faults).toEqual([]);
  });
}
