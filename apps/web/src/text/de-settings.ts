/** What the settings are called in German. */
import { playTexts } from "./de-play.ts";
import type { ChoiceWords } from "./en-settings.ts";

const OFF_ON = { off: "Aus", on: "An" } as const;

const choices: ChoiceWords = {
  theme: { label: "Licht", names: { system: "Wie das System", light: "Tag", dark: "Abend" } },
  felt: {
    label: "Tuch",
    names: { fairway: "Fairway", lake: "See", clubhouse: "Clubhaus", slate: "Schiefer" },
  },
  back: {
    label: "Rückseiten",
    names: { lattice: "Gitter", argyle: "Rauten", dimples: "Golfball", tartan: "Karo" },
  },
  palette: {
    label: "Kartenfarben",
    names: {
      classic: "Klassisch",
      "four-colour": "Vier Farben",
      "high-contrast": "Hoher Kontrast",
      "colour-blind": "Farbenblind-sicher",
    },
  },
  print: { label: "Schrift", names: { plain: "Normal", large: "Groß" } },
  motion: { label: "Bewegung", names: { normal: "Normal", fast: "Schnell", none: "Keine" } },
  hand: {
    label: "Stapel und Knöpfe für die",
    names: { right: "Rechte Hand", left: "Linke Hand" },
  },
  letterKeys: { label: "Einzelne Buchstaben als Tasten", names: OFF_ON },
  sound: { label: "Ton", names: OFF_ON },
  vibration: { label: "Vibration", names: OFF_ON },
  timer: { label: "Zeit für das Loch", names: OFF_ON },
};

export const settingsTexts = {
  title: "Einstellungen",
  language: { label: "Sprache", browser: "Wie der Browser", tryAgain: "Noch einmal versuchen" },
  groups: {
    language: "Sprache",
    look: "Aussehen",
    play: "Spiel",
    hand: "Hand",
    sound: "Ton und Vibration",
    timer: "Zeit",
    keys: "Tasten",
  },
  choices,
  volume: "Lautstärke",
  volumeValue: (percent: number) => `${percent} %`,
  soundHelp:
    "Kurze eigene Töne, mit jeder Karte einer Serie einer höher. Andere Musik spielt weiter.",
  vibrationHelp: "Wenn eine Karte nicht passt, und wenn das Loch abgeräumt ist.",
  noVibration: "Vibrieren können nur manche Geräte mit Touchscreen; dieses kann es nicht.",
  timerHelp:
    "Sie steht, solange die Seite nicht zu sehen oder ein Feld offen ist, und am Ende. Sie zählt für nichts.",
  reset: "Zurücksetzen",
  resetGroup: (group: string) => `Zurücksetzen: ${group}`,
  undoReset: "Rückgängig",
  undoResetGroup: (group: string) => `Rückgängig, was zurückgesetzt wurde: ${group}`,
  wasReset: (group: string) => `${group}: wieder wie am Anfang.`,
  play: playTexts,
};
