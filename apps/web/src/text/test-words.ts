/** All words of a language, for tests: its entries by their paths, and which of its functions were asked. */
import type { Language } from "../state/preferences.ts";
import type { Catalogue, Parts } from "./catalogue.ts";
import { languages } from "./languages.ts";
import { askCatalogue, askRound, askStatistics } from "./test-calls.ts";
import { askPanels } from "./test-panel-calls.ts";
import { askPuzzles } from "./test-puzzle-calls.ts";
import { askReview } from "./test-review-calls.ts";
import { askTournament } from "./test-tournament-calls.ts";

export interface Words extends Parts {
  readonly text: Catalogue;
}

export async function loadWords(language: Language): Promise<Words> {
  const { load, parts } = languages[language];
  const [text, panels, puzzles, review, round, statistics, tournament] = await Promise.all([
    load(),
    parts.panels(),
    parts.puzzles(),
    parts.review(),
    parts.round(),
    parts.statistics(),
    parts.tournament(),
  ]);
  return { text, panels, puzzles, review, round, statistics, tournament };
}

/** Every text and every function, by its path. Which entries a list has is for its language to say. */
export function entriesOf(words: object, path = ""): ReadonlyMap<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const [name, entry] of Object.entries(words) as [string, unknown][]) {
    const at = `${path}/${name}`;
    if (typeof entry !== "object" || entry === null) entries.set(at, entry);
    else for (const [deeper, value] of entriesOf(entry, at)) entries.set(deeper, value);
  }
  return entries;
}

/** @returns what all functions say, and the paths of those that were asked. */
export function askAll(words: Words): {
  readonly said: readonly string[];
  readonly asked: ReadonlySet<string>;
} {
  const asked = new Set<string>();
  const { text, panels, puzzles, review, round, statistics, tournament } = watch(words, asked, "");
  const said = [
    ...askCatalogue(text),
    ...askPanels(panels),
    ...askPuzzles(puzzles),
    ...askReview(review),
    ...askRound(round),
    ...askStatistics(statistics),
    ...askTournament(tournament),
  ];
  return { said, asked };
}

function watch<Part extends object>(words: Part, asked: Set<string>, path: string): Part {
  return new Proxy(words, {
    get(target, name) {
      const entry: unknown = Reflect.get(target, name);
      const at = `${path}/${String(name)}`;
      if (typeof entry === "function") asked.add(at);
      return typeof entry === "object" && entry !== null ? watch(entry, asked, at) : entry;
    },
  });
}
