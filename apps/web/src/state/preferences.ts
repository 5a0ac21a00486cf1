/** What the player prefers, kept between visits. Values are stable strings, read one by one. */
import { signal, type ReadonlySignal } from "@preact/signals";

/** T6: which deals a new game may take. */
export const DEAL_CHOICES = ["winnable", "any"] as const;
export type DealChoice = (typeof DEAL_CHOICES)[number];

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Preferences {
  readonly deals: DealChoice;
  readonly theme: Theme;
  /** Has a card ever been played here? Until then the first line says how. */
  readonly hasPlayed: boolean;
}

const DEFAULT_PREFERENCES: Preferences = { deals: "winnable", theme: "system", hasPlayed: false };

const PREFERENCES_FORMAT = 1;

/** Where they are kept. Reading and writing may fail silently: a preference is never worth an error. */
export interface PreferenceKeeper {
  read(): string | null;
  write(text: string): void;
}

export interface PreferenceStore {
  readonly preferences: ReadonlySignal<Preferences>;
  prefer(change: Partial<Preferences>): void;
}

export function createPreferences(keeper: PreferenceKeeper): PreferenceStore {
  const kept = parse(keeper.read());
  const preferences = signal(readPreferences(kept));
  const isNewer = typeof kept["format"] === "number" && kept["format"] > PREFERENCES_FORMAT;
  return {
    preferences,
    prefer(change) {
      preferences.value = { ...preferences.value, ...change };
      // What a later version of the page wrote is not written over.
      if (isNewer) return;
      keeper.write(JSON.stringify({ format: PREFERENCES_FORMAT, ...preferences.value }));
    },
  };
}

function readPreferences(kept: Readonly<Record<string, unknown>>): Preferences {
  return {
    deals: DEAL_CHOICES.find((value) => value === kept["deals"]) ?? DEFAULT_PREFERENCES.deals,
    theme: THEMES.find((value) => value === kept["theme"]) ?? DEFAULT_PREFERENCES.theme,
    hasPlayed: kept["hasPlayed"] === true,
  };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
