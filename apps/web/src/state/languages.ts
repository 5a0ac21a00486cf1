/**
 * The language of the page: which one is wanted, and the words of the one that is shown. A language is shown
 * as a whole or not at all: the words of all that is open are loaded before the first of them changes, and if
 * they cannot be had everything stays as it is, and says so.
 */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { Catalogue, LanguageSource, PartName, Parts } from "../text/catalogue.ts";
import { primaryOf } from "../text/grammar.ts";
import { LANGUAGES, type Language, type LanguageChoice } from "./preferences.ts";

type LanguageSources = { readonly [L in Language]: LanguageSource };

interface Shown {
  readonly language: Language;
  readonly text: Catalogue;
  /** The parts that were asked for so far. */
  readonly parts: Partial<Parts>;
}

export interface Languages {
  readonly sources: LanguageSources;
  readonly shown: ReadonlySignal<Shown>;
  readonly language: ReadonlySignal<Language>;
  readonly text: ReadonlySignal<Catalogue>;
  /** Wanted, and could not be loaded. */
  readonly failed: ReadonlySignal<Language | null>;
  /** Done when the language that was wanted at first is shown, or could not be loaded. */
  readonly settled: Promise<void>;
  /** Loads the words of a part of the page, in the language that is shown. Rejects when it cannot. */
  load(name: PartName): Promise<void>;
  tryAgain(): void;
}

export interface LanguagePorts {
  readonly sources: LanguageSources;
  /** Is there from the start, whatever is wanted. */
  readonly english: Catalogue;
  readonly choice: ReadonlySignal<LanguageChoice>;
  /** What the browser says its reader reads, the dearest first. */
  readonly readers: ReadonlySignal<readonly string[]>;
}

export function createLanguages(ports: LanguagePorts): Languages {
  const { sources } = ports;
  const wanted = computed(() => chooseLanguage(ports.choice.value, ports.readers.value));
  const shown = signal<Shown>({ language: "en", text: ports.english, parts: {} });
  const failed = signal<Language | null>(null);
  let settled = Promise.resolve();

  async function change(): Promise<void> {
    const next = wanted.peek();
    failed.value = null;
    if (next === shown.peek().language) return;
    try {
      const text = await sources[next].load();
      const parts = await loadParts(sources[next], () => shown.peek().parts);
      if (next === wanted.peek()) shown.value = { language: next, text, parts };
    } catch {
      if (next === wanted.peek()) failed.value = next;
    }
  }

  effect(() => {
    void wanted.value;
    untracked(() => void (settled = change()));
  });

  return {
    sources,
    shown,
    language: computed(() => shown.value.language),
    text: computed(() => shown.value.text),
    failed,
    settled,
    async load(name) {
      for (;;) {
        const { language, parts } = shown.peek();
        if (parts[name] !== undefined) return;
        const words = await sources[language].parts[name]();
        const now = shown.peek();
        // Another language may have come meanwhile: then its words are needed.
        if (now.language !== language) continue;
        shown.value = { ...now, parts: { ...now.parts, [name]: words } };
      }
    },
    tryAgain: () => void change(),
  };
}

/** The parts that are in use, until none has been opened meanwhile. */
async function loadParts(source: LanguageSource, inUse: () => object): Promise<Partial<Parts>> {
  const parts: { -readonly [P in PartName]?: Parts[P] } = {};
  const fill = async <P extends PartName>(name: P): Promise<void> => {
    parts[name] = await source.parts[name]();
  };
  for (;;) {
    const lacking = PART_NAMES.filter((name) => name in inUse() && !(name in parts));
    if (lacking.length === 0) return parts;
    await Promise.all(lacking.map(fill));
  }
}

const PART_NAMES: readonly PartName[] = ["panels", "round", "statistics", "tournament"];

/** What was chosen, else the first language of the browser's that the page has, else English. */
export function chooseLanguage(choice: LanguageChoice, readers: readonly string[]): Language {
  if (choice !== "browser") return choice;
  for (const reader of readers) {
    const language = LANGUAGES.find((known) => known === primaryOf(reader));
    if (language) return language;
  }
  return "en";
}
