/** Playing a round (R1–R3): beginning one, its next hole, leaving it and coming back. */
import { holeScore, type DealName, type RuleSet } from "@albatross/rules";
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { DealChooser } from "./deal-chooser.ts";
import type { HolePlay } from "./hole-play.ts";
import type { RoundMessage } from "./message.ts";
import { rulesOf, type OpenHole, type RoundInPlay, type RoundOptions } from "./open-hole.ts";
import { holeNumber, holesDone, isComplete, isRoundOver, roundSoFar } from "./round-so-far.ts";
import { seatsOf } from "./tournament.ts";

export interface RoundStart {
  readonly id: string;
  readonly startedAtMs: number;
}

interface RoundsPorts {
  readonly play: HolePlay;
  readonly deals: DealChooser;
  /** The rules that a round begun now is played under. */
  readonly rules: ReadonlySignal<RuleSet>;
  newRound(): RoundStart;
  say(what: RoundMessage): void;
}

/** A round that another deal took the place of in this tab. It is kept. */
export interface LeftRound {
  readonly id: string;
  /** The hole that was being played. */
  readonly hole: number;
  readonly holes: number;
}

export interface Rounds {
  /** The round of the open hole, with that hole once it has its score; null outside a round. */
  readonly soFar: ReadonlySignal<RoundInPlay | null>;
  /** Is the round of the open hole played to its end? Undo may still take that back. */
  readonly isOver: ReadonlySignal<boolean>;
  /** The round that was left last and not come back to; null when there is none. */
  readonly left: ReadonlySignal<LeftRound | null>;
  /** Begins a round under the rules now chosen, or those of its course. */
  start(options: RoundOptions, under?: RuleSet): void;
  /** The next hole, once this one has its score; after the last hole, a hole outside the round. */
  goOn(): void;
  /** Back to the hole before the round, else to a new deal. The round itself is kept. */
  leave(): void;
  /** Comes back to a round that was left. */
  comeBack(open: OpenHole): void;
}

export function createRounds({ play, deals, rules, newRound, say }: RoundsPorts): Rounds {
  const soFar = computed(() => play.open.value && roundSoFar(play.open.value));

  function dealHole(round: RoundInPlay, under: RuleSet, isWanted: () => boolean): void {
    const place = (open: OpenHole): OpenHole | null => (isWanted() ? { ...open, round } : null);
    const next = dealSet(round);
    if (next) return deals.dealNamed(next, under, place);
    deals.dealFor(under, round.deals === "winnable" ? "winnable" : "any", place);
  }

  function leave(): void {
    const left = play.open.peek();
    if (!left?.round) return;
    // A hole that has its score is no reason to go back.
    if (left.before && holeScore(left.before.hole) === null) play.show(left.before, "restore");
    else deals.dealNew(rulesOf(left));
  }

  return {
    soFar,
    left: followLeft(play.own),
    isOver: computed(() => soFar.value !== null && isComplete(soFar.value)),
    start(options, under = rules.peek()) {
      const round = { ...options, ...newRound(), played: [] };
      dealHole(round, under, () => true);
    },
    goOn() {
      const ended = play.open.peek();
      const round = ended && roundSoFar(ended);
      if (!round) return;
      if (holeScore(ended.hole) === null) return say("finish-first");
      if (isComplete(round)) return leave();
      // While a deal is looked for, the hole may be undone into again: then the next has not begun.
      dealHole(round, rulesOf(ended), () => play.open.peek()?.hole === ended.hole);
    },
    leave,
    comeBack(open) {
      const left = play.own.peek();
      // A hole that is left for a round is what leaving the round goes back to.
      const isLeftPlayed = left !== null && left.round === null && left.hole.moves.length > 0;
      const before = isLeftPlayed ? { ...left, before: null } : open.before;
      play.show({ ...open, before }, "restore");
    },
  };
}

/** The deal that the next hole must have; undefined when any will do. */
function dealSet(round: RoundInPlay): DealName | undefined {
  const { course, tournament, played } = round;
  const done = holesDone(round);
  // Whoever plays the hole first has dealt it for all.
  const first = tournament?.packs === "same" ? played[done * seatsOf(round)] : undefined;
  return course?.deals[done] ?? first?.deal;
}

/** However it comes that a hole of a round is followed by one outside it: by a number, other rules, a history. */
function followLeft(own: ReadonlySignal<OpenHole | null>): ReadonlySignal<LeftRound | null> {
  const left = signal<LeftRound | null>(null);
  let last: OpenHole | null = null;
  effect(() => {
    const current = own.value;
    const round = last?.round ?? null;
    const number = last && holeNumber(last);
    if (current === null) return;
    if (last && round && number !== null && round.id !== current.round?.id && !isRoundOver(last)) {
      left.value = { id: round.id, hole: number, holes: round.holes };
    }
    if (current.round && current.round.id === left.peek()?.id) left.value = null;
    last = current;
  });
  return left;
}
