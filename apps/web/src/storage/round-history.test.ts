import { beforeEach, describe, expect, test } from "vitest";
import { game, open, setUpGame } from "../state/test-game.ts";
import { createRoundHistory, type RoundRows } from "./round-history.ts";

let table: Map<string, { readonly id: string; readonly finishedAtMs: number }>;
let clock: number;

const rows: RoundRows = {
  newestFirst: async () => [...table.values()].reverse(),
  async add(row) {
    if (!table.has(row.id)) table.set(row.id, structuredClone(row));
  },
  remove: async (id) => void table.delete(id),
};

function openHistory() {
  return createRoundHistory(rows, () => ++clock);
}

beforeEach(() => {
  setUpGame();
  table = new Map();
  clock = 0;
  game.begin("?deal=12345", null);
});

/** Plays a round up to the taking of its last strokes, telling the history of each hole. */
function playRound(history = openHistory()): typeof history {
  game.rounds.start({ holes: 9, par: 45, deals: "random" });
  for (let hole = 1; hole <= 9; hole++) {
    history.follow(open());
    game.play.takeStrokes();
    history.follow(open());
    if (hole < 9) game.rounds.goOn();
  }
  return history;
}

describe("the rounds that were played", () => {
  test("R1 a round is entered when its last hole has its score, with all its holes", async () => {
    const history = playRound();
    const round = game.rounds.soFar.value;
    expect(await history.read()).toEqual([{ round, finishedAtMs: 1 }]);
    expect(round?.played).toHaveLength(9);
  });

  test("a round that is shown again is not entered again, and keeps its date", async () => {
    playRound();
    const reloaded = openHistory();
    reloaded.follow(open());
    expect(await reloaded.read()).toMatchObject([{ finishedAtMs: 1 }]);
  });

  test("undoing into the last hole takes the round out; ending that again enters it", async () => {
    const history = playRound();
    game.play.undo();
    history.follow(open());
    expect(await history.read()).toEqual([]);
    game.play.draw();
    history.follow(open());
    game.play.takeStrokes();
    history.follow(open());
    const [entered] = (await history.read()) ?? [];
    expect(entered?.round.played[8]?.hole.moves).toHaveLength(1);
  });

  test("the latest comes first, and a row that cannot be read is passed over", async () => {
    const history = playRound();
    table.set("strange", { id: "strange", finishedAtMs: 2 });
    playRound(history);
    const read = (await history.read()) ?? [];
    expect(read.map(({ round }) => round.id)).toEqual(["round-2", "round-1"]);
    expect(table.has("strange")).toBe(true);
  });

  test("where nothing is stored the round plays on, and there is no history", async () => {
    const forbidden = async (): Promise<never> => Promise.reject(new Error("forbidden"));
    const history = createRoundHistory(
      { newestFirst: forbidden, add: forbidden, remove: forbidden },
      () => 1,
    );
    playRound(history);
    expect(await history.read()).toBeNull();
    expect(game.rounds.isOver.value).toBe(true);
  });
});
