/**
 * The glyphs of the cards, as paths: no font can fall back and turn a Jack into an I. Thirteen ranks in a
 * box 140 high, four pips and two joker marks in a box 100 × 100; all take the colour of their text.
 *
 * Ranks are drawn with a broad pen: `pen` strokes are uniform in a space stretched by 1 / 0.64 in y, so
 * that shrinking it back makes horizontals thinner than stems. `hair` strokes are serifs, `fill` is what
 * a pen cannot do, `dots` are ball terminals. The numbers are the drawing; there is nothing to derive.
 */
import { JOKER, type Rank, type Suit } from "@albatross/rules";

export const PEN = { squash: 0.64, stem: 23, hair: 11, dot: 15 } as const;

export const RANK_HEIGHT = 140;

export interface RankGlyph {
  readonly width: number;
  readonly pen?: string;
  readonly hair?: string;
  readonly fill?: string;
  readonly dots?: readonly (readonly [x: number, y: number])[];
}

export const RANK_GLYPHS: { readonly [R in Rank]: RankGlyph } = {
  [JOKER]: {
    width: 110,
    fill: "M55 8L69 50L113 51L78 78L91 121L55 96L19 121L32 78L-3 51L41 50Z",
  },
  1: {
    width: 104,
    pen: "M17 204.7L52 14.1L87 204.7M30 146.9H74",
    hair: "M2 134H34M69 134H102",
  },
  2: {
    width: 100,
    pen: "M18 60.9C20 26.6 33 9.4 51 9.4C71 9.4 84 31.3 84 64.1C84 107.8 48 150 17 204.8H92",
    hair: "M86.5 138.4V110",
    dots: [[21.5, 41.5]],
  },
  3: {
    width: 100,
    pen: "M19 50C23 21.9 35 9.4 51 9.4C70 9.4 82 28.1 82 56.3C82 85.9 67 103.1 42 103.1M42 103.1C70 103.1 86 123.4 86 156.3C86 189.1 70 209.4 48 209.4C31 209.4 19 196.9 15 170.3",
    dots: [
      [22, 35.5],
      [18.5, 105],
    ],
  },
  4: {
    width: 104,
    pen: "M68 209.4V15.6L10 151.6H99",
    hair: "M46 134H90",
  },
  5: {
    width: 100,
    pen: "M22 114.1C30 95.3 40 85.2 51 85.2C72 85.2 86 109.4 86 145.3C86 184.4 70 209.4 47 209.4C31 209.4 19 196.9 15 170.3",
    fill: "M20 4.6H84V19.4H35.5V60H20Z",
    dots: [[18.5, 105]],
  },
  6: {
    width: 100,
    pen: "M80 50C75 21.9 65 9.4 54 9.4C29 9.4 14 54.7 14 128.1C14 181.3 29 209.4 50 209.4C71 209.4 86 182.8 86 148.4C86 114.1 72 93.8 53 93.8C36 93.8 21 110.9 15 137.5",
    dots: [[77, 35]],
  },
  7: {
    width: 96,
    pen: "M10 19.4H91.5M80 18.8C62 68.8 46 131.3 44 216.3",
    hair: "M15.5 5.1V40",
  },
  8: {
    width: 100,
    pen: "M50 103.1C33 103.1 20 84.4 20 56.3C20 28.1 33 9.4 50 9.4C67 9.4 80 28.1 80 56.3C80 84.4 67 103.1 50 103.1C29 103.1 14 123.4 14 156.3C14 189.1 29 209.4 50 209.4C71 209.4 86 189.1 86 156.3C86 123.4 71 103.1 50 103.1",
  },
  9: {
    width: 100,
    pen: "M20 168.8C25 196.9 35 209.4 46 209.4C71 209.4 86 164.1 86 90.6C86 37.5 71 9.4 50 9.4C29 9.4 14 35.9 14 70.3C14 104.7 28 125 47 125C64 125 79 107.8 85 81.3",
    dots: [[23, 105]],
  },
  10: {
    width: 136,
    pen: "M20 214.1V2.5M93 9.4C71 9.4 59 46.9 59 109.4C59 171.9 71 209.4 93 209.4C115 209.4 127 171.9 127 109.4C127 46.9 115 9.4 93 9.4Z",
    hair: "M2 133H38",
    fill: "M12 1.6L0 14V27L12 19Z",
  },
  11: {
    width: 86,
    pen: "M56 3.1V156.3C56 190.6 46 208.4 31 208.4C19 208.4 13 198.4 11.5 173.4",
    hair: "M31 7H81",
    dots: [[14.5, 107]],
  },
  12: {
    width: 112,
    pen: "M54 9.4C28 9.4 12 48.4 12 109.4C12 170.3 28 209.4 54 209.4C80 209.4 96 170.3 96 109.4C96 48.4 80 9.4 54 9.4ZM46 162.5C66 156.3 72 218.8 106 206.3",
  },
  13: {
    width: 110,
    pen: "M24 3.1V215.6M49 107.8L91 206.3",
    hair: "M6 7H42M6 133H42M26 88L84 8M65 7H104M73 133H108",
  },
};

export const PIP_PATHS: { readonly [S in Suit]: string } = {
  C: "M50 4C62 4 71 13 71 25C71 32 67 38 62 43C66 40 71 39 75 39C87 39 96 48 96 60C96 72 87 81 75 81C66 81 57 76 53 67C54 82 58 91 67 95V97H33V95C42 91 46 82 47 67C43 76 34 81 25 81C13 81 4 72 4 60C4 48 13 39 25 39C29 39 34 40 38 43C33 38 29 32 29 25C29 13 38 4 50 4Z",
  D: "M50 2C58 22 70 37 87 50C70 63 58 78 50 98C42 78 30 63 13 50C30 37 42 22 50 2Z",
  H: "M50 93C47 84 6 60 6 31C6 16 17 6 30 6C40 6 47 12 50 21C53 12 60 6 70 6C83 6 94 16 94 31C94 60 53 84 50 93Z",
  S: "M50 4C53 18 93 40 93 65C93 78 83 86 72 86C64 86 57 82 53 75C54 85 58 92 67 95V97H33V95C42 92 46 85 47 75C43 82 36 86 28 86C17 86 7 78 7 65C7 40 47 18 50 4Z",
};

/** An albatross seen from above, gliding: the large mark of a joker. */
export const ALBATROSS_PATH =
  "M50 22C54 22 57 26 57 31C57 34 58 36 61 37C75 31 88 32 99 40C86 40 74 46 62 57C60 66 56 74 55 80L62 90L50 86L38 90L45 80C44 74 40 66 38 57C26 46 14 40 1 40C12 32 25 31 39 37C42 36 43 34 43 31C43 26 46 22 50 22Z";
