/** The presets in German (V7). Their stable names, which links carry, stay as they are. */
import type { Preset, PresetId, RuleSet } from "@albatross/rules";

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
