/** How deals under a rule set come out, in German words: loaded with the sheet of own rules. */
import type { RuleSet } from "@albatross/rules";
import type { FoundFigure } from "../figures/find-figure.ts";
import type { RuleFigure } from "../figures/rule-figure.ts";
import { formatNumber, german } from "./de-cards.ts";

/** "etwa 45 von 100"; what is nearly all or nearly none is not rounded to it. */
function aboutInHundred({ deals, cleared, unknown }: RuleFigure): string {
  const known = deals - unknown;
  if (cleared === 0) return "keines der geprüften";
  if (cleared === known) return "alle geprüften";
  const hundred = (cleared / known) * 100;
  if (hundred < 1) return "weniger als 1 von 100";
  if (hundred > 99) return "mehr als 99 von 100";
  return `etwa ${Math.round(hundred)} von 100`;
}

function range(low: number, high: number): string {
  return `${german.average(low)} bis ${german.average(high)}`;
}

export function createFigureTexts(nameOf: (rules: RuleSet) => string) {
  return {
    title: "Was zu erwarten ist",
    loading: "Sieht nach, wie solche Blätter ausgehen …",
    failed: "Wie solche Blätter ausgehen, ließ sich nicht nachsehen.",
    rate: ({ figure, nearest }: FoundFigure) =>
      nearest
        ? `Nicht gemessen. Am nächsten kommt dem: ${nameOf(nearest)}. Abräumbar: ${aboutInHundred(figure)}.`
        : `Abräumbar: ${aboutInHundred(figure)}.`,
    mean: ({ figure }: FoundFigure) =>
      `Bestes Ergebnis im Durchschnitt: ${german.average(figure.mean)}${figure.mean > 0 ? " Schläge" : ""}.`,
    within: ({ figure }: FoundFigure) => {
      const { deals, rate, meanWithin, unknown } = figure;
      const open = unknown > 0 ? `, ${formatNumber(unknown)} davon nicht entschieden` : "";
      const hundred = range(rate[0] * 100, rate[1] * 100);
      return `${formatNumber(deals)} Blätter beurteilt, jede Karte bekannt${open}. Bei 95 %: ${hundred} von 100, bestes Ergebnis ${range(...meanWithin)}.`;
    },
    hidden: "Verdeckte Reihen ändern, was du siehst, nicht, was sich abräumen lässt.",
  };
}
