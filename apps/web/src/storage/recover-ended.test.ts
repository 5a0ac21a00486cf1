import { CLASSIC, expectValue, ownDeal, takeStrokes } from "@albatross/rules";
import { expect, test } from "vitest";
import { openDeal, type OpenHole } from "../state/open-hole.ts";
import type { PlayedHole } from "../state/played-hole.ts";
import { formatSavedSlot } from "../state/saved-slot.ts";
import { recoverEnded } from "./recover-ended.ts";

function given(number: number): OpenHole {
  return { ...openDeal(ownDeal(number), CLASSIC), id: `hole-${number}` };
}

function conceded(number: number): OpenHole {
  const open = given(number);
  return { ...open, hole: expectValue(takeStrokes(open.hole)) };
}

async function recover(values: readonly unknown[]): Promise<readonly PlayedHole[]> {
  const recovered: PlayedHole[] = [];
  await recoverEnded(
    { newest: async () => values.map((value, index) => ({ id: String(index), value })) },
    {
      async recover(holes) {
        recovered.push(...holes);
        return true;
      },
    },
  );
  return recovered;
}

test("a hole that ended is found in its slot, with the time at which it was kept", async () => {
  const slots = [
    formatSavedSlot(given(1), 1000),
    formatSavedSlot(conceded(2), 2000),
    { format: 99, savedAtMs: 3000 },
    "no slot",
  ];
  expect(await recover(slots)).toMatchObject([
    { id: "hole-2", deal: "2", ending: "conceded", strokes: 35, at: "1970-01-01T00:00:02.000Z" },
  ]);
});

test("R1: the written holes of a round are found beside its open one", async () => {
  const round = {
    id: "round-1",
    startedAtMs: 1,
    holes: 9,
    par: 45,
    deals: "random",
    played: [conceded(1), conceded(2)],
  } as const;
  const slot = formatSavedSlot({ ...given(3), round }, 1000);
  expect((await recover([slot])).map(({ id }) => id)).toEqual(["hole-1", "hole-2"]);
});

test("a database that cannot be read is no fault of the history", async () => {
  const closed = async (): Promise<never> => {
    throw new Error("closed");
  };
  await expect(
    recoverEnded({ newest: closed }, { recover: async () => true }),
  ).resolves.toBeUndefined();
});
