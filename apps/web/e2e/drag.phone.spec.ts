import { bestLine } from "./best-play.ts";
import { canDrag, carried, touch, wasteMiddle } from "./drag.ts";
import { eachMove } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("P1, P5: a finger drags cards and the stock to the waste, and the page stays where it is", async ({
  hole,
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await hole.open({ deal: 2 });
  await canDrag(hole);
  for (const [move, made] of eachMove(bestLine({ deal: 2 }).slice(0, 6))) {
    const from = await hole.middle(move);
    const to = await wasteMiddle(hole);
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await touch(client, "touchStart", from);
    await touch(client, "touchMove", half);
    await touch(client, "touchMove", to);
    await expect.poll(() => carried(hole)).not.toBeNull();
    await touch(client, "touchEnd");
    await hole.shows({ deal: 2, moves: made });
  }
  const seen = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  expect(seen).toEqual([0, 0, 1]);
  // The tap after a drag is a tap.
  await hole.tap("+");
  await expect(hole.board).toHaveAttribute("data-moves", /\+$/);
});

test("a second finger, or a touch that the system takes, puts the card down; nothing zooms", async ({
  hole,
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await hole.open({ deal: 2 });
  await canDrag(hole);
  const from = await hole.middle("4");
  const waste = await wasteMiddle(hole);
  const second = { x: waste.x - 80, y: waste.y - 200 };

  await touch(client, "touchStart", from);
  await touch(client, "touchMove", waste);
  await expect.poll(() => carried(hole)).not.toBeNull();
  await touch(client, "touchStart", waste, second);
  await expect.poll(() => carried(hole)).toBeNull();
  await touch(client, "touchMove", waste, { x: second.x - 40, y: second.y - 60 });
  await touch(client, "touchEnd");
  await hole.shows({ deal: 2 });

  await touch(client, "touchStart", from);
  await touch(client, "touchMove", waste);
  await expect.poll(() => carried(hole)).not.toBeNull();
  await touch(client, "touchCancel");
  await expect.poll(() => carried(hole)).toBeNull();
  await hole.shows({ deal: 2 });
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await hole.tap("4");
  await hole.shows({ deal: 2, moves: "4" });
});

test("T1: a finger that drops a misfit on the waste is told why, and a turned phone puts a card down", async ({
  hole,
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await hole.open({ deal: 2 });
  await canDrag(hole);
  await touch(client, "touchStart", await hole.middle("2"));
  await touch(client, "touchMove", await wasteMiddle(hole));
  await expect.poll(() => carried(hole)).not.toBeNull();
  await touch(client, "touchEnd");
  await expect(hole.status).toHaveText("Needs 2");
  await hole.shows({ deal: 2 });

  await touch(client, "touchStart", await hole.middle("4"));
  await touch(client, "touchMove", await wasteMiddle(hole));
  await expect.poll(() => carried(hole)).not.toBeNull();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => carried(hole)).toBeNull();
  await touch(client, "touchEnd");
  await hole.shows({ deal: 2 });
  await hole.tap("4");
  await hole.shows({ deal: 2, moves: "4" });
});
