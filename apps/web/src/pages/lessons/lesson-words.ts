/** The lessons in words, by language. */
import type { Language } from "../../state/preferences.ts";
import { deLessons } from "./de-lessons.ts";
import { enLessons } from "./en-lessons.ts";
import type { LessonTexts } from "./lesson-texts.ts";

export const LESSON_WORDS: { readonly [L in Language]: LessonTexts } = {
  en: enLessons,
  de: deLessons,
};
