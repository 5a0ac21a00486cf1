/** Which text is whose. */
import type { FunctionComponent } from "preact";
import deAbout from "../../pages/de/about.mdx";
import deGlossary from "../../pages/de/glossary.mdx";
import deKeys from "../../pages/de/keys.mdx";
import deRules from "../../pages/de/rules.mdx";
import enAbout from "../../pages/en/about.mdx";
import enGlossary from "../../pages/en/glossary.mdx";
import enKeys from "../../pages/en/keys.mdx";
import enRules from "../../pages/en/rules.mdx";
import type { Language } from "../state/preferences.ts";
import type { PageRef } from "./page-list.ts";

type Text = FunctionComponent<{ readonly components: object }>;

const TEXTS: { readonly [L in Language]: { readonly [id: string]: Text } } = {
  en: { about: enAbout, glossary: enGlossary, keys: enKeys, rules: enRules },
  de: { about: deAbout, glossary: deGlossary, keys: deKeys, rules: deRules },
};

export function textOfPage({ id, language }: PageRef): Text {
  const text = TEXTS[language][id];
  if (text === undefined) throw new RangeError(`there is no text of "${id}" in ${language}`);
  return text;
}
