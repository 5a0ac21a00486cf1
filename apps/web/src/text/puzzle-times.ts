/** Days and times of puzzles as a language writes them: the host knows how. */
export interface PuzzleTimes {
  /** A day as it is written in puzzles: "2026-11-30". */
  day(text: string): string;
  /** How long until something, in hours and minutes, rounded up. */
  left(ms: number): string;
  /** A moment on the reader's own clock. */
  clock(ms: number): string;
}

const MINUTE_MS = 60_000;

export function puzzleTimes(locale: string): PuzzleTimes {
  const days = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  const unit = (name: "hour" | "minute"): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "short" });
  const hours = unit("hour");
  const minutes = unit("minute");
  return {
    day: (text) => days.format(new Date(`${text}T12:00:00Z`)),
    left(ms) {
      const all = Math.max(1, Math.ceil(ms / MINUTE_MS));
      const whole = Math.floor(all / 60);
      const rest = all % 60;
      const parts = [
        ...(whole > 0 ? [hours.format(whole)] : []),
        ...(rest > 0 ? [minutes.format(rest)] : []),
      ];
      return parts.join(" ");
    },
    clock: (ms) => clock.format(ms),
  };
}
