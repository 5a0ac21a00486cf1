/** Which text is whose. */
import type { FunctionComponent } from "preact";
import deAbout from "../../pages/de/about.mdx";
import deGlossary from "../../pages/de/glossary.mdx";
import deKeys from "../../pages/de/keys.mdx";
import deLearn from "../../pages/de/learn.mdx";
import deNumbers from "../../pages/de/numbers.mdx";
import dePrint from "../../pages/de/print.mdx";
import deRules from "../../pages/de/rules.mdx";
import deStrategy from "../../pages/de/strategy.mdx";
import deVariants from "../../pages/de/variants.mdx";
import enAbout from "../../pages/en/about.mdx";
import enGlossary from "../../pages/en/glossary.mdx";
import enKeys from "../../pages/en/keys.mdx";
import enLearn from "../../pages/en/learn.mdx";
import enNumbers from "../../pages/en/numbers.mdx";
import enPrint from "../../pages/en/print.mdx";
import enRules from "../../pages/en/rules.mdx";
import enStrategy from "../../pages/en/strategy.mdx";
import enVariants from "../../pages/en/variants.mdx";
import type { Language } from "../state/preferences.ts";
import { presetOfPage, type PageRef, type PlainPageId } from "./page-list.ts";
import { VariantPage } from "./parts/variant-page.tsx";

type Text = FunctionComponent<{ readonly components: object }>;

const TEXTS: { readonly [L in Language]: { readonly [Id in PlainPageId]: Text } } = {
  en: {
    about: enAbout,
    glossary: enGlossary,
    keys: enKeys,
    learn: enLearn,
    numbers: enNumbers,
    print: enPrint,
    rules: enRules,
    strategy: enStrategy,
    variants: enVariants,
  },
  de: {
    about: deAbout,
    glossary: deGlossary,
    keys: deKeys,
    learn: deLearn,
    numbers: deNumbers,
    print: dePrint,
    rules: deRules,
    strategy: deStrategy,
    variants: deVariants,
  },
};

export function textOfPage({ id, language }: PageRef): Text {
  if (presetOfPage(id) !== null) return VariantPage;
  const text = Object.entries(TEXTS[language]).find(([name]) => name === id)?.[1];
  if (text === undefined) throw new RangeError(`there is no text of "${id}" in ${language}`);
  return text;
}
