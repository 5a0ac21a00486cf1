/** Wires the page: storage, judge, game and view. Nothing is decided here. */
import type { PuzzleQuestion } from "@albatross/coach";
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { canGoOn, createGame } from "./state/game.ts";
import { createLanguages } from "./state/languages.ts";
import type { Offline } from "./state/offline.ts";
import { isUntouched, type OpenHole } from "./state/open-hole.ts";
import type { Sent } from "./state/open-sent.ts";
import { createPreferences } from "./state/preferences.ts";
import {
  browserPreferences,
  leaveTrace,
  mayBeStored,
  shareText,
  tabMemory,
} from "./storage/browser-slots.ts";
import { carryHole, dropCarriedHole, takeCarriedHole } from "./storage/carried-hole.ts";
import { createHistoryDoor } from "./storage/history-door.ts";
import type { RoundHistory } from "./storage/round-history.ts";
import { createStorageDoor } from "./storage/storage-door.ts";
import { en } from "./text/en.ts";
import { languages as sources } from "./text/languages.ts";
import "./view/styles/tokens.css";
import "./view/styles/page.css";
import "./view/styles/card.css";
import "./view/styles/palettes.css";
import "./view/styles/backs.css";
import "./view/styles/board.css";
import "./view/styles/chrome.css";
import "./view/styles/hand.css";
import "./view/styles/print-size.css";
import { App } from "./view/app.tsx";
import { listen } from "./view/listen.ts";
import { nextTask } from "./view/next-task.ts";
import { createPage } from "./view/page.ts";
import { aPictureLater } from "./view/a-picture-later.ts";
import { afterPaint, whenIdle } from "./view/after-paint.ts";
import { nextPicture } from "./view/next-picture.ts";
import type { CoachClient } from "./worker/coach-client.ts";
import { createJudgeClient } from "./worker/judge-client.ts";

/** Random deals have numbers that can be read out over a table. */
const MOST_RANDOM_DEALS = 100_000_000;

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const preferences = createPreferences(browserPreferences());

const readers = signal(navigator.languages);
addEventListener("languagechange", () => (readers.value = navigator.languages));

const languages = createLanguages({
  sources,
  english: en,
  choice: computed(() => preferences.preferences.value.language),
  readers,
});

/** What the first picture does not need waits for it. */
const painted = nextTask().then(boardDrawn).then(afterPaint);

const judge = createJudgeClient(async () => {
  await painted;
  return (await import("./soon.ts")).openJudge();
}, nextPicture);

const game = createGame({
  judge,
  preferences,
  newHoleId: newId,
  randomDealNumber: () => BigInt(1 + Math.floor(Math.random() * MOST_RANDOM_DEALS)),
  newRound: () => ({ id: newId(), startedAtMs: Date.now() }),
  afterwards: (task) => void nextPicture().then(task),
});

const tab = tabMemory();

const storage = createStorageDoor(async () => (await import("./soon.ts")).openStorage(tab, newId));

const historyDoor = createHistoryDoor(async () => {
  const { openHistory } = await import("./storage/open-history.ts");
  const { rows } = await storage.open();
  return openHistory(rows, game.play, game.verdict.startBest);
});

let openedCoach: Promise<CoachClient> | null = null;

function coach(): Promise<CoachClient> {
  openedCoach ??= import("./worker/open-coach.ts").then(({ openCoach }) => openCoach());
  openedCoach.catch(() => (openedCoach = null));
  return openedCoach;
}

let openedHistory: Promise<RoundHistory> | null = null;

/** Loaded when a round is first played or looked at; asked for again if that failed. */
function roundHistory(): Promise<RoundHistory> {
  openedHistory ??= openRoundHistory();
  openedHistory.catch(() => (openedHistory = null));
  return openedHistory;
}

async function openRoundHistory(): Promise<RoundHistory> {
  const { createRoundHistory } = await import("./storage/round-history.ts");
  const { rows } = await storage.open();
  return createRoundHistory(rows.rounds, () => Date.now());
}

/** What is written down: asking a database takes a phone some of the time in which its player waits to see a tap. */
const written = aPictureLater(game.play.own);

const offline = signal<Offline | null>(null);

const page = createPage({
  game,
  languages,
  judge,
  coach,
  trouble: computed(() => storage.trouble.value ?? historyDoor.store.value?.trouble.value ?? null),
  history: historyDoor,
  offline,
  windowSize: { width: innerWidth, height: innerHeight },
  addressOf: (query) => `${location.origin}${location.pathname}?${query}`,
  copy: async (text) => navigator.clipboard.writeText(text),
  rounds: {
    begun: () =>
      storage.open().then(
        ({ keeper }) => keeper.roundsBegun(),
        () => [],
      ),
    finished: () =>
      roundHistory().then(
        (history) => history.read(),
        () => null,
      ),
    comeBack: (id) =>
      storage.open().then(
        ({ keeper }) => keeper.comeBack(id),
        () => ({ kind: "unreadable" }),
      ),
  },
  share: shareText,
});

const SENT = /[?&](course|shared|puzzle)=/;
const WITH_REVIEW = /[?&]review=1(&|$)/;

/** What a link brings beside a deal; its code is only loaded for links that do. */
async function readSent(query: string): Promise<Sent | null> {
  if (!SENT.test(query)) return null;
  try {
    const { openSent } = await import("./state/open-sent.ts");
    return openSent(query, game);
  } catch {
    // The deal can be played without it; a course is then no deal, which the page says.
    return null;
  }
}

/**
 * The chunks of a language and of what a link brings import this one, which is done before they can begin: nothing
 * here may be awaited at the top, or both would wait for ever.
 */
void start();

async function start(): Promise<void> {
  // What was read, begun, drawn and laid out in one piece would keep a phone deaf for long.
  await nextTask();
  // Of a first visit nothing is kept: its deal is there before anything is drawn, and storage comes after it.
  const isFirst = !mayBeStored() && !SENT.test(location.search);
  if (isFirst) {
    game.begin(location.search, null);
    if (WITH_REVIEW.test(location.search)) page.openPanel("review");
  }
  const release = isFirst ? holdUntilKept() : null;
  carryOver();
  const begun = isFirst ? takePlace(location.search) : begin();
  await draw();
  // From the first picture on: whoever goes on to another deal and loads the page again is at that one.
  effect(followAddress);
  await painted;
  void whenIdle().then(carryCards);
  await begun;
  effect(keepHole);
  if (storage.stored.peek()) release?.();
  await whenIdle();
  playSureCards();
  await whenIdle();
  // Of a page that is being worked on, nothing is stored.
  if (import.meta.env.PROD) goOffline();
}

/**
 * The tab's own place to keep its holes in, for the deal that is on the board already. Should something be kept against
 * all signs, it is gone on with, unless something was played meanwhile: that is not taken away.
 */
async function takePlace(query: string): Promise<void> {
  await painted;
  leaveTrace();
  const kept = await storage.claim((open, isOwn) => {
    const dealt = game.play.open.peek();
    return (dealt === null || isUntouched(dealt)) && canGoOn(open, isOwn, query);
  });
  if (kept !== null) game.begin(query, kept);
}

async function begin(): Promise<void> {
  const sent = await readSent(location.search);
  if (sent?.kind === "course") page.sentCourse.value = sent.course;
  if (sent?.kind === "play") page.friend.value = sent.friend;
  // A puzzle lies beside the player's own hole, whichever that is.
  const asked = sent?.kind === "course" || sent?.kind === "puzzle" ? "" : location.search;
  const isRefused = sent?.kind === "bad";
  if (isRefused) page.refusedDeal.value = sent.deal;

  const slot = tab.read();
  leaveTrace();
  const kept = await storage.claim((open, isOwn) => !isRefused && canGoOn(open, isOwn, asked));
  const own = await takeCarriedHole(tabStorage);
  const carried = own ?? (await takeCarriedHole(browserStorage));
  dropCarriedHole(browserStorage);
  const goesOn = carried !== null && !isRefused && canGoOn(carried, own !== null, asked);
  // Another hole than the one that is kept in this tab's place would be written over it.
  const hole = goesOn && (kept === null || carried.id === kept.id) ? carried : kept;
  // First, so that no other tab can look for it in vain.
  if (carried !== null && hole !== carried) await setAside(carried, slot);
  game.begin(asked, hole, isRefused ? sent.fault : null);
  if (sent?.kind === "course") page.openPanel("round");
  else if (WITH_REVIEW.test(asked)) page.openPanel("review");
  if (sent?.kind === "puzzle") showPuzzle(sent.question);
}

function showPuzzle(question: PuzzleQuestion): void {
  import("./view/puzzles/puzzle-views.ts").then(
    ({ showPuzzleLink }) => showPuzzleLink(page, question),
    () => undefined,
  );
}

/** The tab shows something else now: what it carried is as it was in its own place, to be come back to and counted. */
async function setAside(carried: OpenHole, slot: string | null): Promise<void> {
  try {
    const { setHoleAside } = await import("./storage/set-aside.ts");
    const { rows, locks } = await storage.open();
    await setHoleAside(carried, slot, { rows: rows.holes, locks, now: () => Date.now(), newId });
  } catch {
    // It is where it was kept last.
  }
}

/** In English this waits for nothing but its turn. */
async function draw(): Promise<void> {
  const root = document.getElementById("app");
  if (root === null) throw new Error("the document has no #app to draw into");
  await languages.settled;
  await nextTask();
  listen(page);
  await nextTask();
  root.replaceChildren();
  render(<App page={page} />, root);
}

/** Done when the board has been measured: its cards are drawn next, and before the browser is idle. */
function boardDrawn(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => void (page.boardSize.value && resolve()));
  });
}

function tabStorage(): Storage {
  return sessionStorage;
}

function browserStorage(): Storage {
  return localStorage;
}

/**
 * What is played on a first visit before storage is open is held where it is written at once, and for the next tab as
 * well: this one may be closed. Ends when the hole is kept; where nothing can be kept, not at all.
 */
function holdUntilKept(): () => void {
  const stop = effect(() => {
    const open = game.play.own.value;
    if (open && !isUntouched(open)) carryHole(browserStorage, open, Date.now());
  });
  return () => {
    stop();
    dropCarriedHole(browserStorage);
  };
}

function keepHole(): void {
  const open = written.value;
  if (!open) return;
  storage.stored.value?.keeper.keep(open);
  historyDoor.open().catch(() => undefined);
  if (open.round)
    roundHistory().then(
      (history) => history.follow(open),
      () => undefined,
    );
}

/** No picture follows on a page that goes: what waits for one is asked for now. */
function keepAtOnce(): void {
  const open = game.play.own.peek();
  if (open && open !== written.peek()) storage.stored.peek()?.keeper.keep(open);
}

/** A write that is on its way when the page goes may not arrive: the tab remembers the hole over a reload. */
function carryOver(): void {
  document.addEventListener("visibilitychange", () => document.hidden && keepAtOnce());
  addEventListener("pagehide", () => {
    keepAtOnce();
    const open = game.play.own.peek();
    if (open) carryHole(tabStorage, open, Date.now());
  });
  addEventListener("pageshow", ({ persisted }) => {
    // It was not left after all, and plays on: what it remembers will soon be old.
    if (persisted) dropCarriedHole(tabStorage);
  });
}

function followAddress(): void {
  const isBeside = game.play.aside.value !== null;
  // A hole under review is not where a reload goes on.
  const query = page.puzzles.value?.link.value ?? (isBeside ? null : game.link.value);
  if (query === null) return;
  const friend = page.friend.value;
  // What was sent with this deal outlives a reload.
  const whole = friend?.sent.deal === query ? `${query}&${friend.sent.rest}` : query;
  try {
    history.replaceState(history.state, "", `${location.pathname}?${whole}${location.hash}`);
  } catch {
    // Some browsers allow a hundred changes in half a minute; the next one will say where we are.
  }
}

/** A tap plays without it. */
function carryCards(): void {
  import("./soon.ts").then(
    ({ followDrags }) => followDrags(page),
    () => undefined,
  );
}

function playSureCards(): void {
  const wanted = computed(() => game.preferences.preferences.value.playOut === "on");
  effect(() => {
    if (!wanted.value) return undefined;
    const unwanted = new AbortController();
    const seen = game.play.event.peek();
    import("./view/play-out.ts").then(
      ({ followPlayOut }) => unwanted.signal.aborted || followPlayOut(page, seen, unwanted.signal),
      () => undefined,
    );
    return () => unwanted.abort();
  });
}

function goOffline(): void {
  const starting = import("./soon.ts").then(({ startOffline }) => {
    offline.value = startOffline({
      game,
      keepHole() {
        const open = game.play.own.peek();
        if (open === null || storage.stored.peek()?.keeper.trouble.peek() === null) return true;
        return carryHole(tabStorage, open, Date.now());
      },
    });
  });
  // Without its chunk the page plays as well, as long as there is a network to open it from.
  starting.catch(() => undefined);
}
