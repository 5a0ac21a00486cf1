import { findBarriers } from "./axe-scenes.ts";
import { expect, test } from "./test.ts";

test("nothing on the page bars anybody from it, in any state, light or dark", async ({ hole }) => {
  test.slow();
  expect(await findBarriers(hole)).toEqual([]);
});
