/** What a part of a page needs to know of the page around it, and what it tells of itself while it is drawn. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PageRef } from "./page-list.ts";

interface SectionEntry {
  readonly id: string;
  readonly title: string;
}

interface QuestionEntry {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

/** Filled in the order in which a page is drawn: for its list of contents, and for programs that read it. */
export interface PageRecord {
  readonly page: PageRef;
  readonly sections: SectionEntry[];
  readonly questions: QuestionEntry[];
  /** Does it show cards? Then it carries the glyphs. */
  hasCards: boolean;
}

export function startRecord(page: PageRef): PageRecord {
  return { page, sections: [], questions: [], hasCards: false };
}

const RecordContext = createContext<PageRecord | null>(null);
export const RecordProvider = RecordContext.Provider;

export function useRecord(): PageRecord {
  const record = useContext(RecordContext);
  if (record === null) throw new Error("there is no page around this component");
  return record;
}
