/** What each language says of the lessons: what is asked at each step, and why it is right when it was done. */
import type { LessonId } from "./lessons.ts";

interface StepWords {
  readonly ask: string;
  readonly why: string;
}

interface LessonWords {
  readonly title: string;
  readonly idea: string;
  readonly steps: readonly StepWords[];
  readonly end: string;
}

export interface LessonTexts {
  readonly start: string;
  readonly answer: string;
  readonly back: string;
  readonly again: string;
  readonly done: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly needs: (ranks: string) => string;
  readonly kingStops: string;
  readonly noStock: string;
  readonly costs: (strokes: number) => string;
  readonly column: (number: number, card: string) => string;
  readonly emptyColumn: (number: number) => string;
  readonly stock: (cards: number) => string;
  /** A step that takes these columns, or a draw when there are none. */
  readonly moves: (columns: readonly number[]) => string;
  readonly lessons: { readonly [Id in LessonId]: LessonWords };
}
