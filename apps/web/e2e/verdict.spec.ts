import { bestLine } from "./best-play.ts";
import { eachMove, keyFor, type HolePage } from "./hole-page.ts";
import { expect, test } from "./test.ts";

test("T4: from the first verdict on, no move, undo, redo or restart ever shows that the judge is at work", async ({
  hole,
  page,
}) => {
  // Off the best line, so that no move is known from it, until the verdict turns.
  const line = `${bestLine({ deal: 2 }).slice(0, 9)}++++`;
  await hole.open({ deal: 2 });
  await hole.judged();
  await answered(hole);
  await page.evaluate(recordVerdicts);
  for (const [move, made] of eachMove(line)) {
    await page.keyboard.press(keyFor(move));
    await hole.shows({ deal: 2, moves: made });
    await answered(hole);
  }
  for (let undone = 1; undone <= line.length; undone++) {
    await page.keyboard.press("z");
    await hole.shows({ deal: 2, moves: line, undone });
  }
  for (const _ of line) await page.keyboard.press("y");
  await page.keyboard.press("r");
  await hole.shows({ deal: 2, moves: line, undone: line.length });
  expect(await recorded(hole)).toEqual(["no-longer", "winnable", "no-longer", "winnable"]);
});

test("T4: a hole that is loaded again knows the verdicts of all its moves", async ({
  hole,
  page,
}) => {
  const line = `${bestLine({ deal: 2 }).slice(0, 9)}++++`;
  await hole.open({ deal: 2, moves: line });
  await hole.judged();
  await answered(hole);
  await page.evaluate(recordVerdicts);
  for (let undone = 1; undone <= line.length; undone++) {
    await page.keyboard.press("z");
    await hole.shows({ deal: 2, moves: line, undone });
  }
  expect(await recorded(hole)).toEqual(["winnable"]);
});

/** A hint comes with the position's assessment or behind it, so that one is there now. */
async function answered(hole: HolePage): Promise<void> {
  await hole.page.keyboard.press("h");
  await expect(hole.status).toContainText(/Hint: |Next best: /);
}

/** Runs in the page: keeps every change of the verdict that is drawn, however short it stands. */
function recordVerdicts(): void {
  const badge = document.querySelector("[data-verdict]");
  if (badge === null) throw new Error("there is no verdict");
  const kinds: (string | null)[] = [];
  Reflect.set(window, "verdicts", kinds);
  new MutationObserver(() => {
    const kind = badge.getAttribute("data-verdict");
    if (kind !== kinds.at(-1)) kinds.push(kind);
  }).observe(badge, { attributes: true, attributeFilter: ["data-verdict"] });
}

async function recorded(hole: HolePage): Promise<unknown> {
  return hole.page.evaluate(() => Reflect.get(window, "verdicts") as unknown);
}
