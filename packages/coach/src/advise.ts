/**
 * Advice on a view, and on nothing else: the order of the stock and the cards of hidden rows are not in it, so
 * that whoever asks may do so in earnest. It gets better as it is worked on, a slice at a time; who holds the
 * process decides how long, and a worker can look up between two slices.
 *
 * Two answers stand beside each other (docs/decisions/0021-coach.md has what each is worth in play):
 *
 *   judged   the means over orders of the unseen cards, each judged as if all of it were seen. There at once.
 *   played   the same for a player who goes on not seeing. It takes a table of every layout, 0.4 s at the start
 *            of a classic hole and less with every card; where rows are hidden there is none.
 *
 * Moves are ranked by the table once it is exact, before that by the mean of what it says and of the judged means,
 * and where there is no table by these alone.
 */
import { legalMoves, type Move, type PlayerView } from "@albatross/rules";
import { FairOutlooks } from "./fair-outlooks.ts";
import { MARGIN } from "./fair-table.ts";
import { prepareFairView, TABLE_LIMITS, type FairView, type TableLimits } from "./fair-view.ts";
import { JudgedWorlds, type Outlook } from "./judged-worlds.ts";
import type { Seed } from "./orders.ts";
import { readUnseen } from "./world.ts";

export interface AdviceOptions {
  /** The same view and seed are given the same advice. */
  readonly seed?: Seed;
  /** Orders to judge every move in; 0 for none. All of them where there are few, however many these are. */
  readonly worlds?: number;
  /** Holes to play out after every move. */
  readonly playOuts?: number;
  readonly tableLimits?: TableLimits;
}

export interface MoveAdvice {
  readonly move: Move;
  /** Expected final strokes, by which the moves are ranked; null before anything is known. */
  readonly expected: number | null;
  readonly judged: Outlook | null;
  readonly played: Outlook | null;
}

export interface Advice {
  /** Every legal move, best first; of equal ones plays from the left, then the draw. Empty at the end of a hole. */
  readonly moves: readonly MoveAdvice[];
  /** What `expected` comes from; with a table that is not exact, from both. */
  readonly basis: "nothing" | "judged" | "table";
  /** Orders judged so far, and whether those are all that there are. */
  readonly worlds: number;
  readonly isEveryWorld: boolean;
  /** Of the orders judged, those not settled within the judge's limit, which are in no mean. */
  readonly unsettled: number;
  readonly playOuts: number;
  /** Is the table's value the best that play without sight can come to, and not close to it? */
  readonly isTableExact: boolean;
}

export interface AdviceProcess {
  /** A slice of work, some 10 to 50 ms; false when there is no more to do. */
  step(): boolean;
  /** What is known so far. */
  advice(): Advice;
}

/** Orders that are judged unless fewer, or more, are asked for. */
export const FULL_WORLDS = 48;
const DEFAULTS = { seed: 1, worlds: FULL_WORLDS, playOuts: 480, tableLimits: TABLE_LIMITS };

/** What one slice does, of each kind of work. */
const WORLDS_A_STEP = 4;
const VALUES_A_STEP = 150_000;
const PLAY_OUTS_A_STEP = 24;

class Advising implements AdviceProcess {
  readonly #moves: readonly Move[];
  readonly #options: Required<AdviceOptions>;
  readonly #judged: JudgedWorlds;
  readonly #fair: FairView | null;
  readonly #outlooks: FairOutlooks | null;

  constructor(view: PlayerView, options: Required<AdviceOptions>) {
    this.#moves = legalMoves(view);
    this.#options = options;
    const unseen = readUnseen(view);
    this.#judged = new JudgedWorlds(unseen, options.seed);
    this.#fair = this.#moves.length === 0 ? null : prepareFairView(unseen, options.tableLimits);
    this.#outlooks = this.#fair && new FairOutlooks(unseen, this.#fair, options.seed);
  }

  /** Something to go by at first, then the table, then both answers side by side. */
  step(): boolean {
    if (this.#moves.length === 0) return false;
    if (this.#judged.count === 0 && this.#needsWorlds()) this.#judgeSome();
    else if (this.#fair?.table.isComplete === false) this.#fair.table.extend(VALUES_A_STEP);
    else {
      if (this.#needsPlay()) this.#playSome();
      if (this.#needsWorlds()) this.#judgeSome();
    }
    return this.#needsWorlds() || this.#needsPlay();
  }

  #needsWorlds(): boolean {
    const { isExhausted, isListed, count } = this.#judged;
    const { worlds } = this.#options;
    return worlds > 0 && !isExhausted && (isListed || count < worlds);
  }

  #needsPlay(): boolean {
    const outlooks = this.#outlooks;
    if (outlooks === null || outlooks.isExhausted) return false;
    return outlooks.isExact || outlooks.count < this.#options.playOuts;
  }

  #judgeSome(): void {
    for (let world = 0; world < WORLDS_A_STEP; world++) {
      if (this.#needsWorlds()) this.#judged.judgeNext();
    }
  }

  #playSome(): void {
    const times = this.#outlooks?.isExact === true ? 1 : PLAY_OUTS_A_STEP;
    for (let hole = 0; hole < times; hole++) if (this.#needsPlay()) this.#outlooks?.playNext();
  }

  advice(): Advice {
    const fair = this.#fair?.table.isComplete === true ? this.#fair : null;
    const isExact = fair?.table.graph.isExact ?? false;
    const moves = this.#moves.map((move, index): MoveAdvice => {
      const judged = this.#judged.outlook(index);
      const played = fair && (this.#outlooks?.outlook(index) ?? null);
      const fairMove = fair?.moves[index];
      const expected =
        fair && fairMove
          ? meanOfBoth(fair.value(fairMove), isExact ? null : judged)
          : (judged?.strokes.mean ?? null);
      return { move, expected, judged, played };
    });
    const isKnown = moves.some(({ expected }) => expected !== null);
    return {
      moves: rank(moves),
      basis: fair ? "table" : isKnown ? "judged" : "nothing",
      worlds: this.#judged.count,
      isEveryWorld: this.#judged.isExhausted,
      unsettled: this.#judged.unsettled,
      playOuts: this.#outlooks?.count ?? 0,
      isTableExact: isExact,
    };
  }
}

export function advise(view: PlayerView, options: AdviceOptions = {}): AdviceProcess {
  return new Advising(view, { ...DEFAULTS, ...options });
}

/** The advice when all is done that the options ask for. */
export function adviseFully(view: PlayerView, options: AdviceOptions = {}): Advice {
  const process = advise(view, options);
  while (process.step());
  return process.advice();
}

/**
 * Seeing the order is worth too much, and a table whose ranks share groups thinks too little of cards that run
 * out: the one is too low and the other too high, by about as much.
 */
export function meanOfBoth(byTable: number, judged: Outlook | null): number {
  return judged === null ? byTable : (byTable + judged.strokes.mean) / 2;
}

/** Best first; what differs by rounding alone keeps its order. */
function rank(moves: readonly MoveAdvice[]): readonly MoveAdvice[] {
  const toSteps = ({ expected }: MoveAdvice): number => Math.round((expected ?? 0) / MARGIN);
  return [...moves].sort((a, b) => toSteps(a) - toSteps(b));
}
