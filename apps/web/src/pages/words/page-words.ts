/** What stands around the text of a page: its name, what search engines show of it, and the words of the frame. */
import { PRESETS } from "@albatross/rules";
import { presetSummary, presetTitle } from "../../text/de-presets.ts";
import type { Language } from "../../state/preferences.ts";
import { presetOfPage, type PageId, type PlainPageId } from "../page-list.ts";

export interface PageWords {
  /** In lists of pages. */
  readonly name: string;
  /** Of the document. */
  readonly title: string;
  readonly heading: string;
  readonly description: string;
}

const ENGLISH: { readonly [Id in PlainPageId]: PageWords } = {
  rules: {
    name: "Rules",
    title: "Golf Solitaire rules, in full and in ten steps",
    heading: "The rules of Golf Solitaire",
    description:
      "How to play Golf Solitaire: setup, play, scoring, rounds and every variant with measured odds. Ten steps first, then each rule in full.",
  },
  learn: {
    name: "Learn",
    title: "Learn Golf Solitaire in two minutes",
    heading: "Learn by playing",
    description:
      "Seven small boards that teach Golf Solitaire one idea at a time, and a whole hole played with the reason for every move.",
  },
  strategy: {
    name: "Strategy",
    title: "Golf Solitaire strategy, with boards and proof",
    heading: "How to play well",
    description:
      "Plan the run, choose between equal cards, free the Kings, spend the stock well: each idea on a real deal, with figures that are worked out.",
  },
  variants: {
    name: "Variants",
    title: "Golf Solitaire variants compared",
    heading: "The variants",
    description:
      "Putt Putt, Queen on King, free start and the others: what each changes, whom it suits, and how often it can be cleared.",
  },
  numbers: {
    name: "Numbers",
    title: "How often can Golf Solitaire be won? Measured",
    heading: "The numbers",
    description:
      "Clear rates and best scores of a million deals under each King rule, luck against skill, with the commands and the data.",
  },
  glossary: {
    name: "Glossary",
    title: "Golf Solitaire glossary",
    heading: "Glossary",
    description:
      "Every word of Golf Solitaire in a sentence or two: waste, stock, run, stroke, par, clear, stuck and the rest.",
  },
  keys: {
    name: "Keys",
    title: "Keys and controls of Albatross",
    heading: "Keys and controls",
    description:
      "Play Golf Solitaire by keyboard, mouse, touch, screen reader or a single switch: every key and what it does.",
  },
  print: {
    name: "Print",
    title: "Golf Solitaire scorecards to print",
    heading: "Scorecards to print",
    description:
      "Blank scorecards for nine and eighteen holes of Golf Solitaire and for a match of two, on one sheet of paper.",
  },
  about: {
    name: "About",
    title: "About Albatross: free, private, offline",
    heading: "About Albatross",
    description:
      "What Albatross is, how it knows what it says, and your privacy: no accounts, no advertising, nothing leaves your device.",
  },
};

const GERMAN: { readonly [Id in PlainPageId]: PageWords } = {
  rules: {
    name: "Regeln",
    title: "Golf-Patience: die Regeln, ganz und in zehn Schritten",
    heading: "Die Regeln der Golf-Patience",
    description:
      "So geht Golf-Patience: Aufbau, Spiel, Wertung, Runden und alle Varianten mit gemessenen Aussichten. Erst zehn Schritte, dann jede Regel ganz.",
  },
  learn: {
    name: "Lernen",
    title: "Golf-Patience lernen in zwei Minuten",
    heading: "Spielend lernen",
    description:
      "Sieben kleine Spielflächen, die Golf-Patience Gedanke für Gedanke zeigen, und ein ganzes Loch mit dem Grund für jeden Zug.",
  },
  strategy: {
    name: "Strategie",
    title: "Golf-Patience: Strategie mit Beispielen und Beweis",
    heading: "Gut spielen",
    description:
      "Die Serie planen, zwischen gleichen Karten wählen, Könige befreien, den Talon einteilen: jeder Gedanke an einem echten Blatt, mit berechneten Zahlen.",
  },
  variants: {
    name: "Varianten",
    title: "Varianten der Golf-Patience im Vergleich",
    heading: "Die Varianten",
    description:
      "Putt Putt, Dame auf König, freier Start und die anderen: was sie ändern, für wen sie sind und wie oft sie aufgehen.",
  },
  numbers: {
    name: "Zahlen",
    title: "Wie oft geht Golf-Patience auf? Gemessen",
    heading: "Die Zahlen",
    description:
      "Wie oft eine Million Blätter unter jeder Königsregel aufgehen und wie gut, Glück gegen Können, mit Befehlen und Daten.",
  },
  glossary: {
    name: "Glossar",
    title: "Glossar der Golf-Patience",
    heading: "Glossar",
    description:
      "Jedes Wort der Golf-Patience in ein, zwei Sätzen: Ablage, Talon, Serie, Schlag, Par, abgeräumt, festgefahren und alle anderen.",
  },
  keys: {
    name: "Tasten",
    title: "Tasten und Bedienung von Albatross",
    heading: "Tasten und Bedienung",
    description:
      "Golf-Patience mit Tastatur, Maus, Finger, Screenreader oder einem einzigen Schalter: jede Taste und was sie tut.",
  },
  print: {
    name: "Drucken",
    title: "Golf-Patience: Scorekarten zum Drucken",
    heading: "Scorekarten zum Drucken",
    description:
      "Leere Scorekarten für neun und achtzehn Löcher Golf-Patience und für ein Match zu zweit, auf einem Blatt Papier.",
  },
  about: {
    name: "Über",
    title: "Über Albatross: frei, privat, ohne Netz",
    heading: "Über Albatross",
    description:
      "Was Albatross ist, woher es weiß, was es sagt, und was mit deinen Daten geschieht: kein Konto, keine Werbung, nichts verlässt dein Gerät.",
  },
};

export function pageWords(id: PageId, language: Language): PageWords {
  const preset = PRESETS.find((candidate) => candidate.id === presetOfPage(id));
  const plain = language === "de" ? GERMAN : ENGLISH;
  if (!preset) return plainWords(plain, id);
  if (language === "de") {
    const title = presetTitle(preset);
    return {
      name: title,
      title: `${title}: Golf-Patience nach dieser Variante`,
      heading: title,
      description: `${presetSummary(preset)} Eine Variante der Golf-Patience, mit Beispiel, Rat und gemessenen Aussichten.`,
    };
  }
  return {
    name: preset.title,
    title: `${preset.title}: a variant of Golf Solitaire`,
    heading: preset.title,
    description: `${preset.summary} The Golf Solitaire variant with an example, advice and measured odds, ready to play.`,
  };
}

function plainWords(plain: { readonly [Id in PlainPageId]: PageWords }, id: PageId): PageWords {
  const words = Object.entries(plain).find(([name]) => name === id)?.[1];
  if (words === undefined) throw new RangeError(`there are no words for the page "${id}"`);
  return words;
}

export const FRAME_WORDS = {
  en: {
    brand: "Albatross",
    site: "Albatross: Golf Solitaire",
    skip: "Skip to the text",
    pages: "Pages",
    contents: "On this page",
    play: "Play",
    other: "Deutsch",
    more: "More pages",
    foot: "Free, without advertising or accounts. What these pages say in numbers was worked out when they were built.",
    picture: "A hole of Golf Solitaire: seven columns of cards, the stock and the waste",
  },
  de: {
    brand: "Albatross",
    site: "Albatross: Golf-Patience",
    skip: "Zum Text",
    pages: "Seiten",
    contents: "Auf dieser Seite",
    play: "Spielen",
    other: "English",
    more: "Weitere Seiten",
    foot: "Frei, ohne Werbung und ohne Konto. Was diese Seiten in Zahlen sagen, wurde berechnet, als sie gebaut wurden.",
    picture: "Ein Loch Golf-Patience: sieben Spalten mit Karten, der Talon und die Ablage",
  },
} as const;
