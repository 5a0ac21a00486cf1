import { bestOf, thoughtlessLine } from "./best-play.ts";
import { startOf } from "./expected-board.ts";
import { HolePage, linkTo } from "./hole-page.ts";
import { expect, IN_MOTION, test, watch } from "./test.ts";

test.use(IN_MOTION);

test("T6: a new game walks on from a random number to the first deal that is proved winnable", async ({
  hole,
  page,
}) => {
  // Math.random is fixed so that the walk begins at 20: 25 is the next winnable deal.
  await page.addInitScript(() => {
    Math.random = () => 19.5 / 100_000_000;
  });
  const first = firstWinnableFrom(20);
  await page.goto("/");
  await hole.shows({ deal: first });
  await expect(hole.verdict).toHaveText("Verdict: Winnable");
  await expect(page).toHaveURL(new RegExp(`\\?deal=${first}&generator=1&rules=classic$`));
});

test("T6, D3: new games are all different and all winnable, and however often N is pressed one deal comes", async ({
  hole,
  page,
}) => {
  await hole.openAny();
  const seen = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const before = String(await hole.numberDealt());
    seen.add(before);
    expect(bestOf(startOf({ deal: BigInt(before) }))).toBeLessThanOrEqual(0);
    // Twice in one breath: the first search is given up.
    await page.evaluate(() => {
      for (let press = 0; press < 2; press++) {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
      }
    });
    await expect(hole.board).not.toHaveAttribute("data-deal", before);
    await expect(hole.verdict).toHaveText("Verdict: Winnable");
    await hole.shows({ deal: await hole.numberDealt() });
  }
  expect(seen.size).toBe(8);
});

test("T6, T4: the switch gives any deal, is kept, and the badge still says what is proved", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 19.5 / 100_000_000;
  });
  await hole.open({ deal: 2 });
  await hole.button("Deal 2").click();
  await hole.panel("Deal").getByRole("radio", { name: "Any deal" }).check();
  await hole.panel("Deal").getByRole("button", { name: "New deal" }).click();
  await hole.shows({ deal: 20 });
  await expect(hole.verdict).toHaveText("Verdict: Cannot be cleared");
  await page.reload();
  await hole.shows({ deal: 20 });
  await hole.button("Deal 20").click();
  await expect(hole.panel("Deal").getByRole("radio", { name: "Any deal" })).toBeChecked();
});

test("D3, T7: brackets step through the numbers, stop at the first, and the address follows", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, rules: "putt-putt" });
  await page.keyboard.press("]");
  await hole.shows({ deal: 3, rules: "putt-putt" });
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  await hole.shows({ deal: 1, rules: "putt-putt" });
  await expect(page).toHaveURL(/deal=1&generator=1&rules=putt-putt$/);
  await page.keyboard.press("[");
  await expect(hole.status).toHaveText("Deal numbers start at 1, and this is where they end.");
  await hole.shows({ deal: 1, rules: "putt-putt" });
  await hole.open({ deal: 9007199254740991n });
  await page.keyboard.press("]");
  await expect(hole.status).toHaveText("Deal numbers start at 1, and this is where they end.");
  await hole.shows({ deal: 9007199254740991n });
});

test("T7: the copied link and the page's own address bring a friend the same cards", async ({
  hole,
  page,
  context,
  browser,
  baseURL,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hole.openAny();
  const deal = await hole.numberDealt();
  await hole.button(`Deal ${deal}`).click();
  await hole.panel("Deal").getByRole("button", { name: "Copy link" }).click();
  await expect(hole.status).toContainText("Link copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(copied).toBe(`${baseURL}${linkTo({ deal })}`);
  const friends = await browser.newContext();
  watch(friends, baseURL ?? "", faults);
  const friend = new HolePage(await friends.newPage());
  await friend.page.goto(copied);
  await friend.shows({ deal });
  await friends.close();
});

test("T7: a browser that keeps its clipboard to itself is no dead end", async ({ hole, page }) => {
  await page.addInitScript(() => {
    Reflect.set(Object.getPrototypeOf(navigator.clipboard), "writeText", () =>
      Promise.reject(new DOMException("no", "NotAllowedError")),
    );
  });
  await hole.open({ deal: 2 });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Copy link" }).click();
  await expect(hole.status).toContainText("The link is in the address bar.");
});

const badLinks = [
  ["deal=12345&generator=2", "generator-unknown", "a deal generator that is not known here"],
  ["deal=5&generator=1&rules=nine-holes", "rules-preset-unknown", "rules that are not known here"],
  ["deal=5&generator=1&rules=king=ace", "rules-value-unknown", "rules that are not known here"],
  ["deal=5&generator=1&rules=moon=1", "rules-option-unknown", "rules that are not known here"],
  ["deal=5&rules=columns=9,rows=6", "rules-impossible", "rules that are not known here"],
  ["deal=0", "deal-number-invalid", "no deal that is known here"],
  ["deal=-1", "deal-number-invalid", "no deal that is known here"],
  ["deal=9007199254740992", "deal-number-invalid", "no deal that is known here"],
  ["deal=twelve", "deal-number-invalid", "no deal that is known here"],
  ["deal=moon:17", "deal-source-unknown", "no deal that is known here"],
  ["rules=classic", "link-deal-missing", "no deal that is known here"],
  ["deal=2&moves=1", "card-does-not-fit", "Its moves cannot be played on this deal."],
  ["deal=2&moves=4x", "move-unknown", "Its moves cannot be played on this deal."],
  ["deal=%E0%A4%A", "link-shape", "It is not complete."],
] as const;

test("T7: a link that means nothing here is explained, and never deals other cards in its place", async ({
  hole,
  page,
}) => {
  const rough = page.getByRole("region", { name: "That link leads into the rough" });
  for (const [query, code, sentence] of badLinks) {
    await page.goto(`/?${query}`);
    await expect(rough, query).toBeVisible();
    await expect(rough).toHaveAttribute("data-code", code);
    await expect(rough).toContainText(sentence);
    await expect(rough).toContainText("nothing was dealt");
    await expect(page.locator(".card")).toHaveCount(0);
    expect(page.url(), "the address is left as it came").toContain(query);
  }
  // Keys have no hole to act on, and nothing breaks.
  for (const key of ["1", "d", "z", "y", "h", "r", "q", "]"]) await page.keyboard.press(key);
  await expect(page.locator(".card")).toHaveCount(0);
  await rough.getByRole("button", { name: "Deal me a hole" }).click();
  await hole.dealt();
  await expect(rough).toBeHidden();
  await expect(page).toHaveURL(/\?deal=\d+&generator=1&rules=classic$/);
});

test("T7: what is not ours in an address is left alone", async ({ hole, page }) => {
  await page.goto("/?utm_source=club#hash");
  await hole.dealt();
  await page.goto("/?deal=12&utm_source=club");
  await hole.shows({ deal: 12 });
});

test("D3, T7: a deal of another program keeps its name and cards over a reload, brackets and rules", async ({
  hole,
  page,
}) => {
  await page.goto("/?deal=ms%3A17&generator=1&rules=classic");
  await expect(hole.board).toHaveAttribute("data-deal", "ms:17");
  const waste = await hole.waste.getAttribute("aria-label");
  await page.keyboard.press("d");
  await expect(hole.board).toHaveAttribute("data-moves", "+");
  await page.reload();
  await expect(hole.board).toHaveAttribute("data-deal", "ms:17");
  await expect(hole.board).toHaveAttribute("data-moves", "+");
  await page.keyboard.press("r");
  await expect(hole.waste).toHaveAccessibleName(waste ?? "");
  await page.keyboard.press("]");
  await expect(hole.board).toHaveAttribute("data-deal", "ms:18");
  await expect(hole.button("Deal ms:18")).toBeVisible();
});

test("S1, T6: a new deal in the middle of the celebration or of a stuck result just comes", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 4, moves: thoughtlessLine({ deal: 4 }) });
  await expect(hole.result).toBeVisible();
  await hole.result.getByRole("button", { name: "New deal" }).click();
  await expect(hole.result).toBeHidden();
  await expect(hole.board).not.toHaveAttribute("data-deal", "4");
  await hole.shows({ deal: await hole.numberDealt(), leftAnother: true });
  await hole.open({
    deal: 1078,
    rules: "king=wrap,first=choose,columns=5,rows=3,jokers=2",
    moves: "43345552312141",
  });
  await page.keyboard.press("2");
  await page.keyboard.press("]");
  const rules = "king=wrap,first=choose,columns=5,rows=3,jokers=2";
  await hole.shows({ deal: 1079, rules, leftAnother: true });
  await expect(hole.result).toBeHidden();
  await hole.still();
  await expect(page.locator(".card")).toHaveCount(54);
});

function firstWinnableFrom(number: number): number {
  for (let deal = number; ; deal++) if (bestOf(startOf({ deal })) <= 0) return deal;
}
