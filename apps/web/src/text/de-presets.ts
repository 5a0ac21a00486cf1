/** The presets in German (V7). Their stable names, which links carry, stay as they are. */
import { findPreset, parseRules, type Preset, type PresetId, type RuleSet } from "@albatross/rules";

const TITLES: { readonly [Id in PresetId]: string } = {
  classic: "Klassisch",
  "queen-on-king": "Dame auf König",
  "putt-putt": "Putt Putt",
  "free-start": "Freier Start",
  relaxed: "Entspannt",
  easy: "Leicht",
  jokers: "Joker",
  blind: "Blind",
};

const SUMMARIES: { readonly [Id in PresetId]: string } = {
  classic: "Ein Rang auf oder ab, und ein König beendet die Serie.",
  "queen-on-king": "Auf einen König darf eine Dame.",
  "putt-putt": "Die Ränge gehen im Kreis: Ass und König sind Nachbarn.",
  "free-start": "Am Anfang liegt keine Karte auf der Ablage; beginne mit welcher du willst.",
  relaxed: "Auf einen König darf eine Dame, und die erste Karte wählst du.",
  easy: "Die Ränge gehen im Kreis, und der Talon geht zweimal herum.",
  jokers: "Zwei Joker kommen ins Spiel; sie passen auf alles, und alles passt auf sie.",
  blind: "Nur die letzte Karte jeder Spalte liegt am Anfang offen.",
};

export function presetTitle({ id }: Preset): string {
  return TITLES[id];
}

export function presetSummary({ id }: Preset): string {
  return SUMMARIES[id];
}

export function ownRules(rules: RuleSet): string {
  return `Eigene Regeln, ${rules.columns} × ${rules.rows}`;
}

/** Within a sentence: "Klassisch", "eigene Regeln, 8 × 5". */
export function rulesName(rules: RuleSet): string {
  const preset = findPreset(rules);
  return preset ? presetTitle(preset) : `eigene Regeln, ${rules.columns} × ${rules.rows}`;
}

/** The name of rules as the history keeps them; those without a name as they are written there. */
export function rulesTextName(text: string): string {
  const rules = parseRules(text);
  const preset = rules.ok ? findPreset(rules.value) : undefined;
  return preset ? presetTitle(preset) : text;
}
