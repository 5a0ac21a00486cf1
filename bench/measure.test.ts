import { readKnownBoards } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import { DENSE, JUDGE, SCORE, VERDICT } from "./contenders.ts";
import { measure, type Task } from "./measure.ts";

const tasks: readonly Task[] = readKnownBoards()
  .slice(0, 2)
  .map((board) => ({ position: board.positionUnder("stop"), known: board.expect.stop }));

describe("measure", () => {
  it.each([VERDICT, SCORE, JUDGE, DENSE])("finds the answers of $name right", (contender) => {
    expect(measure(tasks, contender, 1).wrong).toBe(0);
  });

  it.each([VERDICT, SCORE, JUDGE, DENSE])("finds $name wrong about another board", (contender) => {
    const others = tasks.map((task) => ({
      ...task,
      known: { winnable: !task.known.winnable, best: task.known.best + 1 },
    }));
    expect(measure(others, contender, 1).wrong).toBe(2);
  });

  it("asks as often as there are rounds, counts a wrong task once and the nodes of the first", () => {
    let calls = 0;
    const contender = {
      name: "two in three",
      solve: () => ({ isRight: ++calls % 3 === 0, nodes: calls }),
    };
    expect(measure(tasks, contender, 3)).toMatchObject({ wrong: 2, meanNodes: 1.5 });
    expect(calls).toBe(6);
  });

  it("asks no more often than the contender allows", () => {
    let calls = 0;
    const solve = () => ({ isRight: calls++ >= 0, nodes: null });
    const measured = measure(tasks, { name: "slow", maxRounds: 1, solve }, 3);
    expect(measured).toMatchObject({ wrong: 0, meanNodes: null });
    expect(calls).toBe(2);
  });
});
