/**
 * Nine holes of a scorecard as a table, ruled like the paper ones: across where there is room, turned with a
 * hole a line where there is not. Circles are under par and squares over it, double from two on; whoever
 * hears the card is told so in words.
 */
import type { Scorecard, ScorecardRow } from "@albatross/rules";
import { NINE_HOLES } from "@albatross/rules";
import type { ComponentChildren } from "preact";
import type { Catalogue, RoundWords } from "../text/catalogue.ts";
import { usePage, usePart } from "./page.ts";

interface ScorecardTableProps {
  readonly card: Scorecard;
  /** 0 for the first nine, 1 for the second. */
  readonly nine: number;
  /** `compact` is across, with the strokes only. */
  readonly shape: "across" | "turned" | "compact";
  /** A card to write on: nothing is said about figures that are not there. */
  readonly isBlank?: boolean;
}

interface Line {
  readonly name: string;
  readonly cells: readonly ComponentChildren[];
  readonly sum: ComponentChildren;
}

export function ScorecardTable({ card, nine, shape, isBlank = false }: ScorecardTableProps) {
  const { text } = usePage();
  const words = usePart("round").table;
  const rows = card.rows.slice(nine * NINE_HOLES, (nine + 1) * NINE_HOLES);
  const next = isBlank ? -1 : rows.findIndex(({ strokes }) => strokes === null);
  const all = linesOf(text, words, card, rows, nine, isBlank);
  const lines = shape === "compact" ? all.filter(({ name }) => name === words.strokes) : all;
  const caption = <caption class="for-ears">{words.caption(nine, card.rows.length)}</caption>;
  const sumName = (
    <>
      <span aria-hidden="true">{words.sum}</span>
      <span class="for-ears">{words.sumSpoken(nine, card.rows.length)}</span>
    </>
  );
  if (shape === "turned") {
    return (
      <table class="scorecard" data-shape={shape}>
        {caption}
        <thead>
          <tr>
            <th scope="col">{words.hole}</th>
            {lines.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hole }, index) => (
            <tr key={hole} data-next={index === next}>
              <th scope="row">{hole}</th>
              {lines.map(({ name, cells }) => (
                <td key={name}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sumName}</th>
            {lines.map(({ name, sum }) => (
              <td key={name}>{sum}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    );
  }
  return (
    <table class="scorecard" data-shape={shape}>
      {caption}
      <thead>
        <tr>
          <th scope="col">{words.hole}</th>
          {rows.map(({ hole }, index) => (
            <th key={hole} scope="col" data-next={index === next}>
              {hole}
            </th>
          ))}
          {shape === "across" && <th scope="col">{sumName}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, cells, sum }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={rows[index]?.hole} data-next={index === next}>
                {cell}
              </td>
            ))}
            {shape === "across" && <td class="sum">{sum}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf(
  text: Catalogue,
  words: RoundWords["table"],
  card: Scorecard,
  rows: readonly ScorecardRow[],
  nine: number,
  isBlank: boolean,
): readonly Line[] {
  const last = rows.findLast(({ strokes }) => strokes !== null);
  const figure = (number: number | null | undefined): ComponentChildren =>
    typeof number === "number" ? text.formatNumber(number) : null;
  const short = (toPar: number | null | undefined): ComponentChildren =>
    typeof toPar === "number" ? words.againstParShort(toPar) : null;
  return [
    {
      name: words.par,
      cells: rows.map(({ par }) => figure(par)),
      sum: figure(rows.reduce((sum, { par }) => sum + par, 0)),
    },
    {
      name: words.strokes,
      cells: rows.map((row) => <Strokes key={row.hole} row={row} isBlank={isBlank} />),
      sum: last ? <span class="pencil">{figure(card.nines[nine])}</span> : null,
    },
    {
      name: words.total,
      cells: rows.map(({ total }) => figure(total)),
      sum: figure(last?.total),
    },
    {
      name: words.toPar,
      cells: rows.map(({ toPar }) => short(toPar)),
      sum: short(last?.toPar),
    },
  ];
}

function Strokes({ row, isBlank }: { readonly row: ScorecardRow; readonly isBlank: boolean }) {
  const { text } = usePage();
  const { strokes, par } = row;
  const words = usePart("round").table;
  if (strokes === null) return isBlank ? null : <span class="for-ears">{words.open}</span>;
  const isCleared = strokes <= 0;
  return (
    <span class="score">
      <span class="mark pencil" data-mark={markOf(strokes - par)}>
        {text.formatNumber(strokes)}
      </span>
      {isCleared && <ClearedFlag />}
      <span class="for-ears">
        , {words.mark(strokes, par)}
        {isCleared && `, ${words.cleared}`}
      </span>
    </span>
  );
}

type Mark = "under-2" | "under-1" | "level" | "over-1" | "over-2";

function markOf(toPar: number): Mark {
  if (toPar === 0) return "level";
  if (toPar < 0) return toPar === -1 ? "under-1" : "under-2";
  return toPar === 1 ? "over-1" : "over-2";
}

function ClearedFlag() {
  return (
    <svg class="cleared-flag" viewBox="0 0 10 14" aria-hidden="true">
      <path class="cleared-pole" d="M2 0.5V14" />
      <path class="cleared-cloth" d="M2.5 0.5L9.5 3.5L2.5 6.5Z" />
    </svg>
  );
}

const MARKS = ["under-2", "under-1", "over-1", "over-2", "cleared"] as const;

/** What the marks mean. */
export function Legend() {
  const { title, shape, meaning } = usePart("round").legend;
  return (
    <dl class="legend" aria-label={title}>
      {MARKS.map((mark) => (
        <div key={mark}>
          <dt aria-hidden="true">
            {mark === "cleared" ? <ClearedFlag /> : <span class="mark" data-mark={mark} />}
          </dt>
          <dd>
            <span class="for-ears">{shape(mark)}: </span>
            {meaning(mark)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All holes of a round: one table for each nine. */
export function ScorecardTables({
  card,
  shape,
  isBlank = false,
}: Omit<ScorecardTableProps, "nine">) {
  return (
    <>
      {card.nines.map((_, nine) => (
        <ScorecardTable
          // A nine is its place: they are never sorted.
          key={String(nine)}
          card={card}
          nine={nine}
          shape={shape}
          isBlank={isBlank}
        />
      ))}
    </>
  );
}
