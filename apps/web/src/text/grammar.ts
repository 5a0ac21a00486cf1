/**
 * What Intl knows of a language, so that sentences do not count, list or date by rules of their own. A reader's
 * own variety of the language decides about dates and separators: "en-GB" reads "30 Nov 2026, 17:05".
 */

/** The forms of a word by the categories of Intl.PluralRules; a language names those that it has. */
type PluralForms = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

export interface Grammar {
  /** "1,234", "−2": a minus sign, not a hyphen, before negative numbers. */
  number(number: number | bigint): string;
  /** The form that goes with a number. */
  plural(number: number, forms: PluralForms): string;
  /** "2 or 4". */
  or(items: readonly string[]): string;
  and(items: readonly string[]): string;
  /** With one decimal, always: figures of one column compare at a glance. */
  average(number: number): string;
  /** Of 0 … 1. */
  percent(share: number): string;
  day(ms: number | Date): string;
  dayAndTime(ms: number | Date): string;
}

/** What a language says on the board without Intl. */
interface PlainWords {
  readonly or: string;
  readonly and: string;
  /** Before the last of three or more. */
  readonly comma: "," | "";
}

/**
 * The first question to Intl, whichever it is, loads what it knows: on a slow telephone a tenth of a second, before
 * which nothing could be painted. In these languages small numbers, their plurals and lists are simple enough to be
 * said without it; the tests compare them with what Intl says. Both have one form for one, and one for all others.
 */
const PLAIN: Readonly<Record<string, PlainWords>> = {
  en: { or: "or", and: "and", comma: "," },
  de: { or: "oder", and: "und", comma: "" },
};

/** Below it a number is its digits. */
const FIRST_GROUPED = 1000;

/**
 * @param language as in BCP 47: "de".
 * @param readers the languages of the reader, the dearest first, with their regions.
 */
export function createGrammar(language: string, readers = readersLanguages()): Grammar {
  const locale = readers.find((reader) => primaryOf(reader) === language) ?? language;
  const plain = PLAIN[language];
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = once(() => new Intl.PluralRules(language));
  const or = once(() => new Intl.ListFormat(language, { type: "disjunction" }));
  const and = once(() => new Intl.ListFormat(language, { type: "conjunction" }));
  const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const share = { style: "percent", maximumFractionDigits: 1 } as const;
  const moment = { dateStyle: "medium", timeStyle: "short" } as const;
  const averages = once(() => new Intl.NumberFormat(locale, decimal));
  const percents = once(() => new Intl.NumberFormat(locale, share));
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));
  const moments = once(() => new Intl.DateTimeFormat(locale, moment));
  return {
    number: (number) =>
      withMinus(plain && isShort(number) ? String(number) : numbers().format(number)),
    plural(number, forms) {
      const size = Math.abs(number);
      const category = plain ? (size === 1 ? "one" : "other") : plurals().select(size);
      return forms[category] ?? forms.other;
    },
    or: (items) => (plain ? plainList(items, plain.or, plain) : or().format(items)),
    and: (items) => (plain ? plainList(items, plain.and, plain) : and().format(items)),
    average: (number) => withMinus(averages().format(unlessNone(number))),
    percent: (share) => percents().format(share),
    day: (ms) => days().format(ms),
    dayAndTime: (ms) => moments().format(ms),
  };
}

function isShort(number: number | bigint): boolean {
  const isWhole = typeof number === "bigint" || Number.isInteger(number);
  return isWhole && !Object.is(number, -0) && number > -FIRST_GROUPED && number < FIRST_GROUPED;
}

function plainList(items: readonly string[], word: string, { comma }: PlainWords): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const before = items.slice(0, -1).join(", ");
  return `${before}${items.length > 2 ? comma : ""} ${word} ${last}`;
}

/** Made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** "de" of "de-AT". */
export function primaryOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}

function readersLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}

/** A mean of −0.04 is not below nothing. */
function unlessNone(number: number): number {
  return Math.abs(number) < 0.05 ? 0 : number;
}

function withMinus(text: string): string {
  return text.replace("-", "−");
}
