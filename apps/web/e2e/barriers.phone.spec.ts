import { findBarriers } from "./axe-scenes.ts";
import { expect, test } from "./test.ts";

test("nothing on a phone bars anybody from the page, in any state, light or dark", async ({
  hole,
}) => {
  test.slow();
  expect(await findBarriers(hole)).toEqual([]);
});
