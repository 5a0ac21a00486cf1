/**
 * The languages of the page. English is in the first script, so that a first visit paints without waiting, and
 * so that it is there when another language cannot be loaded; everything else comes when it is wanted.
 */
import type { LanguageSource } from "./catalogue.ts";
import { en } from "./en.ts";

export const languages = {
  en: {
    name: "English",
    direction: "ltr",
    load: () => Promise.resolve(en),
    parts: {
      panels: async () => (await import("./en-panels.ts")).enPanels,
      review: async () => (await import("./en-review.ts")).enReview,
      puzzles: async () => (await import("./en-puzzles.ts")).enPuzzles,
      round: async () => (await import("./en-round-card.ts")).roundCard,
      statistics: async () => (await import("./en-statistics.ts")).enStatistics,
      tournament: async () => (await import("./en-tournament.ts")).tournament,
    },
  },
  de: {
    name: "Deutsch",
    direction: "ltr",
    load: async () => (await import("./de.ts")).de,
    parts: {
      panels: async () => (await import("./de-panels.ts")).dePanels,
      review: async () => (await import("./de-review.ts")).deReview,
      puzzles: async () => (await import("./de-puzzles.ts")).dePuzzles,
      round: async () => (await import("./de-round-card.ts")).roundCard,
      statistics: async () => (await import("./de-statistics.ts")).deStatistics,
      tournament: async () => (await import("./de-tournament.ts")).tournament,
    },
  },
} as const satisfies { readonly [language: string]: LanguageSource };
