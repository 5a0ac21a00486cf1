/** Words about the presets that only the text pages say. */
import type { PresetId } from "@albatross/rules";
import type { Language } from "../../state/preferences.ts";

export const FOR_WHOM: { readonly [L in Language]: { readonly [Id in PresetId]: string } } = {
  en: {
    classic: "Players who want to earn it",
    "queen-on-king": "The game of most programs and papers",
    "putt-putt": "A first week, and a quick nine",
    "free-start": "Planners",
    relaxed: "Planners who like to clear",
    easy: "Children, and the very first hole",
    jokers: "Something different",
    blind: "Players who like to guess well",
  },
  de: {
    classic: "Wer es sich verdienen will",
    "queen-on-king": "Das Spiel der meisten Programme",
    "putt-putt": "Die erste Woche, eine schnelle Runde",
    "free-start": "Wer gern plant",
    relaxed: "Wer gern plant und gern abräumt",
    easy: "Kinder, und das allererste Loch",
    jokers: "Zur Abwechslung",
    blind: "Wer gern gut rät",
  },
};

export const TABLE_WORDS = {
  en: {
    caption:
      "The variants: what they change, for whom, and what best play comes to with every card known",
    heads: ["Variant", "What changes", "For whom", "Can be cleared", "Mean best strokes", "Deals"],
    range: (low: string, high: string) => `${low} to ${high}`,
  },
  de: {
    caption:
      "Die Varianten: was sie ändern, für wen, und was bestes Spiel ergibt, wenn man alle Karten kennt",
    heads: ["Variante", "Was anders ist", "Für wen", "Abräumbar", "Bestes im Schnitt", "Blätter"],
    range: (low: string, high: string) => `${low} bis ${high}`,
  },
} as const;
