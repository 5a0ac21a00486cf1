/** From a page's text to its document. Run by the build, and by the server of development for every request. */
import { render } from "preact-render-to-string";
import { RecordProvider, startRecord, type PageRecord } from "./page-context.ts";
import { allPages, pathOf, type PageRef } from "./page-list.ts";
import { PageShell, type PageAssets } from "./page-shell.tsx";
import { textOfPage } from "./page-texts.ts";
import { BoardPicture, Hole } from "./parts/board-picture.tsx";
import { Best, LeftInStock, Match, Strokes } from "./parts/judged-parts.tsx";
import { KeyTable } from "./parts/key-table.tsx";
import { Fits, FitsNow, RankOrder, Run } from "./parts/rank-parts.tsx";
import * as textParts from "./parts/text-parts.tsx";
import { NineHoles, Rate, VariantTable } from "./parts/variant-table.tsx";

export { sitemapOf } from "./sitemap.ts";

/** What a text may use without importing it: texts hold words, and nothing else. */
const PARTS = {
  ...textParts,
  BoardPicture,
  Hole,
  KeyTable,
  Best,
  LeftInStock,
  Match,
  Strokes,
  Fits,
  FitsNow,
  RankOrder,
  Run,
  VariantTable,
  Rate,
  NineHoles,
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

/** The page at a path like "/de/regeln/"; undefined when there is none. */
export function findPage(path: string): PageRef | undefined {
  return allPages().find((page) => `/${pathOf(page)}` === path);
}
