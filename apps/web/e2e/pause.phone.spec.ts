import { expect, test } from "./test.ts";

test("a pause takes taps away from the board, and one large button gives it back", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, moves: "4" });
  const where = [await hole.middle("1"), await hole.middle("+")];
  await hole.button("More").tap();
  await hole.panel("More").getByRole("button", { name: "Pause" }).tap();
  const goOn = hole.button("Go on");
  await expect(goOn).toBeVisible();
  const box = await goOn.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(60);
  for (const { x, y } of where) await page.touchscreen.tap(x, y);
  for (const name of ["Undo", "Hint"]) {
    await expect(hole.button(name)).toBeDisabled();
    await hole.button(name).tap({ force: true });
  }
  await expect(goOn).toBeVisible();
  await goOn.tap();
  await hole.shows({ deal: 2, moves: "4" });
  await hole.tap("+");
  await hole.shows({ deal: 2, moves: "4+" });
});
