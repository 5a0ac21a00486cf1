/**
 * Makes puzzles from deals: deals in an order of chance, each played along moves that keep its best score, and the
 * first position on the way that is a puzzle of the wished kind and grade is taken. The same wish makes the same
 * puzzle on every machine and for ever: chance comes from the text of its seed, and the version is in it.
 *
 * Positions come from best play, so that whoever solves a puzzle sees a hole that is still worth solving. Whether the
 * answer to "draw or play?" is to draw is decided by a toss before: in one position of thirty only is it right to
 * leave every card that fits, and who always answered "play" would be a master.
 */
import {
  areSameRules,
  cardsLeft,
  CLASSIC,
  createSfc32,
  deal,
  makeMove,
  ownDeal,
  randomBelow,
  shuffle,
  type Move,
  type Position,
  type RandomSource,
  type RuleSet,
} from "@albatross/rules";
import { fitsKind, onlyBestMove, provePosition } from "./prove-puzzle.ts";
import type { TableMaker, Values } from "./puzzle-lines.ts";
import type { Puzzle, PuzzleGrade, PuzzleKind } from "./puzzle.ts";

/** Another way of making puzzles gets another number: a seed then means other puzzles. */
const MAKER_VERSION = 1;

/** Numbers that can be read out over a table. */
const MOST_RANDOM_DEALS = 100_000_000;
/** Under rules that hardly allow such a puzzle, the search has an end. */
const MOST_DEALS = 400;
/** Where drawing past a card that fits is never right, no toss makes it so. */
const MOST_DEALS_FOR_ANSWER = 60;
/** More cards are a hole to play, fewer are none to think about. */
const MOST_CARDS = 16;
const LEAST_CARDS = 4;

export interface PuzzleWish {
  readonly kind: PuzzleKind;
  readonly grade: PuzzleGrade;
  readonly rules: RuleSet;
  /** Any text; another one, another puzzle. */
  readonly seed: string;
}

/**
 * May puzzles be made under these rules? Nothing may lie face down, and the value table must be one that is made in a
 * moment, since a puzzle takes some of them: those are the classic holes under any rule for kings.
 */
export function allowsPuzzles(rules: RuleSet): boolean {
  return areSameRules({ ...rules, king: CLASSIC.king }, CLASSIC);
}

/** null when none was found, or no table can be made. */
export function makePuzzle(wish: PuzzleWish, tableOf: TableMaker): Puzzle | null {
  const random = randomOf(`${MAKER_VERSION} ${wish.seed} ${wish.kind} ${wish.grade}`);
  const toss = randomBelow(random, 2) === 0 ? "draw" : "play";
  for (let tried = 0; tried < MOST_DEALS; tried++) {
    const name = ownDeal(1 + randomBelow(random, MOST_RANDOM_DEALS));
    const start = deal(name, wish.rules);
    const table = tableOf(start);
    if (table === null) return null;
    const answer = wish.kind === "draw-or-play" && tried < MOST_DEALS_FOR_ANSWER ? toss : null;
    const found = findOnWay(start, { ...wish, answer }, table, random);
    if (found) return { kind: wish.kind, deal: name, rules: wish.rules, ...found };
  }
  return null;
}

/** `answer`: what the right move has to be; null where it does not matter. */
type Wanted = PuzzleWish & { readonly answer: Move["kind"] | null };

function findOnWay(start: Position, wanted: Wanted, table: Values, random: RandomSource) {
  if (wanted.kind === "clear" && table.value(start) > 0) return null;
  const candidates = candidatesOnWay(start, wanted, table, random);
  shuffle(candidates, (bound) => randomBelow(random, bound));
  for (const { position, moves } of candidates) {
    const proof = provePosition(position, wanted.kind, table);
    if (proof?.grade === wanted.grade) return { moves, ...proof };
  }
  return null;
}

interface Candidate {
  readonly position: Position;
  readonly moves: readonly Move[];
}

function candidatesOnWay(
  start: Position,
  wanted: Wanted,
  table: Values,
  random: RandomSource,
): Candidate[] {
  const candidates: Candidate[] = [];
  const moves: Move[] = [];
  let position = start;
  while (cardsLeft(position) >= LEAST_CARDS) {
    if (cardsLeft(position) <= MOST_CARDS && isCandidate(position, wanted, table)) {
      candidates.push({ position, moves: [...moves] });
    }
    const valued = table.valuedMoves(position);
    const kept = valued.filter(({ value }) => value === valued[0]?.value);
    const next = kept[kept.length > 1 ? randomBelow(random, kept.length) : 0];
    if (next === undefined) break;
    const made = makeMove(position, next.move);
    if (!made.ok) break;
    moves.push(next.move);
    position = made.value;
  }
  return candidates;
}

function isCandidate(position: Position, { kind, answer }: Wanted, table: Values): boolean {
  const only = onlyBestMove(position, table);
  if (only === null || !fitsKind(position, kind, only.best)) return false;
  return answer === null || only.answer.kind === answer;
}

/** Three words of FNV-1a over the letters, each from a beginning of its own. */
function randomOf(seed: string): RandomSource {
  const word = (beginning: number): number =>
    [...seed].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
      beginning,
    );
  return createSfc32(word(0x811c9dc5), word(0x5bd1e995), word(0x27d4eb2f));
}
