/** Help within the game, in German words. */
import type { HelpTopic } from "../pages/help-topics.ts";

const QUESTIONS: { readonly [T in HelpTopic]: string } = {
  start: "So wird gespielt",
  variants: "Die Varianten im Vergleich",
  deal: "Was eine Nummer bedeutet",
  stock: "Was der Talon ist",
  keys: "Mehr zu Tasten und Bedienung",
};

export const helpTexts = {
  title: "Hilfe",
  loading: "Wird nachgeschlagen …",
  failed: "Diese Hilfe konnte nicht geladen werden. Dein Loch ist, wie es war.",
  again: "Noch einmal versuchen",
  whole: "Die ganze Seite",
  open: (topic: HelpTopic) => QUESTIONS[topic],
};
