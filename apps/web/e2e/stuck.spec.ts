import {
  bestLine,
  bestOf,
  lostAt,
  startUntil,
  thoughtlessLine,
  wastefulLine,
} from "./best-play.ts";
import { cardName, positionOf, startOf } from "./expected-board.ts";
import { eachMove, keyFor } from "./hole-page.ts";
import { expect, test } from "./test.ts";
import { rules } from "./truth.ts";

test("P8, T5, R2: a deal that cannot be cleared is stuck at once, with all its facts, and its strokes are taken", async ({
  hole,
  page,
}) => {
  const line = thoughtlessLine({ deal: 4 });
  const end = positionOf({ deal: 4, moves: line });
  const before = line.length - 4;
  await hole.open({ deal: 4, moves: line.slice(0, before) });
  await expect(hole.verdict).toHaveText("Verdict: Cannot be cleared");
  for (const [move, made] of eachMove(line).slice(before)) {
    await page.keyboard.press(keyFor(move));
    await hole.shows({ deal: 4, moves: made });
  }
  const strokes = rules.strokesOf(end);
  await expect(hole.result).toHaveAccessibleName("Stuck");
  await expect(hole.result).toContainText(`${strokes} strokes left, and nothing more to turn.`);
  await expect(hole.result).toContainText(wasteLine(line));
  await expect(hole.result).toContainText(
    `This deal cannot be cleared; its best score is ${bestOf(startOf({ deal: 4 }))}.`,
  );
  const exposed = end.heights.flatMap((_, column) => rules.exposedCard(end, column) ?? []);
  const shown = hole.result.getByRole("listitem").getByRole("img");
  await expect(shown).toHaveCount(exposed.length);
  for (const [index, card] of exposed.entries()) {
    await expect(shown.nth(index)).toHaveAccessibleName(cardName(card));
  }

  // Undo goes on from the end, through key and button.
  await page.keyboard.press("z");
  await hole.shows({ deal: 4, moves: line, undone: 1 });
  await expect(hole.result).toBeHidden();
  await page.keyboard.press("y");
  await hole.shows({ deal: 4, moves: line });
  await hole.result.getByRole("button", { name: `Take ${strokes} strokes` }).click();
  await expect(hole.result).toHaveAccessibleName("Strokes taken");
  await expect(hole.result).toContainText(`${strokes} strokes on the card.`);
  await expect(hole.result).toContainText("1 undo");
  await hole.result.getByRole("button", { name: "Undo last" }).click();
  await expect(hole.result).toHaveAccessibleName("Stuck");

  function wasteLine(moves: string): string {
    const position = positionOf({ deal: 4, moves });
    const top = rules.wasteTop(position);
    if (top === null) throw new Error("there is no waste");
    const name = cardName(top);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} lies on the waste`;
  }
});

test("T5, T4: where a winnable deal was lost is named, and one press goes back to before it", async ({
  hole,
}) => {
  const line = wastefulLine({ deal: 2 });
  const number = lostAt({ deal: 2 }, line);
  await hole.open({ deal: 2, moves: line });
  await expect(hole.verdict).toHaveText("Verdict: No longer");
  await expect(hole.result).toHaveAccessibleName("Stuck");
  await expect(hole.result).toContainText("This deal can be cleared; its best score is −3.");
  await expect(hole.result).toContainText(`It turned at move ${number}, drawing the`);
  const before = bestOf(positionOf({ deal: 2, moves: line.slice(0, number - 1) }));
  const after = bestOf(positionOf({ deal: 2, moves: line.slice(0, number) }));
  await expect(hole.result).toContainText(
    `${String(before).replace("-", "−")} was possible before it, ${after} after.`,
  );
  await expect(hole.result).toContainText(`${line.length} moves from a link`);
  await hole.result.getByRole("button", { name: `Back to before move ${number}` }).click();
  await hole.shows({ deal: 2, moves: line, undone: line.length - number + 1 });
  await expect(hole.verdict).toHaveText("Verdict: Winnable");
});

test("P8: with no fit but a card in the stock the hole is not stuck; the last draw then ends it", async ({
  hole,
  page,
}) => {
  // PySolFC 565 and 574: stuck was told too early, or never.
  const last = findLastDraw();
  await hole.open(last);
  await expect(hole.board).toHaveAttribute("data-status", "playing");
  await expect(hole.result).toBeHidden();
  await page.keyboard.press("d");
  await hole.shows({ deal: last.deal, moves: `${last.moves}+` });
  await expect(hole.board).toHaveAttribute("data-status", "stuck");
  await expect(hole.result).toHaveAccessibleName("Stuck");
  await page.keyboard.press("1");
  await expect(hole.status).toContainText(/Needs|King/);
  await hole.shows({ deal: last.deal, moves: `${last.moves}+` });
});

test("P8, T3: strokes are taken in the middle of a hole, and that is undone like a move", async ({
  hole,
  page,
}) => {
  const moves = bestLine({ deal: 2 }).slice(0, 10);
  await hole.open({ deal: 2, moves });
  const strokes = rules.strokesOf(positionOf({ deal: 2, moves }));
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Take the strokes" }).click();
  await expect(hole.board).toHaveAttribute("data-status", "conceded");
  await expect(hole.result).toHaveAccessibleName("Strokes taken");
  await expect(hole.result).toContainText(`${strokes} strokes on the card.`);
  await page.keyboard.press("4");
  await expect(hole.board).toHaveAttribute("data-moves", moves);
  await page.keyboard.press("z");
  await expect(hole.result).toBeHidden();
  await hole.shows({ deal: 2, moves });
  await expect(hole.verdict).toHaveText("Verdict: Winnable");
});

/** A hole in which nothing fits before its last draw, nor after it. */
function findLastDraw(): { readonly deal: number; readonly moves: string } {
  for (let deal = 1; deal < 200; deal++) {
    const line = thoughtlessLine({ deal });
    const moves = startUntil({ deal }, line, (position) => rules.drawsLeft(position) === 1) ?? "";
    const rest = line.slice(moves.length);
    const isStuckAfter = rest === "+";
    if (isStuckAfter) return { deal, moves };
  }
  throw new Error("no deal ends with its last draw");
}
