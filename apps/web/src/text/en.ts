/**
 * The English catalogue: what the page says before any panel is opened. Its type is that of every language
 * (catalogue.ts); what panels say is in parts of their own, loaded with them.
 */
import {
  formatDealName,
  type Card,
  type DealName,
  type Preset,
  type RuleSet,
} from "@albatross/rules";
import type { Verdict } from "../state/verdict.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import { cardWords, count, formatNumber } from "./en-cards.ts";
import { formatTime } from "./format-time.ts";
import { messageText } from "./en-messages.ts";
import { statistics } from "./en-played.ts";
import { offlineText } from "./en-offline.ts";
import { round } from "./en-round.ts";

export const en = {
  brand: "Albatross",
  notLoaded: "This part of the page could not be loaded. Close it and try again.",
  languageFailed: (name: string) => `${name} could not be loaded. The page stays in English.`,
  board: "Board",
  message: messageText,
  figures: {
    title: "Status",
    strokes: "Strokes",
    stock: "Stock",
    run: "Run",
    time: "Time",
    timeOf: formatTime,
    verdict: "Verdict",
  },
  formatNumber,
  card: cardWords,
  verdict(verdict: Verdict): string {
    const words: { readonly [K in Verdict["kind"]]: string } = {
      working: "Working…",
      winnable: "Winnable",
      unclearable: "Cannot be cleared",
      "no-longer": "No longer",
      unknown: "Random",
    };
    return words[verdict.kind];
  },
  verdictHelp(verdict: Verdict): string {
    switch (verdict.kind) {
      case "working":
        return "Not known yet: still being worked out.";
      case "winnable":
        return "Proved: this hole can be cleared from here.";
      case "unclearable":
        return "Proved: no play clears this hole.";
      case "no-longer":
        return "It could be cleared at the start, but not from here.";
      case "unknown":
        return "Not known: nothing is proved about this deal.";
    }
  },
  pile: {
    column(column: number, cards: number, top: Card | undefined, isPlayable: boolean): string {
      if (top === undefined) return `Column ${column + 1}, empty`;
      const playable = isPlayable ? ", playable" : "";
      return `Column ${column + 1}, ${count(cards, "card", "cards")}, ${cardWords(top)} on top${playable}`;
    },
    stock(cards: number, pass: number, passes: number): string {
      const round = passes > 1 ? `, pass ${pass} of ${passes}` : "";
      if (cards > 0) return `Stock, ${count(cards, "card", "cards")}${round}, draw`;
      return pass < passes ? `Stock, empty${round}, turn it over` : `Stock, empty${round}`;
    },
    waste(cards: number, top: Card | null): string {
      if (top === null) return "Waste, empty, choose any card";
      return `Waste, ${count(cards, "card", "cards")}, ${cardWords(top)} on top`;
    },
    hinted: "hint",
    fits: (isAny: boolean) => (isAny ? "something fits" : "nothing fits"),
    chooseAny: "Choose any card",
    pass: (pass: number, passes: number) => `${pass} of ${passes}`,
  },
  pause: {
    title: "Paused",
    about: "The cards are out of sight, just as you left them.",
    goOn: "Go on",
  },
  action: {
    pause: "Pause",
    fullScreen: (isOn: boolean) => (isOn ? "Leave full screen" : "Full screen"),
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    newDeal: "New deal",
    restart: "Restart this deal",
    takeStrokes: "Take the strokes",
    more: "More",
    close: "Close",
    copyLink: "Copy link",
    result: "Result",
    friend: (name: string | null) => `From ${name ?? "a friend"}`,
    keys: "Keys",
    nextNumber: "Next",
    previousNumber: "Previous",
    searching: "Looking for a winnable deal…",
    thinking: "Working it out…",
  },
  deal: {
    button: (deal: DealName) => `Deal ${formatDealName(deal)}`,
  },
  rules: {
    current: (rules: RuleSet, preset: Preset | undefined) => preset?.title ?? ownRules(rules),
    presetTitle: (preset: Preset) => preset.title,
  },
  statistics,
  round,
  storage(trouble: StorageTrouble): string {
    switch (trouble) {
      case "cannot-keep":
        return "This browser will not store the hole; it lasts as long as this tab.";
      case "newer-database":
        return "A newer version of this page has been here. Until you reload, the hole is not kept.";
      case "kept-newer":
        return "A hole kept by a newer version was left as it is; this is a fresh one.";
      case "kept-damaged":
        return "A kept hole could not be read and was left as it is; this is a fresh one.";
    }
  },
  offline: offlineText,
} as const;

function ownRules(rules: RuleSet): string {
  return `Own rules, ${rules.columns} × ${rules.rows}`;
}
