/** The sheet of own rules in German words: loaded with what draws it. */
import {
  findPreset,
  formatDealName,
  MAX_TABLEAU,
  stockSize,
  type DealName,
  type OptionName,
  type RuleSet,
} from "@albatross/rules";
import { count, german } from "./de-cards.ts";
import { presetTitle } from "./de-presets.ts";
import { createFigureTexts } from "./de-rule-figures.ts";

const LABELS: { readonly [Name in OptionName]: string } = {
  king: "Auf einem König",
  first: "Erste Karte",
  columns: "Spalten",
  rows: "Reihen",
  redeals: "Weitere Durchgänge",
  jokers: "Joker",
  hidden: "Verdeckte Reihen",
};

const KING_NAMES: { readonly [K in RuleSet["king"]]: string } = {
  stop: "Nichts",
  queen: "Dame",
  wrap: "Dame, Ass",
};

const KING_SENTENCES: { readonly [K in RuleSet["king"]]: string } = {
  stop: "Ein König beendet die Serie: Weiter geht es nur mit Ziehen.",
  queen: "Auf einen König darf eine Dame, ein Ass nicht.",
  wrap: "Die Ränge gehen im Kreis: Auf einen König darf eine Dame oder ein Ass, auf ein Ass auch ein König.",
};

const FIRST_SENTENCES: { readonly [F in RuleSet["first"]]: string } = {
  dealt: "Die erste Karte der Ablage wird aus dem Talon aufgedeckt.",
  choose:
    "Keine Karte wird aufgedeckt: Beginne mit einer beliebigen freien Karte, und du kannst einmal mehr ziehen.",
};

function columnsOf(number: number): string {
  return count(number, "Spalte", "Spalten");
}

function rowsOf(number: number): string {
  return count(number, "Reihe", "Reihen");
}

/** What a rule set is called: its preset, else what is special about it. */
function nameOf(rules: RuleSet): string {
  const preset = findPreset(rules);
  if (preset) return presetTitle(preset);
  const king = rules.king === "stop" ? "nichts" : KING_NAMES[rules.king];
  const parts = [`${rules.columns} × ${rules.rows}`, `auf einem König: ${king}`];
  if (rules.first === "choose") parts.push("freier Start");
  if (rules.redeals > 0)
    parts.push(count(rules.redeals, "weiterer Durchgang", "weitere Durchgänge"));
  if (rules.jokers > 0) parts.push(count(rules.jokers, "Joker", "Joker"));
  return parts.join(", ");
}

function does(name: OptionName, rules: RuleSet): string {
  const { columns, rows, redeals, jokers, hidden } = rules;
  switch (name) {
    case "king":
      return KING_SENTENCES[rules.king];
    case "first":
      return FIRST_SENTENCES[rules.first];
    case "columns":
      return `${columns * rows} Karten liegen in den Spalten; so viele Schläge hast du am Anfang.`;
    case "rows": {
      const stock = stockSize(rules);
      return `Bei ${count(rows, "Karte", "Karten")} je Spalte ${german.plural(stock, { one: "bleibt", other: "bleiben" })} ${stock} zu ziehen.`;
    }
    case "redeals":
      return redeals === 0
        ? "Ist der Talon leer, bleibt er leer."
        : `Der Talon geht noch ${redeals === 1 ? "einmal" : "zweimal"} herum, in derselben Reihenfolge.`;
    case "jokers":
      if (jokers === 0) return "Die gewöhnlichen 52 Karten.";
      return jokers === 1
        ? "Ein Joker kommt dazu: Er passt auf alles, und alles passt auf ihn."
        : "Zwei Joker kommen dazu: Sie passen auf alles, und alles passt auf sie.";
    case "hidden":
      if (hidden === 0) return "Alle Karten liegen offen.";
      return hidden === 1
        ? "Die obere Reihe wird erst aufgedeckt, wenn sie frei liegt."
        : `Die oberen ${hidden} Reihen werden erst aufgedeckt, wenn sie frei liegen.`;
  }
}

function obstacle(
  name: OptionName,
  why: "too-many-cards" | "too-few-rows",
  rules: RuleSet,
): string {
  const { columns, rows, hidden } = rules;
  if (why === "too-many-cards") {
    const most = `Mehr als ${MAX_TABLEAU} Karten liegen dort nicht.`;
    return name === "rows"
      ? `Bei ${columnsOf(columns)} gehen höchstens ${rowsOf(Math.floor(MAX_TABLEAU / columns))}: ${most}`
      : `Bei ${rowsOf(rows)} gehen höchstens ${columnsOf(Math.floor(MAX_TABLEAU / rows))}: ${most}`;
  }
  const open = "Die letzte Karte einer Spalte liegt offen.";
  return name === "rows"
    ? `Mit ${count(hidden, "verdeckten Reihe", "verdeckten Reihen")} braucht es ${rowsOf(hidden + 1)}: ${open}`
    : `Bei ${rowsOf(rows)} gehen höchstens ${rows - 1} verdeckte: ${open}`;
}

export const ruleSheet = {
  title: "Eigene Regeln",
  open: "Eigene Regeln …",
  about: "Alles lässt sich mit allem verbinden, solange die Karten reichen.",
  label: (name: OptionName) => LABELS[name],
  /** What an option of these rules is set to. */
  value(name: OptionName, rules: RuleSet): string {
    if (name === "king") return KING_NAMES[rules.king];
    if (name === "first") return rules.first === "dealt" ? "Aufgedeckt" : "Deine Wahl";
    return rules[name] === 0 ? "Keine" : String(rules[name]);
  },
  /** What the choice that is made does. */
  does,
  /** Why some values of an option cannot be chosen beside the others. */
  obstacle,
  figures: createFigureTexts(nameOf),
  deal: (deal: DealName | null) =>
    deal === null
      ? "Nach diesen Regeln austeilen"
      : `Blatt ${formatDealName(deal)} nach diesen Regeln`,
  isPlayed: "Nach diesen Regeln wird gerade gespielt.",
  presets: "Zu den fertigen Regeln",
};
