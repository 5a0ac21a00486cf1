import type { Locator } from "@playwright/test";
import { HolePage } from "./hole-page.ts";
import { goOn, holeFigure, openRounds, press, startRound, takeStrokes } from "./round.ts";
import { expect, test, watch } from "./test.ts";

const NINE = "course=Sunday%20Nine&deals=1-22-3-44-5-66-7-88-9&generator=1&rules=putt-putt";

async function chooseCourse(panel: Locator, name: string): Promise<void> {
  await panel.getByRole("radio", { name: "Course" }).check();
  await panel.getByRole("button", { name }).click();
}

/** In a round the figures have one more than a hole by itself. */
async function expectDeal(hole: HolePage, deal: number, rules: string): Promise<void> {
  await expect(hole.board).toHaveAttribute("data-deal", String(deal));
  await expect(hole.board).toHaveAttribute("data-rules", rules);
}

test("R3: a course is played over its nine deals, and its best total is kept", async ({ hole }) => {
  test.slow();
  await hole.open({ deal: 77, rules: "putt-putt" });
  const panel = await openRounds(hole);
  await chooseCourse(panel, "The Old Nine");
  await expect(panel.getByRole("button", { name: "The Old Nine" })).toContainText(
    "Not played yet.",
  );
  await press(panel.getByRole("button", { name: "Start the round" }));
  // Its rules are its own.
  for (let number = 1; number <= 9; number++) {
    await expect(holeFigure(hole)).toHaveText(`${number}/9`);
    await expectDeal(hole, number, "classic");
    await takeStrokes(hole);
    if (number < 9) await goOn(hole, number + 1);
  }
  const result = hole.page.getByRole("dialog", { name: /^Round over/ });
  await expect(result).toBeVisible();
  await press(result.getByRole("button", { name: "Leave the round" }));
  const again = await openRounds(hole);
  await again.getByRole("radio", { name: "Course" }).check();
  await expect(again.getByRole("button", { name: "The Old Nine" })).toContainText(
    "Your best: 315.",
  );
  await expect(again.locator("details").first()).toContainText("the course The Old Nine");
});

test("R3, T7: a course is shared by link, and opened from it by a friend with the same nine deals", async ({
  hole,
  page,
  context,
  browser,
  baseURL,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hole.open({ deal: 77 });
  const panel = await openRounds(hole);
  await chooseCourse(panel, "Queen’s Gate");
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await panel.getByRole("button", { name: "Share the course" }).click();
  await expect(hole.status).toContainText("Copied: paste it where you like.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [words = "", address = ""] = text.split(/(?=http)/);
  expect(words).toBe(
    "Albatross: the course Queen’s Gate, nine holes, Queen on King. Same cards for all of us: ",
  );

  const friends = await browser.newContext();
  watch(friends, baseURL ?? "", faults);
  const friend = new HolePage(await friends.newPage());
  await friend.page.goto(address);
  await friend.dealt();
  const sent = friend.panel("Round");
  await expect(sent.getByRole("button", { name: "Queen’s Gate" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await press(sent.getByRole("button", { name: "Start the round" }));
  await expectDeal(friend, 8, "queen-on-king");
  await friends.close();
});

test("R3, R1: a course of somebody else's comes with its name; eighteen holes take a second nine", async ({
  hole,
  page,
}) => {
  await page.goto(`/?${NINE}`);
  await hole.dealt();
  const panel = hole.panel("Round");
  await expect(panel.getByRole("button", { name: "Sunday Nine" })).toContainText("Sent to you");
  await panel.getByRole("radio", { name: "Eighteen" }).check();
  // Only a course under the same rules can be the second nine.
  await expect(panel.getByLabel("Second nine").getByRole("option")).toHaveText([
    "Sunday Nine",
    "Round the Corner",
  ]);
  await panel.getByLabel("Second nine").selectOption("Round the Corner");
  await press(panel.getByRole("button", { name: "Start the round" }));
  await expectDeal(hole, 1, "putt-putt");
  await expect(holeFigure(hole)).toHaveText("1/18");
  await takeStrokes(hole);
  await goOn(hole, 2);
  await expectDeal(hole, 22, "putt-putt");
  await page.reload();
  await expectDeal(hole, 22, "putt-putt");
  await expect(holeFigure(hole)).toHaveText("2/18");
});

test("R3: a course link opened in a round says that the round is kept", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await startRound(hole);
  await page.goto(`/?${NINE}`);
  const panel = hole.panel("Round");
  await expect(panel).toContainText("A round is being played, hole 1 of 9.");
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(holeFigure(hole)).toHaveText("1/9");
  await expect(await openRounds(hole)).toHaveAccessibleName("Scorecard");
});

for (const [query, code] of [
  ["course=Nine&deals=1-2-3&generator=1&rules=classic", "course-invalid"],
  ["course=Nine&deals=1-2-3-4-5-6-7-8-9&generator=7&rules=classic", "generator-unknown"],
  ["course=&deals=1-2-3-4-5-6-7-8-9", "course-name-invalid"],
] as const) {
  test(`T7, R3: ${query} explains itself, and deals nothing`, async ({ hole, page }) => {
    await page.goto(`/?${query}`);
    await expect(page.locator(`[data-code=${code}]`)).toBeVisible();
    await expect(hole.stock).toBeHidden();
    await hole.button("Deal me a hole").click();
    await hole.dealt();
  });
}
