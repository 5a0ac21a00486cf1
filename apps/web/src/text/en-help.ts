/** Help within the game, in English words. */
import type { HelpTopic } from "../pages/help-topics.ts";

const QUESTIONS: { readonly [T in HelpTopic]: string } = {
  start: "How to play",
  variants: "The variants compared",
  deal: "What a deal number means",
  stock: "What the stock is",
  keys: "More about keys and controls",
};

export const helpTexts = {
  title: "Help",
  loading: "Looking it up…",
  failed: "This page of help could not be loaded. Your hole is as it was.",
  again: "Try again",
  whole: "The whole page",
  open: (topic: HelpTopic) => QUESTIONS[topic],
} as const;
