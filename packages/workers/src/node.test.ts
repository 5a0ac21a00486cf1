/** The product's own pool in Node: its tasks, and how it sits in a process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { CLASSIC, deal, expectValue, makeRules, ownDeal } from "@albatross/rules";
import { bestScore, judge } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { createNodeWorkers, surveyInOrder } from "./node.ts";

describe("Node's workers", () => {
  it("answer as the judge does in this thread", async () => {
    const pool = createNodeWorkers({ capacity: 1 });
    const position = deal(ownDeal(2), CLASSIC);
    const answer = await pool.run("judge", { position, limits: {} });
    expect(answer).toMatchObject({ kind: "done", value: judge(position) });
    await pool.close();
  });

  it("survey the same on one worker as on two, under the rules they are given", async () => {
    const rules = expectValue(makeRules({ king: "wrap", columns: 6, jokers: 1 }));
    const range = { first: ownDeal(1), count: 60 };
    const expected = Array.from({ length: range.count }, (_, index) =>
      bestScore(deal(ownDeal(index + 1), rules)),
    );
    for (const capacity of [1, 2]) {
      const pool = createNodeWorkers({ capacity });
      const bests: (number | null)[] = [];
      for await (const part of surveyInOrder(pool, { range, rules, limits: {} })) {
        bests.push(...part.bests);
      }
      expect(bests).toEqual(expected);
      await pool.close();
    }
  });

  it("work from any directory, print nothing, and let the process end by itself", async () => {
    const script = `
      import ${JSON.stringify(new URL("../bin/from-source.js", import.meta.url).href)};
      const { createNodeWorkers } = await import(${JSON.stringify(new URL("./node.ts", import.meta.url).href)});
      const { CLASSIC, ownDeal } = await import(${JSON.stringify(import.meta.resolve("@albatross/rules"))});
      const range = { first: ownDeal(2), count: 1 };
      const pool = createNodeWorkers({ capacity: 2 });
      const answer = await pool.run("surveyChunk", { range, rules: CLASSIC, limits: {} });
      console.log(answer.kind, answer.value[0]);
    `;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: tmpdir(),
    });
    let output = "";
    child.stdout.on("data", (text) => (output += String(text)));
    child.stderr.on("data", (text) => (output += String(text)));
    await once(child, "close");
    expect({ output, exitCode: child.exitCode }).toEqual({ output: "done -3\n", exitCode: 0 });
  });
});
