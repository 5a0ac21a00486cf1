import { AxeBuilder } from "@axe-core/playwright";
import { faintPairs, PAIRS, suitPairs } from "./contrast.ts";
import { choose, openSettings, preferEarlier } from "./settings-panel.ts";
import { expect, test } from "./test.ts";

const FELTS = ["fairway", "lake", "clubhouse", "slate"] as const;
const PALETTES = ["classic", "four-colour", "high-contrast", "colour-blind"] as const;

for (const felt of FELTS) {
  test(`on the felt ${felt} everything can be read, by day and at dusk`, async ({ hole, page }) => {
    test.slow();
    await preferEarlier(page, { felt, timer: "on" });
    await hole.open({ deal: 2 });
    await openSettings(hole);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintPairs(page, PAIRS), colorScheme).toEqual([]);
      const axe = new AxeBuilder({ page }).exclude(".card");
      axe.setLegacyMode(true);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length}`)).toEqual([]);
    }
  });
}

test("in every palette each suit stands out from its card, by day and at dusk", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  for (const [index, palette] of PALETTES.entries()) {
    const names = ["Classic", "Four colours", "High contrast", "Colour-blind safe"];
    await choose(panel, "Suits", names[index] ?? palette);
    await expect(page.locator("html")).toHaveAttribute("data-palette", palette);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintPairs(page, await suitPairs(page)), `${palette}, ${colorScheme}`).toEqual(
        [],
      );
    }
  }
});

test("what is too faint is found: the measure is one", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const grey = { name: "grey", ground: ["#fff"], least: 4.5 };
  expect(await faintPairs(page, [{ ...grey, ink: "#767676" }])).toEqual([]);
  expect(await faintPairs(page, [{ ...grey, ink: "#777777" }])).toEqual(["grey: 4.48 of 4.5"]);
  const veiled = { ...grey, ground: ["#000", "rgb(255 255 255 / 0.5)"], ink: "#fff" };
  expect(await faintPairs(page, [veiled])).toEqual(["grey: 3.95 of 4.5"]);
});

test("every back is drawn on stock and hidden cards, and no two are alike", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, rules: "hidden=2" });
  const panel = await openSettings(hole);
  const seen = new Set<string>();
  for (const name of ["Lattice", "Argyle", "Dimples", "Tartan"]) {
    await choose(panel, "Card backs", name);
    const backs = await page.evaluate(() =>
      [...document.querySelectorAll(".card[data-face=down] .card-back")].map((back) => {
        const { backgroundImage } = getComputedStyle(back, "::after");
        return `${backgroundImage} over ${getComputedStyle(back).backgroundImage}`;
      }),
    );
    // Sixteen in the stock, two rows of seven.
    expect(backs).toHaveLength(30);
    expect(new Set(backs).size).toBe(1);
    seen.add(backs[0] ?? "");
  }
  expect(seen.size).toBe(4);
});
