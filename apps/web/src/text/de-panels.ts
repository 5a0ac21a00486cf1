/** What the panels say in German, beside what they share with the board. */
import type { BadLink } from "../state/game.ts";
import type { DealChoice } from "../state/preferences.ts";
import type { PanelWords } from "./catalogue.ts";
import { sentence, strokesWords } from "./de-cards.ts";
import { dealSheet } from "./de-deal-sheet.ts";
import { faultSentence } from "./de-faults.ts";
import { presetSummary } from "./de-presets.ts";
import {
  dealSentence,
  helpSentence,
  lostSentence,
  resultSentence,
  resultTitle,
  wasteSentence,
} from "./de-result.ts";
import { helpTexts } from "./de-help.ts";
import { ruleSheet } from "./de-rule-sheet.ts";
import { settingsTexts } from "./de-settings.ts";
import { shareWords } from "./de-share.ts";
import { stockTexts } from "./de-stock.ts";

export const dePanels: PanelWords = {
  coach: "Trainer",
  review: "Analyse",
  tournament: "Turnier",
  deal: {
    title: "Blatt",
    numberLabel: "Nummer des Blatts",
    go: "Austeilen",
    about: "Eine Nummer bedeutet immer dieselben Karten, für alle und für immer.",
    choiceLabel: "Neue Blätter",
    choice(choice: DealChoice): string {
      return choice === "winnable" ? "Nur gewinnbare" : "Beliebige";
    },
    choiceHelp(choice: DealChoice): string {
      return choice === "winnable"
        ? "Von jedem neuen Blatt ist bewiesen, dass es sich abräumen lässt."
        : "Wie die Karten fallen, ob es sich abräumen lässt oder nicht.";
    },
    invalid: (text: string) =>
      text.trim() === ""
        ? "Gib erst eine Nummer ein, zum Beispiel 12345."
        : `„${text}“ ist keine Nummer eines Blatts; das wäre eine ganze Zahl ab 1, zum Beispiel 12345.`,
  },
  rules: {
    title: "Regeln",
    presetSummary,
    about: "Dasselbe Blatt, noch einmal ausgeteilt nach den Regeln, die du wählst.",
  },
  help: helpTexts,
  puzzles: "Rätsel",
  /** From a puzzle. */
  backToHole: "Zurück zu deinem Loch",
  dealSheet,
  ruleSheet,
  share: shareWords,
  stock: stockTexts,
  settings: settingsTexts,
  result: {
    title: resultTitle,
    sentence: resultSentence,
    waste: wasteSentence,
    exposed: "Frei",
    deal: dealSentence,
    lost: lostSentence,
    help: helpSentence,
    undo: "Zurück",
    replay: "Noch einmal",
    next: "Neues Blatt",
    goBack: (number: number) => `Zurück vor Zug ${number}`,
    takeStrokes: (strokes: number) => `${sentence(strokesWords(strokes))} nehmen`,
  },
  badLink: {
    title: "Dieser Link landet im Rough",
    sentence(fault: BadLink): string {
      switch (fault.code) {
        case "generator-unknown":
          return "Er nennt ein Verfahren zum Mischen, das hier nicht bekannt ist; seine Karten lassen sich nicht austeilen.";
        case "deal-number-invalid":
        case "deal-source-unknown":
        case "link-deal-missing":
          return "Er nennt kein Blatt, das hier bekannt ist.";
        case "rules-option-unknown":
        case "rules-value-unknown":
        case "rules-impossible":
        case "rules-preset-unknown":
        case "rules-option-twice":
        case "rules-shape":
          return "Er nennt Regeln, die hier nicht bekannt sind.";
        case "move-unknown":
        case "record-too-long":
        case "hole-over":
        case "card-does-not-fit":
        case "column-empty":
        case "column-unknown":
        case "stock-empty":
        case "card-not-revealed":
          return "Seine Züge lassen sich auf diesem Blatt nicht spielen.";
        case "puzzle-kind-unknown":
          return "Er verlangt eine Art von Rätsel, die hier nicht bekannt ist.";
        case "course-name-invalid":
        case "course-deals-missing":
        case "course-invalid":
          return "Er meint einen Platz, aber nicht neun Blätter mit einem Namen.";
        case "shared-version-unknown":
        case "shared-result-missing":
        case "shared-result-impossible":
        case "shared-name-invalid":
        case "shared-moves-illegal":
        case "shared-result-untrue":
        case "record-result-invalid":
          return "Was darin von diesem Blatt erzählt wird, kann nicht sein oder ist hier nicht zu lesen.";
        default:
          return "Er ist nicht vollständig.";
      }
    },
    detail: faultSentence,
    wayOn: "Statt die Karten zu raten, wurde nichts ausgeteilt.",
    alone: "Nur sein Loch austeilen",
    play: "Ein Blatt für mich",
  },
  keys: {
    title: "Tasten",
    rows: [
      ["1 – 9", "Karte dieser Spalte spielen"],
      ["← → ↑ ↓", "über die Spielfläche gehen"],
      ["Enter, Leertaste", "die gewählte Karte spielen"],
      ["Leertaste, D", "ziehen"],
      ["Z, Rücktaste", "zurück"],
      ["Y, Umsch Strg Z", "vor"],
      ["H", "Tipp; noch einmal für den nächstbesten"],
      ["N", "neues Blatt"],
      ["R", "Blatt neu beginnen"],
      ["[ ]", "voriges, nächstes Blatt nach der Nummer"],
      ["P", "Pause, und weiter"],
      ["F", "Vollbild, und zurück"],
      ["Q", "die ganze Stellung vorlesen"],
      ["?", "diese Tasten"],
      ["Esc", "Fenster schließen, Karte zurücklegen"],
    ],
  },
};
