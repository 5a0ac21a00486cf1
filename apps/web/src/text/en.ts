/**
 * The English catalogue: every text of the page in one typed object. A second language is a second object
 * of the same type.
 */
import {
  formatDealName,
  PRESETS,
  type Card,
  type DealName,
  type Preset,
  type RuleSet,
} from "@albatross/rules";
import type { BadLink } from "../state/game.ts";
import type { DealChoice } from "../state/preferences.ts";
import type { Verdict } from "../state/verdict.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import { cardWords, count, formatNumber } from "./en-cards.ts";
import { messageText } from "./en-messages.ts";
import { statistics } from "./en-played.ts";
import { offlineText } from "./en-offline.ts";
import {
  dealSentence,
  helpSentence,
  lostSentence,
  resultSentence,
  resultTitle,
  wasteSentence,
} from "./en-result.ts";
import { settingsTexts } from "./en-settings.ts";
import { stockTexts } from "./en-stock.ts";
import { round } from "./en-round.ts";

export const en = {
  brand: "Albatross",
  notLoaded: "This part of the page could not be loaded. Close it and try again.",
  board: "Board",
  message: messageText,
  figures: {
    title: "Status",
    strokes: "Strokes",
    stock: "Stock",
    run: "Run",
    verdict: "Verdict",
  },
  formatNumber,
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
    chooseAny: "Choose any card",
    pass: (pass: number, passes: number) => `${pass} of ${passes}`,
  },
  action: {
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
    keys: "Keys",
    nextNumber: "Next",
    previousNumber: "Previous",
    searching: "Looking for a winnable deal…",
    thinking: "Working it out…",
  },
  deal: {
    button: (deal: DealName) => `Deal ${formatDealName(deal)}`,
    title: "Deal",
    numberLabel: "Deal number",
    go: "Deal it",
    about: "A number always means the same cards, for everybody, for ever.",
    choiceLabel: "New deals",
    choice(choice: DealChoice): string {
      return choice === "winnable" ? "Winnable only" : "Any deal";
    },
    choiceHelp(choice: DealChoice): string {
      return choice === "winnable"
        ? "Each new deal is proved to have a way home."
        : "As the cards fall, with a way home or without.";
    },
    invalid: (text: string) =>
      text.trim() === ""
        ? "Type a number first, like 12345."
        : `“${text}” is not a deal number; it takes a whole number from 1, like 12345.`,
  },
  rules: {
    title: "Rules",
    current: (rules: RuleSet, preset: Preset | undefined) => preset?.title ?? ownRules(rules),
    presetTitle: (preset: Preset) => preset.title,
    presetSummary: (preset: Preset) => preset.summary,
    about: "The same deal number, dealt again under the rules you pick.",
    presets: PRESETS,
  },
  stock: stockTexts,
  settings: settingsTexts,
  statistics,
  result: {
    title: resultTitle,
    sentence: resultSentence,
    waste: wasteSentence,
    exposed: "Exposed",
    deal: dealSentence,
    lost: lostSentence,
    help: helpSentence,
    undo: "Undo last",
    replay: "Replay deal",
    next: "New deal",
    goBack: (number: number) => `Back to before move ${number}`,
    takeStrokes: (strokes: number) => `Take ${count(strokes, "stroke", "strokes")}`,
  },
  round,
  badLink: {
    title: "That link leads into the rough",
    sentence(fault: BadLink): string {
      switch (fault.code) {
        case "generator-unknown":
          return "It asks for a deal generator that is not known here, so its cards cannot be dealt.";
        case "deal-number-invalid":
        case "deal-source-unknown":
        case "link-deal-missing":
          return "It names no deal that is known here.";
        case "rules-option-unknown":
        case "rules-value-unknown":
        case "rules-impossible":
        case "rules-preset-unknown":
        case "rules-option-twice":
        case "rules-shape":
          return "It asks for rules that are not known here.";
        case "move-unknown":
        case "record-too-long":
        case "hole-over":
        case "card-does-not-fit":
        case "column-empty":
        case "column-unknown":
        case "stock-empty":
        case "card-not-revealed":
          return "Its moves cannot be played on this deal.";
        default:
          return "It is not complete.";
      }
    },
    detail: (fault: BadLink) => `${fault.message}${fault.message.endsWith(".") ? "" : "."}`,
    wayOn: "Rather than guess at the cards, nothing was dealt.",
    play: "Deal me a hole",
  },
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
  keys: {
    title: "Keys",
    rows: [
      ["1 – 9", "play that column"],
      ["← → ↑ ↓", "move over the board"],
      ["Enter, Space", "play the card in focus"],
      ["Space, D", "draw"],
      ["Z, Backspace", "undo"],
      ["Y, Shift Ctrl Z", "redo"],
      ["H", "hint; again for the next best"],
      ["N", "new deal"],
      ["R", "restart this deal"],
      ["[ ]", "previous, next deal number"],
      ["Q", "read the whole position aloud"],
      ["?", "these keys"],
      ["Esc", "close a panel"],
    ],
  },
} as const;

export type Catalogue = typeof en;

function ownRules(rules: RuleSet): string {
  return `Own rules, ${rules.columns} × ${rules.rows}`;
}
