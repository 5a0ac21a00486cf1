/** Strokes and counts in words. */

/** "1 card", "2 cards". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "-4 strokes (4 draws left)"; "3 strokes (3 cards left)". */
export function formatStrokes(strokes: number): string {
  const amount = `${strokes} stroke${Math.abs(strokes) === 1 ? "" : "s"}`;
  const rest = strokes > 0 ? formatCount(strokes, "card") : formatCount(-strokes, "draw");
  return `${amount} (${rest} left)`;
}
