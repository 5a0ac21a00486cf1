/**
 * What the legal moves come to when the hole is played on by a fair table. Where the table is exact nothing is
 * left to chance. Else hole after hole is played out, each move in the same orders of the unseen cards: those
 * means are of play that can really be played, so the best play without sight of the stock is no worse.
 */
import { drawsLeft, type Card, type Position } from "@albatross/rules";
import { ClearChances } from "./clear-chances.ts";
import { Tally } from "./estimate.ts";
import type { FairView } from "./fair-view.ts";
import type { Outlook } from "./judged-worlds.ts";
import { createOrderSource, createRandom, type OrderSource, type Seed } from "./orders.ts";
import { completeView, type Unseen } from "./world.ts";

export class FairOutlooks {
  readonly #unseen: Unseen;
  readonly #fair: FairView;
  readonly #source: OrderSource;
  readonly #tallies: readonly { readonly strokes: Tally; readonly clear: Tally }[];
  readonly #exact: Outlook[] = [];
  readonly #chances: ClearChances;
  #count = 0;

  /** The view's table is to be complete before anything is asked. */
  constructor(unseen: Unseen, fair: FairView, seed: Seed) {
    this.#unseen = unseen;
    this.#fair = fair;
    this.#source = createOrderSource(unseen.cards, unseen.places.length, createRandom(seed, 2));
    this.#tallies = fair.moves.map(() => ({ strokes: new Tally(), clear: new Tally() }));
    this.#chances = new ClearChances(fair.table, fair.walker);
  }

  get isExact(): boolean {
    return this.#fair.table.graph.isExact;
  }

  /** Holes played out for each move. */
  get count(): number {
    return this.#count;
  }

  /** Of an exact table: are all moves done? */
  get isExhausted(): boolean {
    return this.isExact && this.#exact.length === this.#fair.moves.length;
  }

  /** Plays one hole more for each move; of an exact table, finishes one move. */
  playNext(): void {
    if (this.isExact) this.#finishNext();
    else this.#playOutNext();
  }

  #finishNext(): void {
    const fairMove = this.#fair.moves[this.#exact.length];
    if (fairMove === undefined) return;
    const { move, place } = fairMove;
    const clear =
      move.kind === "draw"
        ? this.#chances.chanceByDraw(place.code, place.node)
        : this.#chances.chance(place);
    this.#exact.push({
      strokes: { mean: this.#fair.value(fairMove), standardError: 0 },
      clear: { mean: clear, standardError: 0 },
    });
  }

  #playOutNext(): void {
    const draws = drawsOf(completeView(this.#unseen, this.#source.next()));
    this.#count++;
    for (const [index, { move, place }] of this.#fair.moves.entries()) {
      const { walker } = this.#fair;
      const strokes =
        move.kind === "draw" ? walker.playOutDraw(place, draws) : walker.playOut(place, draws);
      this.#tallies[index]?.strokes.add(strokes);
      this.#tallies[index]?.clear.add(strokes <= 0 ? 1 : 0);
    }
  }

  /** Of a legal move, by its place among them; null when nothing is known yet. */
  outlook(index: number): Outlook | null {
    if (this.isExact) return this.#exact[index] ?? null;
    const strokes = this.#tallies[index]?.strokes.estimate() ?? null;
    const clear = this.#tallies[index]?.clear.estimate() ?? null;
    return strokes && clear && { strokes, clear };
  }
}

/** All draws still allowed, in order, later passes included. */
function drawsOf(world: Position): readonly Card[] {
  const { stock } = world.table;
  return Array.from({ length: drawsLeft(world) }, (_, index) => {
    const card = stock[(world.draws + index) % stock.length];
    if (card === undefined) throw new RangeError("a draw without a stock");
    return card;
  });
}
