import { linkTo } from "./hole-page.ts";
import { expect, test } from "./test.ts";
import { measureRoom, WINDOWS } from "./room.ts";
import { startRound } from "./round.ts";
import { choose, openSettings, preferEarlier } from "./settings-panel.ts";

test("T8: in every window all cards and piles are inside, nothing scrolls, and a finger hits every target", async ({
  hole,
  page,
}) => {
  const faults: string[] = [];
  for (const rules of ["classic", "columns=9", "columns=5,rows=6"]) {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await hole.open({ deal: 2, rules });
      await hole.still();
      const { outside, small } = await measureRoom(page);
      const where = `${window.width} × ${window.height}, ${rules}`;
      for (const name of outside) faults.push(`${where}, outside: ${name}`);
      // Nine columns in 320 px cannot have 44 px each.
      for (const name of small) if (rules === "classic") faults.push(`${where}, small: ${name}`);
    }
  }
  expect(faults).toEqual([]);
});

const SHOWN = {
  "left hand": { hand: "left" },
  "large print": { print: "large" },
  "left hand, large print, a clock": { hand: "left", print: "large", timer: "on" },
} as const;

for (const [name, preferred] of Object.entries(SHOWN)) {
  test(`T8: with ${name} everything fits every window, too, and so does a round`, async ({
    hole,
    page,
  }) => {
    test.slow();
    const faults: string[] = [];
    await preferEarlier(page, preferred);
    await hole.open({ deal: 2 });
    await startRound(hole);
    for (const window of WINDOWS) {
      await hole.resize(window);
      await hole.still();
      const { outside, small } = await measureRoom(page);
      const where = `${window.width} × ${window.height}`;
      for (const fault of [...outside, ...small]) faults.push(`${where}: ${fault}`);
      if (await hole.button("Undo").isHidden()) faults.push(`${where}: nothing to undo with`);
    }
    expect(faults).toEqual([]);
  });
}

test("large print: ranks and text are larger in every window, and no index is covered", async ({
  hole,
  page,
}) => {
  test.slow();
  const measure = async (): Promise<readonly [rank: number, text: number, strip: number]> =>
    page.evaluate(() => {
      const rank = document.querySelector(".card-face path");
      const label = document.querySelector(".figure dt");
      if (!rank || !label) throw new Error("the board is empty");
      // The lowest line of each card's index, and where the next card of its column begins.
      const cards = [...document.querySelectorAll(".card[data-pile=column]")].map((card) => ({
        box: card.getBoundingClientRect(),
        index: Math.max(
          ...[...card.querySelectorAll(".card-face path")]
            .slice(0, 2)
            .map((mark) => mark.getBoundingClientRect().bottom),
        ),
      }));
      const strips = cards.flatMap(({ box, index }) =>
        cards
          .filter((next) => next.box.x === box.x && next.box.y > box.y)
          .map((next) => next.box.y - index),
      );
      return [
        rank.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(label).fontSize),
        Math.min(...strips),
      ] as const;
    });
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await hole.open({ deal: 2 });
    await hole.still();
    const [plainRank, plainText] = await measure();
    await choose(await openSettings(hole), "Print", "Large");
    await page.keyboard.press("Escape");
    await hole.still();
    const [rank, text, strip] = await measure();
    const where = `${window.width} × ${window.height}`;
    expect(rank / plainRank, where).toBeGreaterThan(1.1);
    expect(text / plainText, where).toBeCloseTo(1.2, 1);
    expect(strip, where).toBeGreaterThanOrEqual(0);
    await choose(await openSettings(hole), "Print", "Normal");
  }
});

test("every panel fits into the smallest windows, with targets for a finger", async ({
  hole,
  page,
}) => {
  const faults: string[] = [];
  for (const window of WINDOWS.slice(0, 3)) {
    await page.setViewportSize(window);
    await hole.open({ deal: 2 });
    for (const [button, panel] of [
      ["Deal 2", "Deal"],
      ["Classic", "Rules"],
      ["More", "More"],
      ["Statistics", "Statistics"],
      ["Settings", "Settings"],
    ] as const) {
      if (await hole.button(button).isVisible()) await hole.button(button).tap();
      else {
        // The smallest header has no room for it.
        await hole.button("More").tap();
        await hole.panel("More").getByRole("button", { name: panel, exact: true }).tap();
      }
      await expect(hole.panel(panel)).toBeVisible();
      await hole.still();
      const { outside, small } = await measureRoom(page);
      const box = await hole.panel(panel).boundingBox();
      const isIn = box && box.x >= 0 && box.y >= 0 && box.y + box.height <= window.height + 0.5;
      const where = `${window.width} × ${window.height}, ${panel}`;
      if (!isIn) faults.push(`${where}: the panel is outside`);
      for (const name of [...outside, ...small]) faults.push(`${where}: ${name}`);
      await hole.panel(panel).getByRole("button", { name: "Close" }).tap();
      await expect(hole.panel(panel)).toBeHidden();
    }
  }
  expect(faults).toEqual([]);
});

test("T8: on a phone upright the columns lie on their side where that gives larger cards", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  const { cardWidth } = await measureRoom(page);
  expect(cardWidth, "upright, seven columns leave 50 px a card").toBeGreaterThan(56);
  const cards = await hole.facesUp();
  const rows = await page.evaluate(() => {
    const found: Record<number, number[]> = {};
    for (const card of document.querySelectorAll(".card[data-pile=column]")) {
      const { y, right } = card.getBoundingClientRect();
      (found[Math.round(y)] ??= []).push(Math.round(right));
    }
    return Object.values(found);
  });
  expect(cards).toHaveLength(36);
  expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  // The last card of a row is the one that plays.
  const rightmost = Math.max(...rows.flat());
  const { x } = await hole.middle("4");
  expect(x + cardWidth / 2).toBeCloseTo(rightmost, 0);
  await hole.tap("4");
  await hole.shows({ deal: 2, moves: "4" });

  await hole.resize({ width: 320, height: 568 });
  const upright = await page.evaluate(() => {
    const xs = [...document.querySelectorAll(".card[data-pile=column]")].map((card) =>
      Math.round(card.getBoundingClientRect().x),
    );
    return new Set(xs).size;
  });
  expect(upright).toBe(7);
});

test("the sheets of rules, sharing, courses and a friend's play fit into the smallest windows", async ({
  hole,
  page,
}) => {
  const friends = `${linkTo({ deal: 2 })}&shared=1&by=Annabella-Magdalena&result=stuck%2012`;
  const faults: string[] = [];
  const scenes: readonly (readonly [panel: string, open: () => Promise<void>])[] = [
    [
      "Own rules",
      async () => {
        await hole.open({ deal: 2 });
        await openFromMore("Rules");
        await hole.panel("Rules").getByRole("button", { name: "Own rules…" }).tap();
      },
    ],
    [
      "Share this hole",
      async () => {
        await hole.open({ deal: 2 });
        await openFromMore("Deal");
        await hole.panel("Deal").getByRole("button", { name: "Share" }).tap();
      },
    ],
    [
      "Round",
      async () => {
        await page.goto("/?course=Sunday&deals=1-2-3-4-5-6-7-8-9&generator=1");
        await hole.panel("Round").getByRole("radio", { name: "Eighteen" }).check();
      },
    ],
    [
      "From Annabella-Magdalena",
      async () => {
        await page.goto(friends);
        await hole.button("From Annabella-Magdalena").tap();
      },
    ],
  ];
  async function openFromMore(panel: string): Promise<void> {
    await hole.button("More").tap();
    await hole.panel("More").getByRole("button", { name: panel, exact: true }).tap();
  }
  for (const window of WINDOWS.slice(0, 3)) {
    await page.setViewportSize(window);
    for (const [name, open] of scenes) {
      await open();
      await expect(hole.panel(name)).toBeVisible();
      await hole.still();
      const { outside, small } = await measureRoom(page);
      const box = await hole.panel(name).boundingBox();
      const isIn = box && box.x >= 0 && box.y >= 0 && box.y + box.height <= window.height + 0.5;
      const where = `${window.width} × ${window.height}, ${name}`;
      if (!isIn) faults.push(`${where}: the panel is outside`);
      for (const fault of [...outside, ...small]) faults.push(`${where}: ${fault}`);
      await hole.panel(name).getByRole("button", { name: "Close" }).tap();
      await expect(hole.panel(name)).toBeHidden();
    }
  }
  expect(faults).toEqual([]);
});
