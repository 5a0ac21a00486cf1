/** A whole document around the text of a page: head, links to the other pages, list of contents, foot. */
import { LANGUAGES } from "../state/preferences.ts";
import { inlineDrawing } from "../view/inline-drawing.ts";
import type { PageRecord } from "./page-context.ts";
import {
  linkTo,
  PAGE_IDS,
  pathOf,
  presetOfPage,
  rootFrom,
  type PageId,
  type PageRef,
} from "./page-list.ts";
import { FRAME_WORDS, pageWords } from "./words/page-words.ts";
import glyphs from "../../card-glyphs.svg?raw";

/** What the build made for the pages, as paths from the root of the site; and where that will be. */
export interface PageAssets {
  readonly styles: readonly string[];
  /** Runs before anything is painted: the reader's own colours. */
  readonly theme: string;
  /** For what can be played on a page. */
  readonly islands: string;
  /** "https://golf.example/", null where it is not known: links that had to be absolute are relative then. */
  readonly site: string | null;
}

interface ShellProps {
  readonly record: PageRecord;
  readonly assets: PageAssets;
  /** HTML. */
  readonly text: string;
}

export function PageShell({ record, assets, text }: ShellProps) {
  const { page } = record;
  const words = FRAME_WORDS[page.language];
  const { heading } = pageWords(page.id, page.language);
  return (
    <html lang={page.language} dir="ltr">
      <Head record={record} assets={assets} hasIslands={text.includes("data-island")} />
      <body>
        {record.hasCards && <Glyphs />}
        <a class="skip" href="#text">
          {words.skip}
        </a>
        <PageHeader page={page} />
        <main id="text" class="sheet">
          <h1>{heading}</h1>
          {record.sections.length > 2 && <Contents record={record} />}
          <div class="prose" dangerouslySetInnerHTML={{ __html: text }} />
        </main>
        <PageFooter page={page} />
      </body>
    </html>
  );
}

/** The glyphs that drawn cards refer to. */
function Glyphs() {
  return <div dangerouslySetInnerHTML={{ __html: inlineDrawing(glyphs) }} />;
}

/** Light and dark, as in the document of the game. */
const THEME_COLORS = { light: "#295f40", dark: "#11271a" } as const;
const PICTURE = { path: "social.png", width: "1200", height: "630" } as const;

function Head({
  record,
  assets,
  hasIslands,
}: {
  readonly record: PageRecord;
  readonly assets: PageAssets;
  readonly hasIslands: boolean;
}) {
  const { page } = record;
  const root = rootFrom(page);
  const words = FRAME_WORDS[page.language];
  const { title, description } = pageWords(page.id, page.language);
  const address = (to: PageRef): string =>
    assets.site === null ? linkTo(page, to) : `${assets.site}${pathOf(to)}`;
  const picture = `${assets.site ?? root}${PICTURE.path}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(page)} />
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hreflang={language}
          href={address({ ...page, language })}
        />
      ))}
      <link rel="alternate" hreflang="x-default" href={address({ ...page, language: "en" })} />
      {Object.entries(THEME_COLORS).map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          content={color}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      <link rel="icon" href={`${root}icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${root}icons/apple-touch-icon.png`} />
      <link rel="manifest" href={`${root}manifest.webmanifest`} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={words.site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(page)} />
      <meta property="og:locale" content={page.language === "de" ? "de_DE" : "en_GB"} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={PICTURE.width} />
      <meta property="og:image:height" content={PICTURE.height} />
      <meta property="og:image:alt" content={words.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <script src={`${root}${assets.theme}`} />
      {assets.styles.map((path) => (
        <link key={path} rel="stylesheet" href={`${root}${path}`} />
      ))}
      {hasIslands && <script type="module" src={`${root}${assets.islands}`} />}
      <StructuredData record={record} />
    </head>
  );
}

/** For programs that read pages: the questions and their answers. */
function StructuredData({ record: { questions, page } }: { readonly record: PageRecord }) {
  if (questions.length === 0) return null;
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: page.language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: textOf(answer) },
    })),
  };
  // A script's text ends at the first "</": none may be in it.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Links in it would be relative to wherever it is shown: it is told without. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Those that a newcomer looks for stand above the text, the others below it. */
const MAIN_PAGES: readonly PageId[] = [
  "rules",
  "learn",
  "strategy",
  "variants",
  "numbers",
  "glossary",
];

function PageHeader({ page }: { readonly page: PageRef }) {
  const words = FRAME_WORDS[page.language];
  const other = LANGUAGES.find((language) => language !== page.language) ?? page.language;
  return (
    <header class="head">
      <a class="head-brand" href={rootFrom(page)}>
        <svg class="brand-flag" viewBox="0 0 20 28" aria-hidden="true">
          <path class="pin-pole" d="M4 1V27" />
          <path class="pin-flag" d="M4 2L19 7.5L4 13Z" />
        </svg>
        {words.brand}
      </a>
      <nav aria-label={words.pages}>
        <ul>
          {MAIN_PAGES.filter((id) => PAGE_IDS.includes(id)).map((id) => (
            <PageLink key={id} page={page} id={id} />
          ))}
        </ul>
      </nav>
      <a
        class="head-language"
        href={linkTo(page, { ...page, language: other })}
        hreflang={other}
        lang={other}
      >
        {words.other}
      </a>
      <a class="head-play" href={rootFrom(page)}>
        {words.play}
      </a>
    </header>
  );
}

function PageLink({ page, id }: { readonly page: PageRef; readonly id: PageId }) {
  const { name } = pageWords(id, page.language);
  const isHere = id === page.id;
  return (
    <li>
      <a
        href={linkTo(page, { id, language: page.language })}
        aria-current={isHere ? "page" : undefined}
      >
        {name}
      </a>
    </li>
  );
}

function Contents({ record: { page, sections } }: { readonly record: PageRecord }) {
  const words = FRAME_WORDS[page.language];
  return (
    <nav class="contents" aria-label={words.contents}>
      <p>{words.contents}</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageFooter({ page }: { readonly page: PageRef }) {
  const words = FRAME_WORDS[page.language];
  const others = PAGE_IDS.filter((id) => !MAIN_PAGES.includes(id) && presetOfPage(id) === null);
  return (
    <footer class="foot">
      <nav aria-label={words.more}>
        <ul>
          {others.map((id) => (
            <PageLink key={id} page={page} id={id} />
          ))}
        </ul>
      </nav>
      <p>{words.foot}</p>
    </footer>
  );
}
