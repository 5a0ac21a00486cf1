/** A process that makes one value table. Prints what it took: CPU milliseconds, and megabytes more. */
import type { KingRule } from "@albatross/rules";
import { createTabulator } from "@albatross/solver";
import { readKnownBoards } from "@albatross/test-kit";

const kings: readonly KingRule[] = ["stop", "queen", "wrap"];
const king = kings.find((rule) => rule === process.argv[2]) ?? "stop";
const [board] = readKnownBoards();
if (board === undefined) throw new Error("there is no known board");
const position = board.positionUnder(king);
const bytesBefore = process.memoryUsage.rss();
const cpuBefore = process.cpuUsage();
createTabulator().tabulate(position);
const { user, system } = process.cpuUsage(cpuBefore);
const bytes = process.memoryUsage.rss() - bytesBefore;
console.log((user + system) / 1000, bytes / 2 ** 20);
