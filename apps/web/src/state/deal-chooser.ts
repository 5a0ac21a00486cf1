/**
 * Which deal comes next (T6): a random one, walked forward to the first that is proved winnable unless the
 * player takes any; a number as it was typed; the next or the previous number; the same under other rules.
 */
import {
  CLASSIC,
  neighbourDeal,
  ownDeal,
  parseDealName,
  type DealName,
  type DealNameFault,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import type { Judgement } from "@albatross/solver";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { JudgeClient, SearchAnswer } from "../worker/judge-contract.ts";
import type { Job } from "../worker/pool-jobs.ts";
import { firstDealFrom } from "./first-deal.ts";
import type { HolePlay } from "./hole-play.ts";
import { openDeal, rulesOf, type OpenHole } from "./open-hole.ts";
import type { DealChoice } from "./preferences.ts";

export interface DealChooserPorts {
  readonly play: HolePlay;
  readonly judge: JudgeClient;
  /** A whole number 1 … 2^53 − 1, another one each time. */
  randomDealNumber(): bigint;
  choice(): DealChoice;
  /** What a search proved about the deal it found. */
  learn(position: Position, judgement: Judgement): void;
  /** The walk ended without a winnable deal; a random one was dealt. */
  onGaveUp(): void;
  /** There is no such number. */
  onNoSuchDeal(): void;
}

export interface DealChooser {
  /** Is a winnable deal being looked for? */
  readonly isSearching: ReadonlySignal<boolean>;
  dealNew(rules: RuleSet): void;
  /** The first deal of somebody who has never played: there at once, under the classic rules. */
  dealFirst(): void;
  /**
   * Deals as `dealNew`, chosen by `choice`. `place` makes the open hole of the deal in the moment that it is
   * there, which may be later; null when it is no longer wanted.
   */
  dealFor(rules: RuleSet, choice: DealChoice, place: (open: OpenHole) => OpenHole | null): void;
  /** Places this very deal, as `dealFor` does one that it chose. */
  dealNamed(name: DealName, rules: RuleSet, place: (open: OpenHole) => OpenHole | null): void;
  dealNumber(text: string, rules: RuleSet): DealNameFault | null;
  /** The deal `distance` numbers on. */
  step(distance: 1 | -1): void;
  /** D4: the same number under other rules. */
  changeRules(rules: RuleSet): void;
}

/** One classic deal in four is winnable: this many in a row without one would be a fault, not bad luck. */
const MOST_LOOKED_AT = 200;

export function createDealChooser(ports: DealChooserPorts): DealChooser {
  const { play, judge } = ports;
  const isSearching = signal(false);
  let search: Job<SearchAnswer> | null = null;

  function stopSearch(): void {
    search?.cancel();
    search = null;
    isSearching.value = false;
  }

  function show(open: OpenHole): void {
    stopSearch();
    play.show(open, "deal");
  }

  function dealFor(
    rules: RuleSet,
    choice: DealChoice,
    place: (open: OpenHole) => OpenHole | null,
  ): void {
    if (choice === "winnable") return searchWinnable(rules, place);
    const open = place(openDeal(ownDeal(ports.randomDealNumber()), rules));
    if (open) show(open);
  }

  function searchWinnable(rules: RuleSet, place: (open: OpenHole) => OpenHole | null): void {
    stopSearch();
    const from = ownDeal(ports.randomDealNumber());
    const job = judge.findWinnable({ rules, from, most: MOST_LOOKED_AT });
    search = job;
    isSearching.value = true;
    void job.answer.then((answer) => {
      if (search !== job || answer.kind === "cancelled") return;
      const found = answer.kind === "done" ? answer.value : null;
      const open = place(openDeal(found?.deal ?? from, rules));
      if (open === null) return stopSearch();
      if (found) ports.learn(open.hole.positions[0], found.judgement);
      show(open);
      if (!found) ports.onGaveUp();
    });
  }

  return {
    isSearching,
    dealNew: (rules) => dealFor(rules, ports.choice(), (open) => open),
    dealFirst() {
      const number = ports.randomDealNumber();
      const name = ports.choice() === "winnable" ? firstDealFrom(number) : ownDeal(number);
      show(openDeal(name, CLASSIC));
    },
    dealFor,
    dealNamed(name, rules, place) {
      const open = place(openDeal(name, rules));
      if (open) show(open);
    },
    dealNumber(text, rules) {
      const name = parseDealName(text);
      if (!name.ok) return name.fault;
      show(openDeal(name.value, rules));
      return null;
    },
    step(distance) {
      const at = play.open.value;
      if (at === null) return;
      const name = neighbourDeal(at.deal, distance);
      if (name === null) ports.onNoSuchDeal();
      else show(openDeal(name, rulesOf(at)));
    },
    changeRules(rules) {
      const at = play.open.value;
      if (at !== null) show(openDeal(at.deal, rules));
    },
  };
}
