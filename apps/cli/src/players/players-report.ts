/** What a contest of computer players came to, for people and as JSON. */
import { standingOf, type ComputerPlayer, type Standing } from "@albatross/coach";
import {
  formatDealRange,
  formatRules,
  sliceRange,
  type DealRange,
  type RuleSet,
} from "@albatross/rules";
import type { Ink } from "../colour.ts";
import { formatWhole } from "../survey/survey-report.ts";

export interface PlayerScores {
  readonly player: ComputerPlayer;
  /** Of the deals in order. */
  readonly scores: readonly number[];
  readonly moves: number;
  readonly ms: number;
}

export interface Contest {
  readonly range: DealRange;
  readonly rules: RuleSet;
  readonly players: readonly PlayerScores[];
  /** Of the deals that all have played: the first of the range. null where it is not known. */
  readonly bests: readonly (number | null)[];
}

const HOLES = 9;

interface PlayerLine extends Standing {
  readonly player: ComputerPlayer;
  readonly aboveBest: number | null;
  readonly msPerMove: number;
}

function linesOf({ players, bests }: Contest): readonly PlayerLine[] {
  return players.flatMap(({ player, scores, moves, ms }) => {
    // Ctrl-C may come before the last players have played the last deal.
    const played = scores.slice(0, bests.length);
    const standing = standingOf(played);
    const losses = played.flatMap((score, index) => {
      const best = bests[index] ?? null;
      return best === null ? [] : [score - best];
    });
    const aboveBest = standingOf(losses)?.meanStrokes ?? null;
    return standing ? [{ player, ...standing, aboveBest, msPerMove: ms / Math.max(1, moves) }] : [];
  });
}

export function describePlayers(contest: Contest): object {
  return {
    deals: formatDealRange(contest.range),
    rules: formatRules(contest.rules),
    holes: contest.bests.length,
    complete: contest.bests.length === contest.range.count,
    players: linesOf(contest).map((line) => ({
      id: line.player.id,
      name: line.player.name,
      seesStock: line.player.seesStock,
      strokes: line.meanStrokes,
      margin95: line.margin95,
      clears: line.clears,
      nineHoles: line.meanStrokes * HOLES,
      aboveBest: line.aboveBest,
      msPerMove: line.msPerMove,
    })),
  };
}

const HEAD = ["strokes", "± 95 %", "clears", "nine holes", "above best", "ms a move"];
const CELL = 10;

export function formatPlayers(contest: Contest, ink: Ink): string {
  const { range, rules, bests } = contest;
  const { length } = bests;
  const deals = length === 0 ? "none yet" : formatDealRange(sliceRange(range, 0, length));
  const title = `Deals ${deals}, rules: ${formatRules(rules)}`;
  const lines = linesOf(contest);
  const width = Math.max(...contest.players.map(({ player }) => player.name.length));
  const head = ink.dim(" ".repeat(width) + HEAD.map((text) => text.padStart(CELL + 1)).join(""));
  return [title, "", head, ...lines.map((line) => formatLine(line, width))].join("\n");
}

function formatLine(line: PlayerLine, width: number): string {
  const cells = [
    line.meanStrokes.toFixed(2),
    line.margin95?.toFixed(2) ?? "",
    formatWhole(line.clears),
    (line.meanStrokes * HOLES).toFixed(1),
    line.aboveBest?.toFixed(2) ?? "",
    line.msPerMove.toFixed(2),
  ];
  const sight = line.player.seesStock ? "  sees the stock" : "";
  return (
    line.player.name.padEnd(width) + cells.map((cell) => cell.padStart(CELL + 1)).join("") + sight
  );
}
