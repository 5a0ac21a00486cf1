/** What the settings are called. */
import type { Choice, SettingName } from "../state/preferences.ts";
import { playTexts } from "./en-play.ts";

interface SettingWords<Name extends SettingName> {
  readonly label: string;
  readonly names: { readonly [Value in Choice<Name>]: string };
}

export type ChoiceWords = { readonly [Name in SettingName]: SettingWords<Name> };

const OFF_ON = { off: "Off", on: "On" } as const;

const choices: ChoiceWords = {
  theme: {
    label: "Light",
    names: { system: "As the system", light: "Day", dark: "Dusk" },
  },
  felt: {
    label: "Felt",
    names: { fairway: "Fairway", lake: "Lake", clubhouse: "Clubhouse", slate: "Slate" },
  },
  back: {
    label: "Card backs",
    names: { lattice: "Lattice", argyle: "Argyle", dimples: "Dimples", tartan: "Tartan" },
  },
  palette: {
    label: "Suits",
    names: {
      classic: "Classic",
      "four-colour": "Four colours",
      "high-contrast": "High contrast",
      "colour-blind": "Colour-blind safe",
    },
  },
  print: { label: "Print", names: { plain: "Normal", large: "Large" } },
  motion: { label: "Motion", names: { normal: "Normal", fast: "Fast", none: "None" } },
  hand: {
    label: "Piles and buttons for the",
    names: { right: "Right hand", left: "Left hand" },
  },
  letterKeys: { label: "Single letters as keys", names: OFF_ON },
  sound: { label: "Sound", names: OFF_ON },
  vibration: { label: "Vibration", names: OFF_ON },
  timer: { label: "Time of the hole", names: OFF_ON },
};

export const settingsTexts = {
  title: "Settings",
  language: { label: "Language", browser: "As the browser", tryAgain: "Try again" },
  groups: {
    language: "Language",
    look: "Look",
    play: "Play",
    hand: "Hand",
    sound: "Sound and touch",
    timer: "Time",
    keys: "Keys",
  },
  choices,
  volume: "Volume",
  volumeValue: (percent: number) => `${percent} %`,
  soundHelp: "Short notes of its own, one higher with each card of a run. Other music plays on.",
  vibrationHelp: "When a card does not fit, and when the hole is cleared.",
  noVibration: "Vibration is for devices with a touch screen that can; this one cannot.",
  timerHelp:
    "It stops with the page out of sight, with a panel open, and at the end. It counts for nothing.",
  reset: "Reset",
  resetGroup: (group: string) => `Reset: ${group}`,
  undoReset: "Undo",
  undoResetGroup: (group: string) => `Undo the reset: ${group}`,
  wasReset: (group: string) => `${group}: back as it came.`,
  play: playTexts,
} as const;
