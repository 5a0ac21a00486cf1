import type { CDPSession } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { eachMove } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("P1, T1: taps play, draw, refuse and take back", async ({ hole }) => {
  const line = bestLine({ deal: 2 }).slice(0, 8);
  await hole.open({ deal: 2 });
  for (const [move, made] of eachMove(line)) {
    await hole.tap(move);
    await hole.shows({ deal: 2, moves: made });
  }
  await hole.button("Undo").tap();
  await hole.shows({ deal: 2, moves: line, undone: 1 });
  await hole.button("More").tap();
  await hole.panel("More").getByRole("button", { name: "Redo" }).tap();
  await hole.shows({ deal: 2, moves: line });
  await expect(hole.panel("More")).toBeHidden();
  await hole.tap("1");
  await expect(hole.status).toContainText(/Needs|King/);
  await hole.covered(1).tap({ position: { x: 5, y: 5 } });
  await expect(hole.status).toHaveText("Covered: only the last card of a column plays.");
  await hole.shows({ deal: 2, moves: line });
});

test("P7, T5: the last tap clears the hole, and the sheet leaves undo in reach", async ({
  hole,
}) => {
  const line = bestLine({ deal: 2 });
  await hole.open({ deal: 2, moves: line.slice(0, -1) });
  await hole.tap(line.slice(-1));
  await expect(hole.result).toHaveAccessibleName("Cleared, 3 draws to spare");
  await hole.result.getByRole("button", { name: "Undo last" }).tap();
  await hole.shows({ deal: 2, moves: line, undone: 1 });
});

test("a double tap is two taps, a drag is none, and the page neither scrolls nor zooms", async ({
  hole,
  page,
  context,
}) => {
  // Matchimals 76, PuzzleScript 677.
  await hole.open({ deal: 2, moves: "4+" });
  const stock = await hole.middle("+");
  const client = await context.newCDPSession(page);
  await touch(client, [stock]);
  await touch(client, [stock]);
  await hole.shows({ deal: 2, moves: "4+++" });
  await hole.button("Undo").tap();
  await hole.button("Undo").tap();
  await hole.shows({ deal: 2, moves: "4+++", undone: 2 });
  const from = await hole.middle("2");
  for (const [x, y] of [
    [from.x, from.y - 200],
    [from.x, from.y + 200],
    [from.x - 200, from.y],
  ] as const) {
    await touch(client, [from, { x: (from.x + x) / 2, y: (from.y + y) / 2 }, { x, y }]);
  }
  await hole.shows({ deal: 2, moves: "4+++", undone: 2 });
  const seen = await page.evaluate(() => ({
    scroll: [scrollX, scrollY],
    scale: visualViewport?.scale,
    offset: [visualViewport?.offsetLeft, visualViewport?.offsetTop],
  }));
  expect(seen).toEqual({ scroll: [0, 0], scale: 1, offset: [0, 0] });
});

/** One finger down at the first point, over the others, and up. */
async function touch(
  client: CDPSession,
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<void> {
  for (const [index, point] of points.entries()) {
    await client.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: [point],
    });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
