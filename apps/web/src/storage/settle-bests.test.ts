import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { bestScore, judge } from "@albatross/solver";
import { beforeEach, describe, expect, test } from "vitest";
import type { PlayedHole } from "../state/played-hole.ts";
import { playedHole } from "../state/test-played.ts";
import type { JudgeClient } from "../worker/judge-contract.ts";
import { settleBests } from "./settle-bests.ts";

let holes: readonly PlayedHole[];
let asked: number;
/** Called before each answer. */
let meanwhile: () => void;

const store = {
  all: async () => ({ holes, unreadable: 0 }),
  async add(added: readonly PlayedHole[]) {
    holes = holes.map((hole) => added.find(({ id }) => id === hole.id) ?? hole);
    return true;
  },
};

const client: Pick<JudgeClient, "judge"> = {
  judge(position) {
    asked++;
    meanwhile();
    const value = judge(position);
    return {
      answer: Promise.resolve({ kind: "done", value, elapsedMs: 1 }),
      cancel: () => undefined,
    };
  },
};

beforeEach(() => {
  holes = [playedHole(2), { ...playedHole(3), best: 7 }, playedHole(12)];
  asked = 0;
  meanwhile = () => undefined;
});

const bests = () => holes.map(({ best }) => best);
const trueBest = (number: number) => bestScore(deal(ownDeal(number), CLASSIC));

describe("best scores that were not known when a hole was left", () => {
  test("T5 are found out later, and what is known is left alone", async () => {
    await settleBests(store, client, () => true);
    expect(bests()).toEqual([trueBest(2), 7, trueBest(12)]);
    expect(asked).toBe(2);
    await settleBests(store, client, () => true);
    expect(asked).toBe(2);
  });

  test("are no reason to go on when nobody looks any more", async () => {
    let isWanted = true;
    meanwhile = () => (isWanted = false);
    await settleBests(store, client, () => isWanted);
    expect(bests()).toEqual([null, 7, null]);
    expect(asked).toBe(1);
  });

  test("do not bring back a hole that was deleted meanwhile", async () => {
    meanwhile = () => (holes = []);
    await settleBests(store, client, () => true);
    expect(holes).toEqual([]);
  });

  test("stay open where the judge fails", async () => {
    const broken: Pick<JudgeClient, "judge"> = {
      judge: () => ({
        answer: Promise.resolve({ kind: "failed", reason: "lost", message: "no workers" }),
        cancel: () => undefined,
      }),
    };
    await settleBests(store, broken, () => true);
    expect(bests()).toEqual([null, 7, null]);
  });
});
