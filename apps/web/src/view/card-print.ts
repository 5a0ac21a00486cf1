/** Where rank and suit stand on a card's face, in its own units, which are 250 × 350. */

/** Left, top and size. */
export type Box = readonly [x: number, y: number, size: number];

export interface Print {
  /** What the layout leaves free, as the pip beside it; its size is its height. */
  readonly rank: Box;
  readonly indexPip: Box;
  readonly large: Box;
  /** A joker's. */
  readonly mark: Box;
}

export const PLAIN_PRINT: Print = {
  rank: [17, 19, 112],
  indexPip: [150, 33, 84],
  large: [46, 166, 158],
  mark: [30, 145, 190],
};

export const LARGE_PRINT: Print = {
  rank: [13, 15, 150],
  indexPip: [164, 52, 76],
  large: [51, 187, 148],
  mark: [40, 172, 170],
};
