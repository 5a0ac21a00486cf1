/** Layouts in the order of their codes: one digit a column, the first column fastest. */
import { MAX_COLUMNS } from "./memory";

/**
 * Counts on from column `from`: u8 a column, `digits` now and at most `most`. Returns the column that went up, those
 * before it being empty again; MAX_COLUMNS when all were full and are empty.
 */
@inline
export function countOn(digits: usize, most: usize, from: i32): i32 {
  let c = from;
  for (; c < MAX_COLUMNS; c++) {
    const digit = load<u8>(digits + c);
    if (digit < load<u8>(most + c)) {
      store<u8>(digits + c, digit + 1);
      break;
    }
    store<u8>(digits + c, 0);
  }
  return c;
}

/** The cards in columns `from` to `to`, `to` not among them. */
@inline
export function sumOf(digits: usize, from: i32, to: i32): i32 {
  let sum = 0;
  for (let c = from; c < to; c++) sum += load<u8>(digits + c) as i32;
  return sum;
}
