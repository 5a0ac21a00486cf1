/** What the text of a page is made of beside paragraphs: sections, links to other pages, facts and questions. */
import type { PresetId } from "@albatross/rules";
import type { ComponentChildren } from "preact";
import { render } from "preact-render-to-string";
import { fact, type FactName } from "../facts.ts";
import { RecordProvider, useRecord } from "../page-context.ts";
import { linkTo, rootFrom, variantPage, type PageId } from "../page-list.ts";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** The ids of the rules that it tells, as in docs/rules.md: "D1 D2". A test looks that none is left out. */
  readonly rules?: string;
  readonly children: ComponentChildren;
}

export function Section({ id, title, rules, children }: SectionProps) {
  useRecord().sections.push({ id, title });
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-rules={rules}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

interface ToProps {
  readonly page: PageId;
  readonly part?: string;
  readonly children: ComponentChildren;
}

/** A link to another page in the same language. */
export function To({ page: id, part, children }: ToProps) {
  const { page } = useRecord();
  return <a href={linkTo(page, { id, language: page.language }, part)}>{children}</a>;
}

/** A link to a word of the glossary. */
export function Term({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ComponentChildren;
}) {
  return (
    <To page="glossary" part={id}>
      {children}
    </To>
  );
}

export function Variant({
  id,
  children,
}: {
  readonly id: PresetId;
  readonly children: ComponentChildren;
}) {
  return <To page={variantPage(id)}>{children}</To>;
}

/** A number that is worked out: <N of="stock" /> */
export function N({ of }: { readonly of: FactName }) {
  return <>{fact(of, useRecord().page.language)}</>;
}

/** A link into the game. Without a query it goes on where the reader was. */
export function Play({
  query,
  children,
}: {
  readonly query?: string;
  readonly children: ComponentChildren;
}) {
  const root = rootFrom(useRecord().page);
  return (
    <a class="play-link" href={query === undefined ? root : `${root}?${query}`}>
      {children}
    </a>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly ask: string;
  readonly children: ComponentChildren;
}

/** A question with its answer, told to programs too. */
export function Question({ id, ask, children }: QuestionProps) {
  const record = useRecord();
  const answer = render(
    <RecordProvider value={{ ...record, sections: [] }}>{children}</RecordProvider>,
  );
  record.questions.push({ question: ask, answer });
  return (
    <div class="question" id={id}>
      <h3>{ask}</h3>
      {children}
    </div>
  );
}

/** A word of the glossary. */
export function Entry({
  id,
  word,
  children,
}: {
  readonly id: string;
  readonly word: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="entry" id={id}>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Entries({ children }: { readonly children: ComponentChildren }) {
  return <dl class="entries">{children}</dl>;
}

/** A column of short facts, for who reads nothing else. */
export function FactsBox({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}) {
  return (
    <aside class="facts" aria-label={title}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
