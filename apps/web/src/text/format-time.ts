/** Times are written with the same signs in every language of the page. */

/** "0:07", "12:34", "1:02:03". */
export function formatTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const [minutes, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return hours > 0 ? `${hours}:${minutes}:${rest}` : `${Number(minutes)}:${rest}`;
}
