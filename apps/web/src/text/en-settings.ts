/** What the settings are called. */
import type { LetterKeys, Motion, Palette, Theme } from "../state/preferences.ts";

const THEME_NAMES: { readonly [T in Theme]: string } = {
  system: "As the system",
  light: "Day",
  dark: "Dusk",
};

const PALETTE_NAMES: { readonly [P in Palette]: string } = {
  classic: "Classic",
  "four-colour": "Four colours",
  "high-contrast": "High contrast",
  "colour-blind": "Colour-blind safe",
};

const MOTION_NAMES: { readonly [M in Motion]: string } = {
  normal: "Normal",
  fast: "Fast",
  none: "None",
};

const LETTER_KEYS_NAMES: { readonly [L in LetterKeys]: string } = { on: "On", off: "Off" };

export const settingsTexts = {
  title: "Settings",
  language: { label: "Language", browser: "As the browser", tryAgain: "Try again" },
  theme: { label: "Light", name: (theme: Theme): string => THEME_NAMES[theme] },
  palette: { label: "Suits", name: (palette: Palette): string => PALETTE_NAMES[palette] },
  motion: { label: "Motion", name: (motion: Motion): string => MOTION_NAMES[motion] },
  letterKeys: {
    label: "Single letters as keys",
    name: (letterKeys: LetterKeys): string => LETTER_KEYS_NAMES[letterKeys],
  },
  reset: "Set all of these back",
} as const;
