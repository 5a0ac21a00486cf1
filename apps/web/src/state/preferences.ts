/**
 * What the player prefers, kept between visits and the same in all tabs. Values are stable strings, read one by
 * one: a value that is not known here (damaged, or of another version) is the default, and costs no other.
 */
import { signal, type ReadonlySignal } from "@preact/signals";

/** The languages of the page, by their codes of ISO 639. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const SWITCH = ["off", "on"] as const;

/** Everything that is one of a few; the first of each is the default. */
export const CHOICES = {
  /** T6: which deals a new game may take. */
  deals: ["winnable", "any"],
  language: ["browser", ...LANGUAGES],
  theme: ["system", "light", "dark"],
  felt: ["fairway", "lake", "clubhouse", "slate"],
  /** The backs of the cards. */
  back: ["lattice", "argyle", "dimples", "tartan"],
  /** Colours of the suits. */
  palette: ["classic", "four-colour", "high-contrast", "colour-blind"],
  /** Size of ranks and text. */
  print: ["plain", "large"],
  /** How cards move; a system that asks for less motion has none whatever is chosen. */
  motion: ["normal", "fast", "none"],
  /** The hand that plays: piles and controls are on its side. */
  hand: ["right", "left"],
  /** Do single letters play? Digits, arrows and keys with Ctrl always do. */
  letterKeys: ["on", "off"],
  sound: SWITCH,
  vibration: SWITCH,
  /** Is the time of the hole shown? */
  timer: SWITCH,
  /** T1: are the cards that fit marked, and named to whoever listens? */
  marks: ["on", "off"],
  /** Does a lamp say whether any card fits, and nothing else? */
  fitLamp: SWITCH,
  /** Do the last cards play themselves once nothing better can be reached? */
  playOut: SWITCH,
  /** Does Tab stop at every pile that can be pressed? Otherwise the board is one stop, with arrow keys inside. */
  pileStops: SWITCH,
} as const;

type Choices = typeof CHOICES;
type ChoiceName = keyof Choices;
export type Choice<Name extends ChoiceName> = Choices[Name][number];
type Chosen = { readonly [Name in ChoiceName]: Choice<Name> };

/** How a hole is played: each on or off. */
export const PLAY_SETTINGS = ["marks", "fitLamp", "playOut", "pileStops"] as const;
export type PlaySettings = Pick<Chosen, (typeof PLAY_SETTINGS)[number]>;

/** What the catalogue names alike; the others have words of their own. */
export type SettingName = Exclude<ChoiceName, "deals" | "language" | keyof PlaySettings>;

export type LanguageChoice = Choice<"language">;

export type DealChoice = Choice<"deals">;
export type Motion = Choice<"motion">;

/** Per cent of the loudest. */
export const VOLUME = { least: 10, most: 100, step: 10, default: 60 } as const;

export interface Preferences extends Chosen {
  readonly volume: number;
  /** Has a card ever been played here? Until then the first line says how. */
  readonly hasPlayed: boolean;
}

const PREFERENCES_FORMAT = 1;

/** Where they are kept. Nothing of it ever throws: a preference is never worth an error. */
export interface PreferenceKeeper {
  read(): string | null;
  write(text: string): void;
  /** Tells what another tab wrote. */
  follow(onWritten: (text: string) => void): void;
}

export interface PreferenceStore {
  readonly preferences: ReadonlySignal<Preferences>;
  prefer(change: Partial<Preferences>): void;
}

export function createPreferences(keeper: PreferenceKeeper): PreferenceStore {
  const kept = parse(keeper.read());
  const preferences = signal(readPreferences(kept));
  // What a later version of the page wrote is not written over.
  let isNewer = isOfNewerFormat(kept);
  keeper.follow((text) => {
    const written = parse(text);
    isNewer = isOfNewerFormat(written);
    preferences.value = readPreferences(written);
  });
  return {
    preferences,
    prefer(change) {
      preferences.value = { ...preferences.value, ...change };
      if (isNewer) return;
      keeper.write(JSON.stringify({ format: PREFERENCES_FORMAT, ...preferences.value }));
    },
  };
}

type Kept = Readonly<Record<string, unknown>>;

export function readPreferences(kept: Kept): Preferences {
  const choose = <Name extends ChoiceName>(name: Name): Choice<Name> => {
    const values: readonly Choice<Name>[] = CHOICES[name];
    // No list is empty.
    return values.find((value) => value === kept[name]) ?? CHOICES[name][0];
  };
  return {
    deals: choose("deals"),
    language: choose("language"),
    theme: choose("theme"),
    felt: choose("felt"),
    back: choose("back"),
    palette: choose("palette"),
    print: choose("print"),
    motion: choose("motion"),
    hand: choose("hand"),
    letterKeys: choose("letterKeys"),
    sound: choose("sound"),
    vibration: choose("vibration"),
    timer: choose("timer"),
    marks: choose("marks"),
    fitLamp: choose("fitLamp"),
    playOut: choose("playOut"),
    pileStops: choose("pileStops"),
    volume: isVolume(kept["volume"]) ? kept["volume"] : VOLUME.default,
    hasPlayed: kept["hasPlayed"] === true,
  };
}

function isVolume(value: unknown): value is number {
  const { least, most } = VOLUME;
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function isOfNewerFormat({ format }: Kept): boolean {
  return typeof format === "number" && format > PREFERENCES_FORMAT;
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
