import { bestLine } from "./best-play.ts";
import { HolePage, keyFor, linkTo } from "./hole-page.ts";
import { loseWrites } from "./lose-writes.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("T3: a reload in the middle keeps the hole, its undo list and its redo list", async ({
  hole,
  page,
}) => {
  const line = bestLine({ deal: 2 }).slice(0, 12);
  await hole.open({ deal: 2 });
  for (const move of line) await page.keyboard.press(keyFor(move));
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: line, undone: 2 });
  // A wrong card changes nothing, after the reload either.
  await page.keyboard.press("9");
  await page.reload();
  await hole.shows({ deal: 2, moves: line, undone: 2 });
  await page.keyboard.press("y");
  await page.keyboard.press("y");
  await hole.shows({ deal: 2, moves: line });
  for (let step = 0; step < line.length; step++) await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: line, undone: line.length });
  await page.keyboard.press("z");
  await expect(hole.status).toContainText("Nothing to undo.");
});

test("T3: a move that the database does not have yet is not lost by a reload", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
  await loseWrites(page);
  await page.keyboard.press("d");
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: "4+", undone: 1 });
  await page.reload();
  await hole.shows({ deal: 2, moves: "4+", undone: 1 });
  await page.keyboard.press("y");
  await hole.shows({ deal: 2, moves: "4+" });
});

test("T3: a move that the database does not have yet is not lost by a link to another deal", async ({
  hole,
  page,
  context,
}) => {
  await hole.open({ deal: 12 });
  await page.keyboard.press("d");
  await hole.shows({ deal: 12, moves: "+" });
  await loseWrites(page);
  await page.keyboard.press("d");
  await hole.shows({ deal: 12, moves: "++" });
  await hole.open({ deal: 3 });
  const other = new HolePage(await context.newPage());
  await other.page.goto(linkTo({ deal: 12 }));
  await other.shows({ deal: 12, moves: "++" });
});

for (const way of ["a link to another deal", "closing the tab"] as const) {
  test(`T3: what is played on a first visit before storage is open is not lost by ${way}`, async ({
    hole,
    page,
    context,
    faults,
  }) => {
    await page.route("**/assets/soon-*.js", (route) => route.abort());
    await hole.open({ deal: 12 });
    await page.keyboard.press("d");
    await page.keyboard.press("d");
    await page.keyboard.press("z");
    await hole.shows({ deal: 12, moves: "++", undone: 1 });
    await expect.poll(() => faults).not.toEqual([]);
    await page.unroute("**/assets/soon-*.js");
    const other = new HolePage(await context.newPage());
    if (way === "closing the tab") await page.close();
    else await hole.open({ deal: 3 });
    await other.page.goto("/");
    await other.shows({ deal: 12, moves: "++", undone: 1 });
    expect(new Set(faults.splice(0))).toEqual(
      new Set(["console: Failed to load resource: net::ERR_FAILED"]),
    );
  });
}

test("T3: a reload in the very moment of a move keeps it", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const reloaded = page.waitForEvent("load");
  await page
    .evaluate(() => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "4", bubbles: true }));
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
      location.reload();
    })
    // The page may be gone before it can answer.
    .catch(() => undefined);
  await reloaded;
  await hole.shows({ deal: 2, moves: "4+" });
});

test("S2, P7: a reload at the result shows the same result and never a second win", async ({
  hole,
  page,
}) => {
  const line = bestLine({ deal: 2 });
  await hole.open({ deal: 2, moves: line.slice(0, -1) });
  await page.keyboard.press(keyFor(line.slice(-1)));
  await expect(hole.result).toHaveAccessibleName("Cleared, 3 draws to spare");
  await page.reload();
  await hole.shows({ deal: 2, moves: line });
  await expect(hole.result).toHaveAccessibleName("Cleared, 3 draws to spare");
  // The panel itself may fade in; cards and flag are what celebrates.
  const celebrated = await page.evaluate(
    () => document.getAnimations().filter((motion) => !(motion instanceof CSSAnimation)).length,
  );
  expect(celebrated).toBe(0);
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: line, undone: 1 });
});

test("D3: a reload while the cards are dealt brings the same deal, complete", async ({
  hole,
  page,
}) => {
  // KDE 363726: the deal came back with cards missing.
  await page.goto("/");
  await hole.dealt();
  const deal = await hole.numberDealt();
  await page.reload();
  await hole.shows({ deal });
  await hole.still();
  await expect(page.locator(".card")).toHaveCount(52);
  await expect(page.locator(".card[data-pile=column]")).toHaveCount(35);
});

test("two tabs keep a hole each, and so does a tab that was duplicated", async ({
  hole,
  page,
  context,
}) => {
  await hole.openAny();
  await page.keyboard.press("d");
  await expect(hole.board).toHaveAttribute("data-moves", "+");
  const first = await hole.numberDealt();
  const second = new HolePage(await context.newPage());
  await second.openAny();
  const other = await second.numberDealt();
  expect(other).not.toBe(first);
  await second.page.keyboard.press("d");
  await second.page.keyboard.press("d");
  await second.shows({ deal: other, moves: "++" });

  // A duplicate begins with the memory of the first tab, but must not write into its hole.
  const opening = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const duplicate = new HolePage(await opening);
  await duplicate.shows({ deal: first });
  await duplicate.page.keyboard.press("d");
  await duplicate.page.keyboard.press("d");
  await duplicate.page.keyboard.press("d");
  await duplicate.shows({ deal: first, moves: "+++" });

  await page.reload();
  await hole.shows({ deal: first, moves: "+" });
  await second.page.reload();
  await second.shows({ deal: other, moves: "++" });
  await duplicate.page.reload();
  await duplicate.shows({ deal: first, moves: "+++" });
});

test("the hole of a closed tab is taken up by a fresh one, a finished hole is not", async ({
  hole,
  page,
  context,
}) => {
  const line = bestLine({ deal: 2 });
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await page.keyboard.press("d");
  await hole.shows({ deal: 2, moves: "4+" });
  await page.close();
  const next = new HolePage(await context.newPage());
  await next.page.goto("/");
  await next.shows({ deal: 2, moves: "4+" });
  await expect(next.page).toHaveURL(/deal=2&generator=1&rules=classic/);

  await next.page.goto(linkTo({ deal: 2, moves: line.slice(0, -1) }));
  await next.shows({ deal: 2, moves: line.slice(0, -1) });
  await next.page.keyboard.press(keyFor(line.slice(-1)));
  await expect(next.board).toHaveAttribute("data-status", "cleared");
  await next.page.close();
  const last = new HolePage(await context.newPage());
  await last.page.goto("/");
  await last.shows({ deal: 2, moves: "4+" });
});

test("T7: a link to another deal opens that deal and leaves the hole in progress for later", async ({
  hole,
  page,
  context,
}) => {
  await hole.open({ deal: 12 });
  await page.keyboard.press("d");
  await hole.shows({ deal: 12, moves: "+" });
  await hole.open({ deal: 3 });
  await page.keyboard.press("d");
  await hole.shows({ deal: 3, moves: "+" });
  const other = new HolePage(await context.newPage());
  await other.page.goto("/");
  await other.shows({ deal: 12, moves: "+" });
});

test.describe("where nothing can be stored", () => {
  const ways = {
    "storage that is forbidden": () => {
      const forbid = (name: string): void => {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      };
      for (const name of ["indexedDB", "localStorage", "sessionStorage"]) forbid(name);
    },
    "a database that never answers": () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function openUnheard(...request) {
        const opening = open.apply(this, request);
        opening.addEventListener = () => undefined;
        return opening;
      };
    },
    "a disk that is full": () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  } as const;

  for (const [name, block] of Object.entries(ways)) {
    test(`the game plays on ${name}, and one quiet line says so`, async ({ hole, page }) => {
      await page.addInitScript(block);
      await page.goto(linkTo({ deal: 2 }));
      await hole.shows({ deal: 2 });
      await page.keyboard.press("4");
      await page.keyboard.press("d");
      await hole.shows({ deal: 2, moves: "4+" });
      await expect(page.getByText("This browser will not store the hole")).toBeVisible();
      await page.keyboard.press("z");
      await hole.shows({ deal: 2, moves: "4+", undone: 1 });
      await expect(hole.verdict).toHaveText("Verdict: Winnable");
    });
  }
});
