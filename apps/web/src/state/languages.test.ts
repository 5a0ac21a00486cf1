import { signal, type Signal } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PartName } from "../text/catalogue.ts";
import { en } from "../text/en.ts";
import { languages as sources } from "../text/languages.ts";
import { chooseLanguage, createLanguages } from "./languages.ts";
import type { LanguageChoice } from "./preferences.ts";

/** German that comes when the test says so, or does not come. */
function heldGerman() {
  const { promise, resolve, reject } = hold();
  let isBroken = false;
  const german = {
    ...sources.de,
    async load() {
      if (isBroken) throw new Error("no network");
      await promise;
      return sources.de.load();
    },
  };
  return {
    sources: { ...sources, de: german },
    arrive: () => resolve(),
    fail: () => reject(new Error("no network")),
    breakDown: (broken: boolean) => void (isBroken = broken),
  };
}

/** A promise in the test's hands. */
function hold() {
  let resolve: () => void = () => undefined;
  let reject: (why: Error) => void = () => undefined;
  const promise = new Promise<void>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

const english = en;
let choice: Signal<LanguageChoice>;
let readers: Signal<readonly string[]>;

beforeEach(() => {
  choice = signal("browser");
  readers = signal(["en-US", "en"]);
});

function titleOf(languages: ReturnType<typeof createLanguages>): string {
  return languages.shown.value.text.action.newDeal;
}

describe("which language is wanted", () => {
  test.each<[LanguageChoice, readonly string[], string]>([
    ["browser", ["de-AT", "en"], "de"],
    ["browser", ["fr-FR", "de", "en"], "de"],
    ["browser", ["en-GB", "de"], "en"],
    ["browser", ["DE"], "de"],
    ["browser", ["fr", "del"], "en"],
    ["browser", [], "en"],
    ["en", ["de"], "en"],
    ["de", ["en"], "de"],
  ])("%s, of a browser that reads %j: %s", (chosen, tags, language) => {
    expect(chooseLanguage(chosen, tags)).toBe(language);
  });
});

describe("a language is shown", () => {
  test("in English from the start, with nothing to wait for", () => {
    const load = vi.fn(sources.en.load);
    const languages = createLanguages({
      sources: { ...sources, en: { ...sources.en, load } },
      english,
      choice,
      readers,
    });
    expect(titleOf(languages)).toBe("New deal");
    expect(load).not.toHaveBeenCalled();
  });

  test("as soon as it is there, and until then English is", async () => {
    readers.value = ["de-DE"];
    const { sources, arrive } = heldGerman();
    const languages = createLanguages({ sources, english, choice, readers });
    expect(languages.shown.value.language).toBe("en");
    arrive();
    await languages.settled;
    expect(languages.shown.value.language).toBe("de");
    expect(titleOf(languages)).toBe("Neues Blatt");
  });

  test("with the words of all that is open, at once", async () => {
    const languages = createLanguages({ sources, english, choice, readers });
    const open: readonly PartName[] = ["panels", "round"];
    for (const part of open) await languages.load(part);
    const seen: string[] = [];
    const stop = languages.shown.subscribe(({ text, parts }) => {
      seen.push(`${text.action.more} ${parts.panels?.rules.title} ${parts.round?.holesLabel}`);
    });
    choice.value = "de";
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("de"));
    stop();
    expect(seen).toEqual(["More Rules Holes", "Mehr Regeln Löcher"]);
    expect(languages.shown.value.parts.statistics).toBeUndefined();
  });

  test("with the words of what is opened while it loads", async () => {
    const { sources, arrive } = heldGerman();
    const languages = createLanguages({ sources, english, choice, readers });
    choice.value = "de";
    await languages.load("statistics");
    expect(languages.shown.value.parts.statistics?.allRules).toBe("All rules together");
    arrive();
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("de"));
    expect(languages.shown.value.parts.statistics?.allRules).toBe("Alle Regeln zusammen");
  });

  test("also for words that were asked for before and come after", async () => {
    const { promise, resolve } = hold();
    const slow = async () => {
      await promise;
      return sources.en.parts.round();
    };
    const en = { ...sources.en, parts: { ...sources.en.parts, round: slow } };
    const languages = createLanguages({ sources: { ...sources, en }, english, choice, readers });
    const loading = languages.load("round");
    choice.value = "de";
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("de"));
    expect(languages.shown.value.parts.round).toBeUndefined();
    resolve();
    await loading;
    expect(languages.shown.value.parts.round?.holesLabel).toBe("Löcher");
  });

  test("not after all, when another was chosen meanwhile", async () => {
    const { sources, arrive } = heldGerman();
    const languages = createLanguages({ sources, english, choice, readers });
    choice.value = "de";
    choice.value = "en";
    arrive();
    await languages.settled;
    await Promise.resolve();
    expect(languages.shown.value.language).toBe("en");
    choice.value = "de";
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("de"));
  });

  test("and follows the browser when that changes its mind", async () => {
    const languages = createLanguages({ sources, english, choice, readers });
    readers.value = ["de"];
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("de"));
    readers.value = ["en"];
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("en"));
  });
});

describe("a language that cannot be loaded", () => {
  test("leaves everything in English, says which it is, and can be tried again", async () => {
    const { sources, breakDown, arrive } = heldGerman();
    breakDown(true);
    choice.value = "de";
    const languages = createLanguages({ sources, english, choice, readers });
    await languages.settled;
    expect(languages.failed.value).toBe("de");
    expect(titleOf(languages)).toBe("New deal");
    await languages.load("panels");
    expect(languages.shown.value.parts.panels?.rules.title).toBe("Rules");
    breakDown(false);
    arrive();
    languages.tryAgain();
    expect(languages.failed.value).toBeNull();
    await vi.waitFor(() => expect(languages.shown.value.language).toBe("de"));
    expect(languages.shown.value.parts.panels?.rules.title).toBe("Regeln");
  });

  test("is forgotten when another is chosen, also one that fails late", async () => {
    const { sources, fail } = heldGerman();
    choice.value = "de";
    const languages = createLanguages({ sources, english, choice, readers });
    choice.value = "en";
    fail();
    await languages.settled;
    await Promise.resolve();
    expect(languages.failed.value).toBeNull();
  });

  test("nor does a part of it take anything away", async () => {
    const failing = () => Promise.reject(new Error("no network"));
    const de = { ...sources.de, parts: { ...sources.de.parts, round: failing } };
    const languages = createLanguages({ sources: { ...sources, de }, english, choice, readers });
    await languages.load("round");
    choice.value = "de";
    await vi.waitFor(() => expect(languages.failed.value).toBe("de"));
    expect(languages.shown.value.parts.round?.holesLabel).toBe("Holes");
    expect(titleOf(languages)).toBe("New deal");
  });
});
