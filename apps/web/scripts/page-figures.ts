/** `npm run page-figures`: what judge and coach say of the boards of the page of strategy, written down for the build. */
import { writeFileSync } from "node:fs";
import { STRATEGY_BOARDS } from "../src/pages/strategy-boards.ts";
import { workOutBoard } from "../src/pages/work-out-board.ts";

const boards = Object.fromEntries(
  Object.entries(STRATEGY_BOARDS).map(([name, board]) => [name, workOutBoard(board)]),
);
const file = { command: "npm run page-figures", boards };
writeFileSync("apps/web/src/pages/strategy-figures.json", `${JSON.stringify(file, null, 2)}\n`);
