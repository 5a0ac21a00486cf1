/** What the settings are called in German. */
import type { LetterKeys, Motion, Palette, Theme } from "../state/preferences.ts";

const THEME_NAMES: { readonly [T in Theme]: string } = {
  system: "Wie das System",
  light: "Tag",
  dark: "Abend",
};

const PALETTE_NAMES: { readonly [P in Palette]: string } = {
  classic: "Klassisch",
  "four-colour": "Vier Farben",
  "high-contrast": "Hoher Kontrast",
  "colour-blind": "Farbenblind-sicher",
};

const MOTION_NAMES: { readonly [M in Motion]: string } = {
  normal: "Normal",
  fast: "Schnell",
  none: "Keine",
};

const LETTER_KEYS_NAMES: { readonly [L in LetterKeys]: string } = { on: "An", off: "Aus" };

export const settingsTexts = {
  title: "Einstellungen",
  language: { label: "Sprache", browser: "Wie der Browser", tryAgain: "Noch einmal versuchen" },
  theme: { label: "Licht", name: (theme: Theme): string => THEME_NAMES[theme] },
  palette: { label: "Kartenfarben", name: (palette: Palette): string => PALETTE_NAMES[palette] },
  motion: { label: "Bewegung", name: (motion: Motion): string => MOTION_NAMES[motion] },
  letterKeys: {
    label: "Einzelne Buchstaben als Tasten",
    name: (letterKeys: LetterKeys): string => LETTER_KEYS_NAMES[letterKeys],
  },
  reset: "Alles hier zurücksetzen",
};
