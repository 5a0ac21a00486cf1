/**
 * The lessons: small boards, each about one idea, played in steps. What a step takes are exactly the moves that keep the
 * best result, which a test asks the judge about; so a lesson cannot teach a mistake.
 */
import type { SmallBoard } from "../positions.ts";

export const LESSON_IDS = ["fits", "turns", "king", "draw", "equal", "stock", "columns"] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export interface Lesson {
  readonly id: LessonId;
  readonly board: SmallBoard;
  /** For each step the moves that it takes, as in records: "12" is column 1 or 2, "+" a draw. */
  readonly steps: readonly string[];
}

export const LESSONS: readonly Lesson[] = [
  {
    id: "fits",
    board: { columns: ["8C", "6H", "QD"], waste: "7D", stock: "JS" },
    steps: ["12", "+", "3"],
  },
  {
    id: "turns",
    board: { columns: ["5S 4D", "7C 6S"], waste: "5C", stock: "KD" },
    steps: ["1", "1", "2", "2"],
  },
  {
    id: "king",
    board: { columns: ["KC", "QD", "TH"], waste: "JS", stock: "9C" },
    steps: ["2", "1", "+", "3"],
  },
  {
    id: "draw",
    board: { columns: ["7C", "8S 6H"], waste: "8H", stock: "5D 4D" },
    steps: ["+", "2", "1", "2"],
  },
  {
    id: "equal",
    board: { columns: ["QH 8C", "9D 8S"], waste: "7D", stock: "JH" },
    steps: ["2", "2", "1", "+", "1"],
  },
  {
    id: "stock",
    board: { columns: ["4H", "6S", "7S 5D"], waste: "5C", stock: "9H KD" },
    steps: ["1", "3", "2", "3"],
  },
  {
    id: "columns",
    board: { columns: ["AD 2C", "3H 2H", "4D"], waste: "3S", stock: "8C 9D" },
    steps: ["1", "1", "2", "2", "3"],
  },
];
