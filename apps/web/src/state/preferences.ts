/** What the player prefers, kept between visits. Values are stable strings, read one by one. */
import { signal, type ReadonlySignal } from "@preact/signals";

/** T6: which deals a new game may take. */
export const DEAL_CHOICES = ["winnable", "any"] as const;
export type DealChoice = (typeof DEAL_CHOICES)[number];

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Colours of the suits. */
export const PALETTES = ["classic", "four-colour", "high-contrast", "colour-blind"] as const;
export type Palette = (typeof PALETTES)[number];

/** How cards move; a system that asks for less motion has none whatever is chosen. */
export const MOTIONS = ["normal", "fast", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Do single letters play? Digits, arrows and keys with Ctrl always do. */
export const LETTER_KEYS = ["on", "off"] as const;
export type LetterKeys = (typeof LETTER_KEYS)[number];

/** The languages of the page, by their codes of ISO 639. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_CHOICES = ["browser", ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** What the settings panel sets, and sets back. */
export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly motion: Motion;
  readonly letterKeys: LetterKeys;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "browser",
  theme: "system",
  palette: "classic",
  motion: "normal",
  letterKeys: "on",
};

interface Preferences extends Settings {
  readonly deals: DealChoice;
  /** Has a card ever been played here? Until then the first line says how. */
  readonly hasPlayed: boolean;
}

const DEFAULT_DEALS: DealChoice = "winnable";

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
  function choose<Value>(name: string, values: readonly Value[], other: Value): Value {
    return values.find((value) => value === kept[name]) ?? other;
  }
  return {
    deals: choose("deals", DEAL_CHOICES, DEFAULT_DEALS),
    language: choose("language", LANGUAGE_CHOICES, DEFAULT_SETTINGS.language),
    theme: choose("theme", THEMES, DEFAULT_SETTINGS.theme),
    palette: choose("palette", PALETTES, DEFAULT_SETTINGS.palette),
    motion: choose("motion", MOTIONS, DEFAULT_SETTINGS.motion),
    letterKeys: choose("letterKeys", LETTER_KEYS, DEFAULT_SETTINGS.letterKeys),
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
