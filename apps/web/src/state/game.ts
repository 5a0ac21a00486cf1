/**
 * The whole page's state: the hole being played and everything that follows it. Headless: no document, no
 * clock and no chance but those handed in, so that tests play it as the page does.
 */
import type { PuzzleLinkFault } from "@albatross/coach";
import {
  CLASSIC,
  currentPosition,
  exposedCard,
  formatLink,
  holeScore,
  parseLink,
  type CourseLinkFault,
  type LinkFault,
  type Refusal,
  type RuleSet,
  type SharedPlayFault,
} from "@albatross/rules";
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { JudgeClient } from "../worker/judge-contract.ts";
import { followAssessments, type Assessments } from "./assessments.ts";
import { createDealChooser, type DealChooser } from "./deal-chooser.ts";
import { createHints, type HintGiver } from "./hint.ts";
import { createHolePlay, type HolePlay } from "./hole-play.ts";
import { messageOf, readSituation, type FitTelling, type Message } from "./message.ts";
import { openWithMoves, rulesOf, type OpenHole } from "./open-hole.ts";
import { createPause, type Pause } from "./pause.ts";
import type { PlaySettings, PreferenceStore } from "./preferences.ts";
import { createRounds, type LeftRound, type Rounds, type RoundStart } from "./rounds.ts";
import { isRoundOver } from "./round-so-far.ts";
import { isWatched } from "./tournament.ts";
import { readVerdicts, type VerdictReader } from "./verdict.ts";

export interface GamePorts {
  readonly judge: JudgeClient;
  readonly preferences: PreferenceStore;
  randomDealNumber(): bigint;
  /** Another text each time, in this tab or any other. */
  newHoleId(): string;
  /** What is only known in the moment that a round begins. */
  newRound(): RoundStart;
  /** Does what can wait until the last move is seen. */
  afterwards(task: () => void): void;
}

/** A link that means nothing (T7): `refusal` when its moves are not legal. */
export type BadLink = LinkFault | CourseLinkFault | SharedPlayFault | PuzzleLinkFault | Refusal;

interface Said {
  /** Another one each time, also when the same is said again. */
  readonly number: number;
  readonly message: Message;
}

type Telling = Extract<Message, { readonly cards: number }>;

export interface Game {
  readonly play: HolePlay;
  readonly verdict: VerdictReader;
  readonly hints: HintGiver;
  readonly deals: DealChooser;
  readonly rounds: Rounds;
  readonly pause: Pause;
  readonly assessments: Pick<Assessments, "bests" | "bestMoveAt" | "movesOf">;
  readonly preferences: PreferenceStore;
  readonly said: ReadonlySignal<Said | null>;
  readonly badLink: ReadonlySignal<BadLink | null>;
  /** The rules that the next deal is played under. */
  readonly rules: ReadonlySignal<RuleSet>;
  /** The query that means the current deal; null before there is one. */
  readonly link: ReadonlySignal<string | null>;
  say(message: Message): void;
  /** Says something about the hole as it is, whatever is done to it. */
  tell(what: Telling["kind"], cards?: number): void;
  /**
   * Begins: with what storage brought back, else with the link, else with a new deal. A link that was refused
   * already, for what it carries beside the deal, deals nothing.
   */
  begin(query: string, kept: OpenHole | null, refused?: BadLink | null): void;
  /** A new deal; in a round, its next hole. */
  dealNew(): void;
  /** The deal `distance` numbers on. */
  stepDeal(distance: 1 | -1): void;
}

export function createGame(ports: GamePorts): Game {
  const { judge, preferences, randomDealNumber } = ports;
  const play = createHolePlay(ports.newHoleId);
  const said = signal<Said | null>(null);
  const badLink = signal<BadLink | null>(null);
  const assessments = followAssessments(play.open, judge);
  const rules = computed(() => (play.open.value ? rulesOf(play.open.value) : CLASSIC));

  function say(message: Message): void {
    said.value = { number: (said.peek()?.number ?? 0) + 1, message };
  }

  function tell(kind: Telling["kind"], cards = 0): void {
    const hole = play.open.peek();
    const telling = fitTelling(preferences.preferences.peek());
    if (hole) say({ kind, hole, cards, situation: readSituation(hole, telling) });
  }

  const hints = createHints(play.open, judge, assessments, {
    onShown(hint) {
      const open = play.open.peek();
      if (open === null) return;
      play.countHint();
      const position = currentPosition(open.hole);
      const { move } = hint;
      const card = move.kind === "play" ? (exposedCard(position, move.column) ?? null) : null;
      say({ kind: "hint", hint, card });
    },
  });

  const deals = createDealChooser({
    play,
    judge,
    randomDealNumber,
    choice: () => preferences.preferences.peek().deals,
    learn: assessments.learn,
    onGaveUp: () => say({ kind: "search-gave-up" }),
    onNoSuchDeal: () => say({ kind: "no-such-deal" }),
  });

  const rounds = createRounds({
    play,
    deals,
    rules,
    newRound: ports.newRound,
    say: (what) => say({ kind: "round", what }),
  });

  let toldLeft: LeftRound | null = null;
  effect(() => {
    const event = play.event.value;
    if (event === null) return;
    untracked(() => {
      if (event.kind === "change") badLink.value = null;
      const preferred = preferences.preferences.peek();
      const { hasPlayed } = preferred;
      const isMove = event.kind === "change" && ["play", "draw"].includes(event.change.kind);
      // All that follows any preference looks at them again: not before the very first move is seen.
      if (isMove && !hasPlayed) ports.afterwards(() => preferences.prefer({ hasPlayed: true }));
      // A series is spoken of as a whole, by whoever plays it; a computer player's hole at its beginning and end.
      const isQuiet =
        event.kind === "change" &&
        (isMove && isWatched(event.hole)
          ? holeScore(event.hole.hole) === null
          : event.change.kind === "play" && event.change.isAutomatic);
      if (isQuiet) return;
      const left = rounds.left.peek();
      say(
        messageOf(
          event,
          !hasPlayed,
          fitTelling(preferred),
          left === toldLeft ? null : (left?.hole ?? null),
        ),
      );
      toldLeft = left;
    });
  });

  return {
    play,
    verdict: readVerdicts(play.open, assessments),
    hints,
    deals,
    rounds,
    pause: createPause(play, tell),
    assessments,
    preferences,
    said,
    badLink,
    rules,
    link: computed(() => {
      const open = play.open.value;
      return open && formatLink({ deal: open.deal, rules: rulesOf(open), moves: [] });
    }),
    say,
    tell,
    begin(query, kept, refused = null) {
      if (refused) return void (badLink.value = refused);
      if (kept) return play.show(kept, "restore");
      if (!namesDeal(query)) {
        const { hasPlayed } = preferences.preferences.peek();
        return hasPlayed ? deals.dealNew(CLASSIC) : deals.dealFirst();
      }
      const opened = openLink(query);
      if (!opened.ok) badLink.value = opened.fault;
      else play.show(opened.value, opened.value.hole.cursor > 0 ? "restore" : "deal");
    },
    dealNew() {
      if (rounds.soFar.peek() === null) deals.dealNew(rules.peek());
      else rounds.goOn();
    },
    stepDeal(distance) {
      if (rounds.soFar.peek() === null) deals.step(distance);
      else say({ kind: "round", what: "leave-first" });
    },
  };
}

function fitTelling({ marks, fitLamp }: PlaySettings): FitTelling {
  if (marks === "on") return "which";
  return fitLamp === "on" ? "whether" : "nothing";
}

/** Does a query mean a deal at all? Anything else in an address is not ours to complain about. */
function namesDeal(query: string): boolean {
  return /(^|[?&])(deal|generator|rules|moves)=/.test(query);
}

/** The shortcut of the installed page: a new deal, whatever is kept. */
function asksForNew(query: string): boolean {
  return /(^|[?&])new(=|&|$)/.test(query);
}

function openLink(
  query: string,
):
  | { readonly ok: true; readonly value: OpenHole }
  | { readonly ok: false; readonly fault: BadLink } {
  const link = parseLink(query);
  return link.ok ? openWithMoves(link.value.deal, link.value.rules, link.value.moves) : link;
}

/**
 * May a kept hole go on under this address? A tab that is loaded again goes on with its own hole in
 * whatever state; a hole taken over from a closed tab must still be worth playing. An address with a deal
 * in it is only met by that deal, and one with moves by none: it shows what was sent. One that asks for a new deal
 * is met by none either; what was kept is left for later.
 */
export function canGoOn(kept: OpenHole, isOwn: boolean, query: string): boolean {
  // In a round the next hole is worth playing.
  const isFinal = kept.round ? isRoundOver(kept) : holeScore(kept.hole) !== null;
  if ((!isOwn && isFinal) || asksForNew(query)) return false;
  if (!namesDeal(query)) return true;
  const link = parseLink(query);
  if (!link.ok || link.value.moves.length > 0) return false;
  const own = formatLink({ deal: kept.deal, rules: rulesOf(kept), moves: [] });
  return own === formatLink(link.value);
}
