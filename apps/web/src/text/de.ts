/** The German catalogue; docs/german.md says which word stands for which. */
import {
  formatDealName,
  type Card,
  type DealName,
  type Preset,
  type RuleSet,
} from "@albatross/rules";
import type { Verdict } from "../state/verdict.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import type { Catalogue } from "./catalogue.ts";
import { cardWords, count, formatNumber } from "./de-cards.ts";
import { messageText } from "./de-messages.ts";
import { offlineText } from "./de-offline.ts";
import { ownRules, presetTitle } from "./de-presets.ts";
import { round } from "./de-round.ts";
import { formatTime } from "./format-time.ts";

export const de: Catalogue = {
  brand: "Albatross",
  notLoaded:
    "Dieser Teil der Seite konnte nicht geladen werden. Schließ ihn und versuch es noch einmal.",
  languageFailed: (name: string) =>
    `${name} konnte nicht geladen werden. Die Seite bleibt deutsch.`,
  board: "Spielfläche",
  message: messageText,
  figures: {
    title: "Spielstand",
    strokes: "Schläge",
    stock: "Talon",
    run: "Serie",
    time: "Zeit",
    timeOf: formatTime,
    verdict: "Urteil",
  },
  formatNumber,
  card: cardWords,
  verdict(verdict: Verdict): string {
    const words: { readonly [K in Verdict["kind"]]: string } = {
      working: "Rechnet …",
      winnable: "Gewinnbar",
      unclearable: "Nicht abräumbar",
      "no-longer": "Nicht mehr",
      unknown: "Zufall",
    };
    return words[verdict.kind];
  },
  verdictHelp(verdict: Verdict): string {
    switch (verdict.kind) {
      case "working":
        return "Noch nicht bekannt: wird gerade berechnet.";
      case "winnable":
        return "Bewiesen: Von hier aus lässt sich dieses Loch abräumen.";
      case "unclearable":
        return "Bewiesen: Auf keine Art lässt sich dieses Loch abräumen.";
      case "no-longer":
        return "Am Anfang ließ es sich abräumen, von hier aus nicht mehr.";
      case "unknown":
        return "Nicht bekannt: Über dieses Blatt ist nichts bewiesen.";
    }
  },
  pile: {
    column(column: number, cards: number, top: Card | undefined, isPlayable: boolean): string {
      if (top === undefined) return `Spalte ${column + 1}, leer`;
      const playable = isPlayable ? ", passt" : "";
      return `Spalte ${column + 1}, ${count(cards, "Karte", "Karten")}, ${cardWords(top)} liegt frei${playable}`;
    },
    stock(cards: number, pass: number, passes: number): string {
      const round = passes > 1 ? `, Durchgang ${pass} von ${passes}` : "";
      if (cards > 0) return `Talon, ${count(cards, "Karte", "Karten")}${round}, ziehen`;
      return pass < passes ? `Talon, leer${round}, umdrehen` : `Talon, leer${round}`;
    },
    waste(cards: number, top: Card | null): string {
      if (top === null) return "Ablage, leer, wähle eine beliebige Karte";
      return `Ablage, ${count(cards, "Karte", "Karten")}, ${cardWords(top)} liegt oben`;
    },
    hinted: "Tipp",
    fits: (isAny: boolean) => (isAny ? "etwas passt" : "nichts passt"),
    chooseAny: "Wähle eine Karte",
    pass: (pass: number, passes: number) => `${pass} von ${passes}`,
  },
  pause: {
    title: "Pause",
    about: "Die Karten sind außer Sicht und liegen noch genau so da.",
    goOn: "Weiter",
  },
  action: {
    pause: "Pause",
    fullScreen: (isOn: boolean) => (isOn ? "Vollbild verlassen" : "Vollbild"),
    undo: "Zurück",
    redo: "Vor",
    hint: "Tipp",
    newDeal: "Neues Blatt",
    restart: "Blatt neu beginnen",
    takeStrokes: "Schläge nehmen",
    more: "Mehr",
    close: "Schließen",
    copyLink: "Link kopieren",
    result: "Ergebnis",
    friend: (name: string | null) => `Von ${name ?? "Freunden"}`,
    keys: "Tasten",
    nextNumber: "Nächstes",
    previousNumber: "Voriges",
    searching: "Sucht ein gewinnbares Blatt …",
    thinking: "Rechnet …",
  },
  deal: {
    button: (deal: DealName) => `Blatt ${formatDealName(deal)}`,
  },
  rules: {
    current: (rules: RuleSet, preset: Preset | undefined) =>
      preset ? presetTitle(preset) : ownRules(rules),
    presetTitle,
  },
  statistics: {
    title: "Statistik",
    loading: "Die Ergebnisse werden geholt …",
    failed:
      "Die Ergebnisse konnten nicht geholt werden. Deine Löcher sind sicher; nur der Weg zu ihnen fehlt.",
    retry: "Noch einmal versuchen",
  },
  round,
  storage(trouble: StorageTrouble): string {
    switch (trouble) {
      case "cannot-keep":
        return "Dieser Browser speichert das Loch nicht; es lebt so lange wie dieser Tab.";
      case "newer-database":
        return "Eine neuere Version dieser Seite war hier. Bis du neu lädst, wird das Loch nicht gespeichert.";
      case "kept-newer":
        return "Ein Loch einer neueren Version blieb, wie es ist; dies ist ein frisches.";
      case "kept-damaged":
        return "Ein gespeichertes Loch war nicht zu lesen und blieb, wie es ist; dies ist ein frisches.";
    }
  },
  offline: offlineText,
};
