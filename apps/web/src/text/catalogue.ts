/**
 * What every language has to say: the shape of English, with any words. A language that lacks an entry, or
 * has one that English has not, does not pass the type checker.
 */
import type { en } from "./en.ts";
import type { enPanels } from "./en-panels.ts";
import type { enReview } from "./en-review.ts";
import type { enPuzzles } from "./en-puzzles.ts";
import type { roundCard } from "./en-round-card.ts";
import type { enStatistics } from "./en-statistics.ts";
import type { tournament } from "./en-tournament.ts";

/** The same entries with other words: texts become any text, functions keep what they are told. */
type Wording<T> = T extends string
  ? string
  : T extends (...told: infer Told) => infer Said
    ? (...told: Told) => Wording<Said>
    : { readonly [Entry in keyof T]: Wording<T[Entry]> };

/** What is said before any panel is opened. */
export interface Catalogue extends Wording<typeof en> {}

export interface PanelWords extends Wording<typeof enPanels> {}
export interface ReviewWords extends Wording<typeof enReview> {}
export interface PuzzleWords extends Wording<typeof enPuzzles> {}
export interface RoundWords extends Wording<typeof roundCard> {}
export interface StatisticsWords extends Wording<typeof enStatistics> {}
export interface TournamentWords extends Wording<typeof tournament> {}

/** What is said by parts of the page that are loaded on demand: loaded with them, in one language. */
export interface Parts {
  readonly panels: PanelWords;
  readonly review: ReviewWords;
  readonly puzzles: PuzzleWords;
  readonly round: RoundWords;
  readonly statistics: StatisticsWords;
  readonly tournament: TournamentWords;
}

export type PartName = keyof Parts;

/** Where the words of a language come from. */
export interface LanguageSource {
  /** In the language itself, as its readers look for it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  load(): Promise<Catalogue>;
  readonly parts: { readonly [P in PartName]: () => Promise<Parts[P]> };
}
