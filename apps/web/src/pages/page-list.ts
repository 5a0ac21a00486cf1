/**
 * The text pages: which there are, in which languages, and how one links to another. Addresses are folders with one
 * document each, so that any server of files serves them as they are, and links between them are relative, so that
 * they work from any folder of an origin.
 */
import { PRESETS, type PresetId } from "@albatross/rules";
import { LANGUAGES, type Language } from "../state/preferences.ts";

export type PlainPageId =
  | "rules"
  | "learn"
  | "strategy"
  | "variants"
  | "numbers"
  | "glossary"
  | "keys"
  | "print"
  | "about";

export type PageId = PlainPageId | `variant-${PresetId}`;

export interface PageRef {
  readonly id: PageId;
  readonly language: Language;
}

/** In the order of the list of pages. */
export const PAGE_IDS: readonly PageId[] = [
  "rules",
  "learn",
  "strategy",
  "variants",
  ...PRESETS.map(({ id }) => variantPage(id)),
  "numbers",
  "glossary",
  "keys",
  "print",
  "about",
];

/** Readers of German look for German words, in addresses too. */
const SLUGS: { readonly [L in Language]: { readonly [Id in PlainPageId]: string } } = {
  en: {
    rules: "rules",
    learn: "learn",
    strategy: "strategy",
    variants: "variants",
    numbers: "numbers",
    glossary: "glossary",
    keys: "keys",
    print: "print",
    about: "about",
  },
  de: {
    rules: "regeln",
    learn: "lernen",
    strategy: "strategie",
    variants: "varianten",
    numbers: "zahlen",
    glossary: "glossar",
    keys: "tasten",
    print: "drucken",
    about: "ueber",
  },
};

/** English lies at the top: it is what is linked to where no language is named. */
const FOLDERS: { readonly [L in Language]: string } = { en: "", de: "de/" };

export function variantPage(preset: PresetId): PageId {
  return `variant-${preset}`;
}

export function presetOfPage(id: PageId): PresetId | null {
  return PRESETS.find((preset) => variantPage(preset.id) === id)?.id ?? null;
}

/** "de/regeln/": from the root of the site, with a slash at its end. */
export function pathOf({ id, language }: PageRef): string {
  const preset = presetOfPage(id);
  const slugs = SLUGS[language];
  if (preset !== null) return `${FOLDERS[language]}${slugs.variants}/${preset}/`;
  const slug = isPlain(id) ? slugs[id] : undefined;
  if (slug === undefined) throw new RangeError(`there is no page "${id}"`);
  return `${FOLDERS[language]}${slug}/`;
}

function isPlain(id: PageId): id is PlainPageId {
  return Object.hasOwn(SLUGS.en, id);
}

/** Every page in every language. */
export function allPages(): readonly PageRef[] {
  return LANGUAGES.flatMap((language) => PAGE_IDS.map((id) => ({ id, language })));
}

/** From a page to the root of the site: "../../". */
export function rootFrom(page: PageRef): string {
  return "../".repeat(pathOf(page).split("/").length - 1);
}

/** From one page to another, or to a part of it. */
export function linkTo(from: PageRef, to: PageRef, anchor?: string): string {
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (from.id === to.id && from.language === to.language) return hash === "" ? "./" : hash;
  return `${rootFrom(from)}${pathOf(to)}${hash}`;
}
