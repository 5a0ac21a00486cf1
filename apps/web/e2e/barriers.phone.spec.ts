import { findBarriers, SCENE_NAMES } from "./axe-scenes.ts";
import { expect, test } from "./test.ts";

for (const name of SCENE_NAMES) {
  test(`nothing on a phone bars anybody from it: ${name}, light or dark`, async ({ hole }) => {
    test.slow();
    expect(await findBarriers(hole, name)).toEqual([]);
  });
}
