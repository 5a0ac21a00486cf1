/** The page of a variant: what it is, a board that starts it, advice, and what was measured. */
import { CLASSIC, formatRules, PRESETS, stockSize, tableauSize } from "@albatross/rules";
import { GRAMMARS } from "../facts.ts";
import { useRecord } from "../page-context.ts";
import { linkTo, presetOfPage, variantPage } from "../page-list.ts";
import { VARIANT_DEAL, VARIANT_TEXTS } from "../words/variant-texts.ts";
import { Hole } from "./board-picture.tsx";
import { judgedHole } from "./judged-parts.tsx";
import { FactsBox, Section, To } from "./text-parts.tsx";
import { dealsOf, meanOf, presetOf, rateOf, summaryOf, titleOf } from "./variant-table.tsx";

const WORDS = {
  en: {
    facts: "In short",
    columns: "Columns",
    stock: "Stock",
    rate: "Can be cleared",
    mean: "Mean best strokes",
    play: "How it begins",
    board: (best: string, classic: string) =>
      `Deal ${VARIANT_DEAL} under these rules. Its best score is ${best}; under Classic it is ${classic}.`,
    advice: "How to play it well",
    measured: "Measured",
    survey: (deals: string, rate: string, mean: string) =>
      `Of ${deals} deals, each judged with all cards known, ${rate} in 100 can be cleared, and the best scores come to ${mean} on average (95 % intervals).`,
    blind:
      "Face-down rows change nothing for who knows all cards, so these are the figures of Classic.",
    more: "The numbers",
    others: "Other variants",
  },
  de: {
    facts: "In Kürze",
    columns: "Spalten",
    stock: "Talon",
    rate: "Abräumbar",
    mean: "Bestes im Schnitt",
    play: "Wie es beginnt",
    board: (best: string, classic: string) =>
      `Blatt ${VARIANT_DEAL} nach diesen Regeln. Sein bestes Ergebnis ist ${best}; in Klassisch ist es ${classic}.`,
    advice: "So spielt man es gut",
    measured: "Gemessen",
    survey: (deals: string, rate: string, mean: string) =>
      `Von ${deals} Blättern, alle Karten bekannt, lassen sich ${rate} von 100 abräumen, und die besten Ergebnisse liegen im Schnitt bei ${mean} (Spannen für 95 %).`,
    blind:
      "Wer alle Karten kennt, für den ändern verdeckte Reihen nichts; darum sind es die Zahlen von Klassisch.",
    more: "Die Zahlen",
    others: "Andere Varianten",
  },
} as const;

export function VariantPage() {
  const { page } = useRecord();
  const { language } = page;
  const words = WORDS[language];
  const preset = presetOf(presetOfPage(page.id) ?? "classic");
  const { about, advice } = VARIANT_TEXTS[language][preset.id];
  const { rules } = preset;
  const { number } = GRAMMARS[language];
  const bestUnder = (text: string): string =>
    number(judgedHole({ deal: VARIANT_DEAL, rules: text }).best);
  return (
    <>
      <p>
        {summaryOf(preset, language)} {about}
      </p>
      <FactsBox
        title={words.facts}
        rows={[
          [words.columns, `${rules.columns} × ${rules.rows} = ${tableauSize(rules)}`],
          [words.stock, number(stockSize(rules))],
          [words.rate, rateOf(preset, language).value],
          [words.mean, meanOf(preset, language).value],
        ]}
      />
      <Section id="play" title={words.play}>
        <Hole deal={VARIANT_DEAL} rules={formatRules(rules)}>
          {words.board(bestUnder(formatRules(rules)), bestUnder(formatRules(CLASSIC)))}
        </Hole>
      </Section>
      <Section id="advice" title={words.advice}>
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
      <Section id="measured" title={words.measured}>
        <p>
          {words.survey(
            dealsOf(preset, language),
            rateOf(preset, language).within,
            meanOf(preset, language).within,
          )}{" "}
          {rules.hidden > 0 && words.blind} <To page="numbers">{words.more}</To>
        </p>
      </Section>
      <Section id="others" title={words.others}>
        <ul>
          {PRESETS.filter(({ id }) => id !== preset.id).map((other) => (
            <li key={other.id}>
              <a href={linkTo(page, { id: variantPage(other.id), language })}>
                {titleOf(other, language)}
              </a>
              : {summaryOf(other, language)}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
