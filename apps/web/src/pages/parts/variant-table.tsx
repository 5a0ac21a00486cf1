/** The presets side by side: what each changes, whom it suits, and what was measured of it. */
import { NINE_HOLES, PRESETS, type Preset, type PresetId } from "@albatross/rules";
import {
  presetSummary as germanSummary,
  presetTitle as germanTitle,
} from "../../text/de-presets.ts";
import type { Language } from "../../state/preferences.ts";
import { figureOf, GRAMMARS } from "../facts.ts";
import { useRecord } from "../page-context.ts";
import { linkTo, variantPage } from "../page-list.ts";
import { FOR_WHOM, TABLE_WORDS } from "../words/variant-words.ts";

export function titleOf(preset: Preset, language: Language): string {
  return language === "de" ? germanTitle(preset) : preset.title;
}

export function summaryOf(preset: Preset, language: Language): string {
  return language === "de" ? germanSummary(preset) : preset.summary;
}

/** "26.2 %", and "26.16 to 26.33" for its interval. */
export function rateOf(
  preset: Preset,
  language: Language,
): { readonly value: string; readonly within: string } {
  const { cleared, deals, rate } = figureOf(preset.id);
  const digits = (share: number): string => hundredths(100 * share, 2, language);
  return {
    // What is nearly all is not rounded to it.
    value: `${hundredths((100 * cleared) / deals, deals - cleared < deals / 2000 ? 3 : 1, language)} %`,
    within: TABLE_WORDS[language].range(digits(rate[0]), digits(rate[1])),
  };
}

export function meanOf(
  preset: Preset,
  language: Language,
): { readonly value: string; readonly within: string } {
  const { mean, meanWithin } = figureOf(preset.id);
  return {
    value: hundredths(mean, 2, language),
    within: TABLE_WORDS[language].range(
      hundredths(meanWithin[0], 3, language),
      hundredths(meanWithin[1], 3, language),
    ),
  };
}

export function dealsOf(preset: Preset, language: Language): string {
  return GRAMMARS[language].number(figureOf(preset.id).deals);
}

export function hundredths(value: number, digits: number, language: Language): string {
  const text = value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return text.replace("-", "−");
}

export function VariantTable() {
  const { page } = useRecord();
  const { language } = page;
  const words = TABLE_WORDS[language];
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={words.caption}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {words.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRESETS.map((preset) => (
            <tr key={preset.id}>
              <th scope="row">
                <a href={linkTo(page, { id: variantPage(preset.id), language })}>
                  {titleOf(preset, language)}
                </a>
              </th>
              <td>{summaryOf(preset, language)}</td>
              <td>{FOR_WHOM[language][preset.id]}</td>
              <td class="figure">
                {rateOf(preset, language).value}
                <small>{rateOf(preset, language).within}</small>
              </td>
              <td class="figure">
                {meanOf(preset, language).value}
                <small>{meanOf(preset, language).within}</small>
              </td>
              <td class="figure">{dealsOf(preset, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function presetOf(id: PresetId): Preset {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  if (!preset) throw new RangeError(`there is no variant "${id}"`);
  return preset;
}

/** "26.2 %": the share of deals that can be cleared. */
export function Rate({ of }: { readonly of: PresetId }) {
  return <>{rateOf(presetOf(of), useRecord().page.language).value}</>;
}

/** What best play comes to in nine holes, on average. */
export function NineHoles({ of }: { readonly of: PresetId }) {
  return <>{hundredths(NINE_HOLES * figureOf(of).mean, 0, useRecord().page.language)}</>;
}
