/**
 * What the view knows beyond the game: the window's frame, the board's room, the open panel. One object,
 * handed down by context.
 */
import {
  CLASSIC,
  currentPosition,
  formatDealName,
  isOver,
  type CourseLink,
  type DealName,
} from "@albatross/rules";
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { FriendDesk } from "../state/friend-desk.ts";
import type { Game } from "../state/game.ts";
import type { HoleChange } from "../state/hole-play.ts";
import type { Languages } from "../state/languages.ts";
import type { Offline } from "../state/offline.ts";
import type { OpenHole, RoundInPlay } from "../state/open-hole.ts";
import type { Motion } from "../state/preferences.ts";
import type { PuzzleDesk } from "../state/puzzle-desk.ts";
import type { HistoryDoor } from "../storage/history-door.ts";
import type { RoundClaim, StorageTrouble } from "../storage/hole-keeper.ts";
import type { FinishedRound } from "../storage/round-history.ts";
import type { Catalogue, PartName, Parts } from "../text/catalogue.ts";
import type { CoachClient } from "../worker/coach-client.ts";
import type { JudgeClient } from "../worker/judge-contract.ts";
import { aPictureLater } from "./a-picture-later.ts";
import type { BoardLayout } from "./board-layout.ts";
import { layOutForHand } from "./board-mirror.ts";
import { createCardMotion, type CardMotion } from "./card-motion.ts";
import { chooseFrame, PILES_OF, type Frame } from "./frame.ts";
import type { Command } from "./keys.ts";

type PanelName =
  | "deal"
  | "rules"
  | "own-rules"
  | "played"
  | "share"
  | "friend"
  | "puzzles"
  | "by-hand"
  | "coach"
  | "more"
  | "keys"
  | "help"
  | "review"
  | "round"
  | "settings"
  | "statistics"
  | "stock"
  | "tournament";

/** The rounds that are kept. */
interface RoundShelf {
  /** Begun and not over. */
  begun(): Promise<readonly OpenHole[]>;
  /** Newest first; null where nothing is stored. */
  finished(): Promise<readonly FinishedRound[] | null>;
  comeBack(id: string): Promise<RoundClaim>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the page has to say: that it is at work, or else the last thing said. */
interface News {
  readonly isSearching: boolean;
  readonly isThinking: boolean;
  readonly said: Game["said"]["value"];
}

export interface Page {
  readonly game: Game;
  /** What is only read follows a picture after the cards: the hole as the figures have it, and the status line. */
  readonly figured: ReadonlySignal<OpenHole | null>;
  /** The hole as the targets have it: a picture after its cards, but for another hole at once. */
  readonly pressed: ReadonlySignal<OpenHole | null>;
  readonly news: ReadonlySignal<News | null>;
  readonly judge: Pick<JudgeClient, "judge" | "bestAlong">;
  /** Rejects when its code cannot be loaded; asked again, it tries again. */
  coach(): Promise<CoachClient>;
  /** In the language that is shown: a component that reads it is drawn again when that changes. */
  readonly text: Catalogue;
  readonly languages: Languages;
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  readonly history: HistoryDoor;
  /** null until its chunk is loaded. */
  readonly offline: ReadonlySignal<Offline | null>;
  readonly windowSize: Signal<Size>;
  /** Measured; null before the first measure. */
  readonly boardSize: Signal<Size | null>;
  readonly frame: ReadonlySignal<Frame>;
  /** Signals of their own, so that no other preference draws a card again. */
  readonly isLargePrint: ReadonlySignal<boolean>;
  readonly layout: ReadonlySignal<BoardLayout | null>;
  /** Whether there is a hole, and which deal it is: no move changes these, and who reads them is not drawn again. */
  readonly hasHole: ReadonlySignal<boolean>;
  readonly dealName: ReadonlySignal<DealName | null>;
  readonly motion: CardMotion;
  /** What the durations of motion are multiplied with; 0 for none. */
  pace(): number;
  readonly panel: ReadonlySignal<PanelName | null>;
  /** Has the player's own hole on the board ended? */
  readonly isHoleOver: ReadonlySignal<boolean>;
  /** Is the result of the hole shown? It can be put away to look at the board. */
  readonly isResultShown: ReadonlySignal<boolean>;
  openPanel(name: PanelName): void;
  closePanel(): void;
  showResult(isShown: boolean): void;
  run(command: Command): void;
  /** Copies the address that carries a query: without one, that of the deal on the board. */
  copyLink(query?: string): Promise<void>;
  copyNumber(): Promise<void>;
  addressOf(query: string): string;
  /** What the browser would neither share nor copy, for the panel that shows it to be copied by hand. */
  readonly byHand: ReadonlySignal<string | null>;
  /** A course that a link brought, until it is begun or put away. */
  readonly sentCourse: Signal<CourseLink | null>;
  /** The query of a deal whose link was refused for what else it carries; null when there is none. */
  readonly refusedDeal: Signal<string | null>;
  /** What a friend's link brought with a deal; null when there was none. */
  readonly friend: Signal<FriendDesk | null>;
  /** The hole that a review is asked for; null for the one on the board. */
  readonly reviewed: Signal<OpenHole | null>;
  /** null until puzzles are asked for. */
  readonly puzzles: Signal<PuzzleDesk | null>;
  readonly rounds: RoundShelf;
  comeBack(roundId: string): Promise<void>;
  /** The card that is asked for on paper: a blank one if its round is null. */
  readonly printing: Signal<{ readonly round: RoundInPlay | null } | null>;
  print(round: RoundInPlay | null): void;
  share(text: string): Promise<void>;
}

export interface PagePorts {
  readonly game: Game;
  readonly languages: Languages;
  readonly judge: Pick<JudgeClient, "judge" | "bestAlong">;
  coach(): Promise<CoachClient>;
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  readonly history: HistoryDoor;
  readonly offline: ReadonlySignal<Offline | null>;
  readonly windowSize: Size;
  /** The address that carries this query. */
  addressOf(query: string): string;
  /** Rejects when the browser forbids it. */
  copy(text: string): Promise<void>;
  readonly rounds: RoundShelf;
  /** false where the browser has no such thing, or it failed; true when done, or given up by the player. */
  share(text: string): Promise<boolean>;
}

/** Panels that are about what is played while they are open. */
const BESIDE_PLAY: ReadonlySet<PanelName> = new Set(["coach", "review"]);

/** The panels in which a friend's play or a solution is gone through, and what they do to the board. */
const STEPPING: readonly (PanelName | null)[] = ["friend", "puzzles"];
const STEPS: readonly HoleChange["kind"][] = ["undo", "redo", "restore"];

export function createPage(ports: PagePorts): Page {
  const { game, judge, languages, trouble, history, offline } = ports;
  const windowSize = signal(ports.windowSize);
  const boardSize = signal<Size | null>(null);
  const panel = signal<PanelName | null>(null);
  const isPutAway = signal(false);
  const printing: Page["printing"] = signal(null);
  const byHand = signal<string | null>(null);
  const copies = (text: string): Promise<boolean> =>
    ports.copy(text).then(
      () => true,
      () => false,
    );
  function showByHand(text: string): void {
    byHand.value = text;
    panel.value = "by-hand";
  }
  const { preferences } = game.preferences;
  const isLargePrint = computed(() => preferences.value.print === "large");
  const hand = computed(() => preferences.value.hand);
  const frame = computed(() => {
    const { width, height } = windowSize.value;
    return chooseFrame(width, height, game.rules.value, isLargePrint.value);
  });
  const hasHole = computed(() => game.play.open.value !== null);
  // Asked once: to ask anew costs a tap more than to answer.
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const pace = (): number => (stillness.matches ? 0 : PACES[preferences.peek().motion]);
  const isHoleOver = computed(() => {
    const open = game.play.open.value;
    return open !== null && game.play.aside.value === null && isOver(open.hole);
  });

  effect(() => {
    const event = game.play.event.value;
    if (event?.kind !== "change") return;
    isPutAway.value = false;
    // A move is made on the board: whatever panel was open has done its part.
    const { kind } = event.change;
    const shown = panel.peek();
    if (kind === "deal" || (STEPPING.includes(shown) && STEPS.includes(kind))) return;
    if (shown !== null && BESIDE_PLAY.has(shown)) return;
    panel.value = null;
  });

  const news = computed(() => {
    const isSearching = game.deals.isSearching.value;
    const isThinking = game.hints.hint.value.kind === "working";
    const said = game.said.value;
    return isSearching || isThinking || said ? { isSearching, isThinking, said } : null;
  });

  const figured = aPictureLater(game.play.open);

  return {
    game,
    figured,
    pressed: computed(() => {
      const open = game.play.open.value;
      const before = figured.value;
      const isSameHole = before !== null && before.id !== null && before.id === open?.id;
      return isSameHole ? before : open;
    }),
    news: aPictureLater(news),
    get text() {
      return languages.text.value;
    },
    languages,
    judge,
    coach: ports.coach,
    trouble,
    history,
    offline,
    windowSize,
    boardSize,
    frame,
    isLargePrint,
    layout: computed(() => {
      if (boardSize.value === null) return null;
      const room = {
        ...boardSize.value,
        piles: PILES_OF[frame.value],
        isLargePrint: isLargePrint.value,
      };
      return layOutForHand(hand.value, room, hasHole.value ? game.rules.value : CLASSIC);
    }),
    hasHole,
    dealName: computed(() => game.play.open.value?.deal ?? null),
    motion: createCardMotion(pace),
    pace,
    panel,
    isHoleOver,
    isResultShown: computed(() => isHoleOver.value && !isPutAway.value && panel.value === null),
    openPanel: (name) => void (panel.value = name),
    closePanel: () => void (panel.value = null),
    showResult: (isShown) => void (isPutAway.value = !isShown),
    run(command) {
      if (game.pause.isPaused.peek() && !AT_A_PAUSE.has(command.kind)) game.pause.remind();
      else runCommand(game, command, panel, isPutAway);
    },
    async copyLink(query) {
      const own = game.link.peek();
      const carried = query ?? own;
      if (carried === null) return;
      const address = ports.addressOf(carried);
      if (await copies(address)) return game.say({ kind: "link-copied" });
      // Only the link of the deal on the board is in the address bar.
      if (carried === own) game.say({ kind: "link-not-copied" });
      else showByHand(address);
    },
    async copyNumber() {
      const open = game.play.open.peek();
      if (open === null) return;
      const number = formatDealName(open.deal);
      if (await copies(number)) game.say({ kind: "number-copied" });
      else showByHand(number);
    },
    addressOf: (query) => ports.addressOf(query),
    byHand,
    sentCourse: signal(null),
    refusedDeal: signal(null),
    friend: signal(null),
    reviewed: signal(null),
    puzzles: signal(null),
    rounds: ports.rounds,
    async comeBack(roundId) {
      const claim = await ports.rounds.comeBack(roundId);
      if (claim.kind === "here") game.rounds.comeBack(claim.open);
      else game.say({ kind: "round", what: claim.kind });
    },
    printing,
    print: (round) => void (printing.value = { round }),
    async share(text) {
      if (await ports.share(text)) return;
      if (await copies(text)) game.say({ kind: "round", what: "copied" });
      else showByHand(text);
    },
  };
}

/** What is chosen here; what the system asks for goes before it. */
const PACES: { readonly [M in Motion]: number } = { normal: 1, fast: 0.4, none: 0 };

/** What would deal another hole: beside a puzzle they bring the own one back. */
const DEALING: ReadonlySet<Command["kind"]> = new Set(["new", "previous", "next"]);

/** What a pause does not hold back: nothing of it plays or shows a card. */
const AT_A_PAUSE: ReadonlySet<Command["kind"]> = new Set(["pause", "full-screen", "keys", "close"]);

function runCommand(
  game: Game,
  command: Command,
  panel: Signal<PanelName | null>,
  isPutAway: Signal<boolean>,
): void {
  const { play } = game;
  if (play.aside.peek() && DEALING.has(command.kind)) return play.bringBack();
  switch (command.kind) {
    case "column":
      return play.playColumn(command.column);
    case "draw":
      return play.draw();
    case "undo":
      return play.undo();
    case "redo":
      return play.redo();
    case "hint":
      return game.hints.ask();
    case "new":
      return game.dealNew();
    case "restart":
      return play.restart();
    case "previous":
      return game.stepDeal(-1);
    case "next":
      return game.stepDeal(1);
    case "pause":
      return game.pause.toggle();
    case "full-screen":
      return toggleFullScreen(game);
    case "keys":
      panel.value = panel.value === "keys" ? null : "keys";
      return;
    case "read":
      return game.tell("whole-position");
    case "close":
      if (panel.value === null) isPutAway.value = true;
      else panel.value = null;
  }
}

/** Loaded when it is asked for: the browser allows it for some seconds after the press. */
function toggleFullScreen(game: Game): void {
  import("./full-screen.ts").then(
    ({ fullScreen }) => fullScreen.toggle(() => game.say({ kind: "no-full-screen" })),
    () => game.say({ kind: "no-full-screen" }),
  );
}

/** Columns of the position on the board. */
export function columnCount(game: Game): number {
  const open = game.play.open.value;
  return open ? currentPosition(open.hole).heights.length : 0;
}

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error("there is no page around this component");
  return page;
}

/** The words of a part of the page, in the language that is shown. They are loaded before such a part is drawn. */
export function usePart<P extends PartName>(name: P): Parts[P] {
  const words = usePage().languages.shown.value.parts[name];
  if (words === undefined) throw new Error(`the words of the part "${name}" are not loaded`);
  return words;
}
