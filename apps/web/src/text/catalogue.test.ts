import { expectValue, parseCard } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import type { Message } from "../state/message.ts";
import { LANGUAGES } from "../state/preferences.ts";
import { messages } from "./test-messages.ts";
import { askAll, entriesOf, loadWords, type Words } from "./test-words.ts";

const english = await loadWords("en");
const german = await loadWords("de");
const card = expectValue(parseCard("7D"));

/** Where the eye sees the cards themselves, or a sentence of its own. */
const QUIET: ReadonlySet<Message["kind"]> = new Set([
  "changed",
  "whole-position",
  "paused",
  "resumed",
  "played-out",
]);

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  test("has every entry, and each says something whatever it is asked", async () => {
    const words = await loadWords(language);
    const entries = entriesOf(words);
    expect([...entries.keys()]).toEqual([...entriesOf(english).keys()]);
    const { said, asked } = askAll(words);
    const functions = [...entries].flatMap(([path, entry]) =>
      typeof entry === "function" ? [path] : [],
    );
    expect(functions.filter((path) => !asked.has(path))).toEqual([]);
    const texts = [...entries.values()].filter((entry) => typeof entry === "string");
    for (const sentence of [...said, ...texts]) {
      expect(sentence.trim()).not.toBe("");
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|  /);
    }
  });

  test("says every message to the ear, and leaves the eye alone only where cards tell it", async () => {
    const { text } = await loadWords(language);
    for (const message of messages()) {
      const { seen, spoken } = text.message(message);
      expect(spoken).not.toBe("");
      if (!QUIET.has(message.kind)) expect(seen).toBe(spoken);
    }
  });
});

describe("counting", () => {
  const count = ({ text, panels, round, statistics }: Words) =>
    [0, 1, 2].map((number) => [
      text.pile.column(0, number, card, false),
      panels.result.takeStrokes(number),
      round.takeAsk(number),
      statistics.notice({ kind: "imported", added: number, known: number }),
    ]);

  test("none, one and two in English", () => {
    expect(count(english)).toEqual([
      [
        "Column 1, no cards, seven of diamonds on top",
        "Take no strokes",
        "End this hole with no strokes? Undo brings it back until the next one begins.",
        "No holes added, no holes were here already.",
      ],
      [
        "Column 1, 1 card, seven of diamonds on top",
        "Take 1 stroke",
        "End this hole with 1 stroke? Undo brings it back until the next one begins.",
        "1 hole added, 1 hole was here already.",
      ],
      [
        "Column 1, 2 cards, seven of diamonds on top",
        "Take 2 strokes",
        "End this hole with 2 strokes? Undo brings it back until the next one begins.",
        "2 holes added, 2 holes were here already.",
      ],
    ]);
  });

  test("none, one and two in German, in the case that the sentence asks for", () => {
    expect(count(german)).toEqual([
      [
        "Spalte 1, keine Karten, Karo Sieben liegt frei",
        "Keine Schläge nehmen",
        "Dieses Loch mit 0 Schlägen beenden? Zurück holt es wieder, bis das nächste beginnt.",
        "Keine Löcher hinzugefügt, keine Löcher waren schon da.",
      ],
      [
        "Spalte 1, 1 Karte, Karo Sieben liegt frei",
        "1 Schlag nehmen",
        "Dieses Loch mit einem Schlag beenden? Zurück holt es wieder, bis das nächste beginnt.",
        "1 Loch hinzugefügt, 1 Loch war schon da.",
      ],
      [
        "Spalte 1, 2 Karten, Karo Sieben liegt frei",
        "2 Schläge nehmen",
        "Dieses Loch mit 2 Schlägen beenden? Zurück holt es wieder, bis das nächste beginnt.",
        "2 Löcher hinzugefügt, 2 Löcher waren schon da.",
      ],
    ]);
  });
});

/** The same in both languages, and rightly so. */
const SHARED = new Set(
  "Albatross|Bonus|Hand|Fairway|Vibration|Start|Tipp|Par|Name|Blind|Jokers|Joker|Normal|Putt Putt|Pause|P|F|Esc|[ ]|?|H|N|R|Q|← → ↑ ↓|1 – 9|–".split(
    "|",
  ),
);

describe("German", () => {
  test("is German in every plain text", () => {
    const same = [...entriesOf(german)].filter(
      ([path, entry]) =>
        typeof entry === "string" && entry === entriesOf(english).get(path) && !SHARED.has(entry),
    );
    expect(same).toEqual([]);
  });

  test("has no English left in any sentence", () => {
    const texts = [...entriesOf(german).values()].filter((entry) => typeof entry === "string");
    const english =
      /\b(the|of|and|or|is|are|card|cards|hole|holes|deal|stroke|strokes|stock|waste|column|draw|play|this|that|not|no|under|over|with|from)\b/i;
    for (const sentence of [...askAll(german).said, ...texts]) {
      // The code of a fault is the same in every language.
      expect(sentence.replace(/\([a-z-]+\)$/, "")).not.toMatch(english);
    }
  });

  test("quotes as German does, with a minus sign and a comma", () => {
    expect(german.panels.deal.invalid("x y")).toContain("„x y“");
    expect(german.text.formatNumber(-3)).toBe("−3");
    expect(german.text.formatNumber(1234)).toBe("1.234");
    for (const sentence of askAll(german).said) expect(sentence).not.toMatch(/["“][^“]*”|'/);
  });

  test("addresses whoever plays as du", () => {
    for (const sentence of askAll(german).said)
      expect(sentence).not.toMatch(/\b(Ihnen|Ihre?[mnrs]?)\b/);
  });
});
