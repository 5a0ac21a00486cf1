/** From a page's text to its document. Run by the build, and by the server of development for every request. */
import { render } from "preact-render-to-string";
import * as lessons from "./lessons/lesson-part.tsx";
import * as samples from "./lessons/sample-hole.tsx";
import { RecordProvider, startRecord, type PageRecord } from "./page-context.ts";
import { allPages, pathOf, type PageRef } from "./page-list.ts";
import { PageShell, type PageAssets } from "./page-shell.tsx";
import { textOfPage } from "./page-texts.ts";
import * as advice from "./parts/advice-parts.tsx";
import * as blankCards from "./parts/blank-cards.tsx";
import * as boards from "./parts/board-picture.tsx";
import * as judged from "./parts/judged-parts.tsx";
import * as keys from "./parts/key-table.tsx";
import * as numbers from "./parts/number-parts.tsx";
import * as ranks from "./parts/rank-parts.tsx";
import * as textParts from "./parts/text-parts.tsx";
import * as variants from "./parts/variant-table.tsx";
import { csvPath, playersCsv, SURVEYS, surveyCsv } from "./surveys.ts";

export { sitemapOf } from "./sitemap.ts";

/** What a text may use without importing it: texts hold words, and nothing else. */
const PARTS = {
  ...advice,
  ...blankCards,
  ...boards,
  ...judged,
  ...keys,
  ...lessons,
  ...numbers,
  ...ranks,
  ...samples,
  ...textParts,
  ...variants,
};

export interface RenderedPage {
  /** "de/regeln/index.html" */
  readonly file: string;
  readonly html: string;
  readonly record: PageRecord;
}

export function renderPage(page: PageRef, assets: PageAssets): RenderedPage {
  const record = startRecord(page);
  const Text = textOfPage(page);
  const text = render(
    <RecordProvider value={record}>
      <Text components={PARTS} />
    </RecordProvider>,
  );
  const document = render(<PageShell record={record} assets={assets} text={text} />);
  return { file: `${pathOf(page)}index.html`, html: `<!doctype html>\n${document}\n`, record };
}

export function renderPages(assets: PageAssets): readonly RenderedPage[] {
  return allPages().map((page) => renderPage(page, assets));
}

/** The data behind the charts. */
export function dataFiles(): readonly { readonly fileName: string; readonly source: string }[] {
  return [
    ...SURVEYS.map((survey) => ({ fileName: csvPath(survey.preset), source: surveyCsv(survey) })),
    { fileName: csvPath("players"), source: playersCsv() },
  ];
}

/** The page at a path like "/de/regeln/"; undefined when there is none. */
export function findPage(path: string): PageRef | undefined {
  return allPages().find((page) => `/${pathOf(page)}` === path);
}
