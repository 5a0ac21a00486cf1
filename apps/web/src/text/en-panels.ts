/** What the panels say in English, beside what they share with the board: loaded with the first that is opened. */
import type { Preset } from "@albatross/rules";
import type { BadLink } from "../state/game.ts";
import type { DealChoice } from "../state/preferences.ts";
import { count, sentence } from "./en-cards.ts";
import { dealSheet } from "./en-deal-sheet.ts";
import {
  dealSentence,
  helpSentence,
  lostSentence,
  resultSentence,
  resultTitle,
  wasteSentence,
} from "./en-result.ts";
import { helpTexts } from "./en-help.ts";
import { ruleSheet } from "./en-rule-sheet.ts";
import { settingsTexts } from "./en-settings.ts";
import { shareWords } from "./en-share.ts";
import { stockTexts } from "./en-stock.ts";

export const enPanels = {
  coach: "Coach",
  review: "Review",
  tournament: "Tournament",
  deal: {
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
    presetSummary: (preset: Preset) => preset.summary,
    about: "The same deal number, dealt again under the rules you pick.",
  },
  help: helpTexts,
  puzzles: "Puzzles",
  /** From a puzzle. */
  backToHole: "Back to your hole",
  dealSheet,
  ruleSheet,
  share: shareWords,
  stock: stockTexts,
  settings: settingsTexts,
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
        case "puzzle-kind-unknown":
          return "It asks for a kind of puzzle that is not known here.";
        case "course-name-invalid":
        case "course-deals-missing":
        case "course-invalid":
          return "It means a course, but not nine deals with a name.";
        case "shared-version-unknown":
        case "shared-result-missing":
        case "shared-result-impossible":
        case "shared-name-invalid":
        case "shared-moves-illegal":
        case "shared-result-untrue":
        case "record-result-invalid":
          return "What it says was played on its deal cannot be so, or cannot be read here.";
        default:
          return "It is not complete.";
      }
    },
    detail: ({ message }: BadLink) => `${sentence(message)}${message.endsWith(".") ? "" : "."}`,
    wayOn: "Rather than guess at the cards, nothing was dealt.",
    alone: "Deal its hole without that",
    play: "Deal me a hole",
  },
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
      ["P", "pause, and go on"],
      ["F", "full screen, and back"],
      ["Q", "read the whole position aloud"],
      ["?", "these keys"],
      ["Esc", "close a panel, put a card back"],
    ],
  },
} as const;
