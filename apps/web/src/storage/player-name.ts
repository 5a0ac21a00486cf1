/** The name that a player signs shared scores with, kept between visits. Never throws. */
const KEY = "albatross.player";

export function readPlayerName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberPlayerName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It is in its field, as long as that is open.
  }
}
