/** What can be asked about from within the game, and where the pages tell it. A test looks that they do. */
import type { Language } from "../state/preferences.ts";
import type { PlainPageId } from "./page-list.ts";

export const HELP_TOPICS = ["start", "variants", "deal", "stock", "keys"] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export interface HelpPlace {
  readonly page: PlainPageId;
  readonly part: { readonly [L in Language]: string };
}

export const HELP_PLACES: { readonly [T in HelpTopic]: HelpPlace } = {
  start: { page: "rules", part: { en: "ten-steps", de: "zehn-schritte" } },
  variants: { page: "rules", part: { en: "variants", de: "varianten" } },
  deal: { page: "glossary", part: { en: "deal", de: "blatt" } },
  stock: { page: "glossary", part: { en: "stock", de: "talon" } },
  keys: { page: "keys", part: { en: "keyboard", de: "tastatur" } },
};
