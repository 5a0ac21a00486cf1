import { bestLine, startUntil } from "./best-play.ts";
import { canDrag, carried, dragTo, holdOver, wasteMiddle, whereIs } from "./drag.ts";
import { eachMove } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("P1, P5: cards and the stock are dragged to the waste, and taps and keys play between", async ({
  hole,
  page,
}) => {
  const line = bestLine({ deal: 2 }).slice(0, 12);
  await hole.open({ deal: 2 });
  await canDrag(hole);
  for (const [index, [move, made]] of eachMove(line).entries()) {
    if (index % 3 === 2) await page.keyboard.press(move === "+" ? "d" : move);
    else await dragTo(hole, move, await wasteMiddle(hole));
    await hole.shows({ deal: 2, moves: made });
  }
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: line, undone: 1 });
  await hole.still();
  expect(await carried(hole)).toBeNull();
});

test("a card in hand is exactly where the hand is, lifted, and alone", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await hole.still();
  const home = await whereIs(hole, "2S");
  const resting = await page
    .locator('.card[data-card="2S"] .card-body')
    .evaluate((body) => getComputedStyle(body).boxShadow);
  const from = await hole.middle("4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  expect(await carried(hole)).toBeNull();
  for (const [x, y] of [
    [40, -30],
    [-120, 60],
    [5, 5],
  ] as const) {
    await page.mouse.move(from.x + x, from.y + y);
    const held = await carried(hole);
    expect(held).toMatchObject({ name: "2S", x: home.x + x, y: home.y + y });
    expect(held?.shadow).not.toBe(resting);
  }
  await hole.shows({ deal: 2 });
  await page.mouse.up();
  await hole.still();
  expect(await whereIs(hole, "2S")).toEqual(home);
  await hole.shows({ deal: 2 });
});

test("T1: a misfit that is dropped on the waste is refused as a tap is", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await hole.still();
  const before = await hole.facesUp();
  await dragTo(hole, "2", await wasteMiddle(hole));
  await expect(hole.status).toHaveText("Needs 2");
  await hole.shows({ deal: 2 });
  await hole.still();
  expect(await hole.facesUp()).toEqual(before);
  await expect(hole.button("Undo")).toBeDisabled();
  expect(await carried(hole)).toBeNull();
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
});

test("a card that is dropped elsewhere glides back, and says nothing", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await hole.still();
  const before = await hole.facesUp();
  const said = await hole.status.textContent();
  const elsewhere = [await hole.middle("1"), await hole.middle("7"), { x: 2, y: 2 }];
  for (const spot of elsewhere) {
    for (const move of ["4", "2", "+"]) {
      await dragTo(hole, move, spot);
      await hole.shows({ deal: 2 });
      await hole.still();
      expect(await hole.facesUp()).toEqual(before);
    }
  }
  expect(await hole.status.textContent()).toBe(said);
  // The next tap is a tap.
  await hole.click("4");
  await hole.shows({ deal: 2, moves: "4" });
  await page.mouse.move(0, 0);
});

test("a tap may slip a little; a card that was carried away and brought back was no tap", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  const from = await hole.middle("4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y);
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await hole.shows({ deal: 2 });
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 3);
  expect(await carried(hole)).toBeNull();
  await page.mouse.up();
  await hole.shows({ deal: 2, moves: "4" });
});

test("covered cards, an empty column and the waste do not lift", async ({ hole, page }) => {
  const moves = startUntil({ deal: 2 }, bestLine({ deal: 2 }), ({ heights }) =>
    heights.includes(0),
  );
  if (moves === undefined) throw new Error("the line empties no column");
  await hole.open({ deal: 2, moves });
  await canDrag(hole);
  const { columns } = await hole.read();
  const empty = columns.findIndex((name) => name.endsWith("empty")) + 1;
  expect(empty).toBeGreaterThan(0);
  const covered = await hole.page.locator(".covered").first().boundingBox();
  const waste = await wasteMiddle(hole);
  const spots = [{ x: (covered?.x ?? 0) + 8, y: (covered?.y ?? 0) + 8 }, waste];
  spots.push(await hole.middle(String(empty)));
  for (const { x, y } of spots) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 10, { steps: 3 });
    expect(await carried(hole)).toBeNull();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await hole.shows({ deal: 2, moves });
});

test("Esc, another button, a menu and a window that is left cancel the drag, whatever is done then", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  const waste = await wasteMiddle(hole);
  const cancels: Readonly<Record<string, () => Promise<void>>> = {
    Esc: () => page.keyboard.press("Escape"),
    "the right button": () => page.mouse.down({ button: "right" }),
    "a menu": () => page.evaluate(askForMenu),
    "a window that is left": () =>
      page.evaluate(() => void window.dispatchEvent(new Event("blur"))),
  };
  for (const [name, cancel] of Object.entries(cancels)) {
    await holdOver(hole, "4", waste);
    expect(await carried(hole), name).toMatchObject({ name: "2S" });
    await cancel();
    expect(await carried(hole), name).toBeNull();
    await page.mouse.move(waste.x + 5, waste.y);
    await page.mouse.up({ button: "right" });
    await page.mouse.up();
    await hole.shows({ deal: 2 });
  }
  await dragTo(hole, "4", waste);
  await hole.shows({ deal: 2, moves: "4" });
});

test("T3: keys that are mashed while a card is in hand play as ever, and put it down", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await holdOver(hole, "4", await wasteMiddle(hole));
  // A refusal and a hint change no card: it stays in hand.
  await page.keyboard.press("2");
  await page.keyboard.press("h");
  expect(await carried(hole)).toMatchObject({ name: "2S" });
  await page.keyboard.type("ddzdzzyydz");
  expect(await carried(hole)).toBeNull();
  await page.mouse.up();
  await hole.shows({ deal: 2, moves: "+++", undone: 1 });
  await hole.still();
  await expect(page.locator(".card")).toHaveCount(52);
});

test("the card in hand is played by its own key: once, and it flies from the hand", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await holdOver(hole, "4", { x: 300, y: 300 });
  await page.keyboard.press("4");
  await page.mouse.up();
  await hole.shows({ deal: 2, moves: "4" });
  await hole.still();
  const waste = await hole.page.locator("[data-pile=waste] .edge").boundingBox();
  expect(await whereIs(hole, "2S")).toEqual({ x: waste?.x, y: waste?.y });
});

test("a window that changes its size in the middle of a drag puts the card down", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await holdOver(hole, "4", await wasteMiddle(hole));
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => carried(hole)).toBeNull();
  await page.mouse.up();
  await hole.shows({ deal: 2 });
  await hole.still();
  await dragTo(hole, "4", await wasteMiddle(hole));
  await hole.shows({ deal: 2, moves: "4" });
});

test("T3: a card that is leaving cannot be grabbed, and undo in its flight stacks it right", async ({
  hole,
  page,
}) => {
  // Pirate-Solitaire 4, PySolFC 118.
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await hole.still();
  const before = await hole.facesUp();
  const from = await hole.middle("4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 2 });
  const held = await carried(hole);
  expect(held?.name).not.toBe("2S");
  await page.keyboard.press("z");
  await page.mouse.up();
  await hole.shows({ deal: 2, moves: "4", undone: 1 });
  await hole.still();
  expect(await hole.facesUp()).toEqual(before);
  await expect(page.locator(".card")).toHaveCount(52);
});

test("taps and keys play when dragging could not be loaded", async ({ hole, page, faults }) => {
  await page.route(/soon-/, (route) => route.abort());
  await hole.open({ deal: 2 });
  await hole.click("4");
  await page.keyboard.press("d");
  await hole.shows({ deal: 2, moves: "4+" });
  await expect.poll(() => faults.splice(0).join()).toMatch(/^console: Failed to load resource/);
});

/** Runs in the page. */
function askForMenu(): void {
  document.body.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}
