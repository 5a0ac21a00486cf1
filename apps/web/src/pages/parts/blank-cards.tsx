/** Scorecards to fill in with a pencil. */
import { NINE_HOLES } from "@albatross/rules";
import { useRecord } from "../page-context.ts";

const WORDS = {
  en: {
    hole: "Hole",
    par: "Par",
    strokes: "Strokes",
    total: "Total",
    sum: "Sum",
    name: "Name",
    date: "Date",
    player: (number: number) => `Player ${number}`,
    points: "Points",
    print: "Print this page",
  },
  de: {
    hole: "Loch",
    par: "Par",
    strokes: "Schläge",
    total: "Stand",
    sum: "Summe",
    name: "Name",
    date: "Datum",
    player: (number: number) => `Spieler ${number}`,
    points: "Punkte",
    print: "Diese Seite drucken",
  },
} as const;

interface CardProps {
  readonly caption: string;
  /** The first hole of this nine. */
  readonly first?: 1 | 10;
  readonly par?: 45 | 36;
}

/** One nine. */
export function BlankCard({ caption, first = 1, par = 45 }: CardProps) {
  const words = WORDS[useRecord().page.language];
  const holes = Array.from({ length: NINE_HOLES }, (_, hole) => first + hole);
  return (
    <Card caption={caption} holes={holes} sum={words.sum}>
      <Row name={words.par} cells={holes.map(() => String(par / NINE_HOLES))} sum={String(par)} />
      <Row name={words.strokes} cells={holes.map(() => "")} sum="" />
      <Row name={words.total} cells={holes.map(() => "")} sum="" />
    </Card>
  );
}

/** A match of two: strokes of both, and the points. */
export function MatchSheet({ caption }: { readonly caption: string }) {
  const words = WORDS[useRecord().page.language];
  const holes = Array.from({ length: NINE_HOLES }, (_, hole) => hole + 1);
  return (
    <Card caption={caption} holes={holes} sum={words.sum}>
      {[1, 2].flatMap((player) => [
        <Row key={player} name={words.player(player)} cells={holes.map(() => "")} sum="" />,
        <Row key={`${player} points`} name={words.points} cells={holes.map(() => "")} sum="" />,
      ])}
    </Card>
  );
}

interface FrameProps {
  readonly caption: string;
  readonly holes: readonly number[];
  readonly sum: string;
  readonly children: preact.ComponentChildren;
}

function Card({ caption, holes, sum, children }: FrameProps) {
  const words = WORDS[useRecord().page.language];
  return (
    <div class="table-scroll blank-card" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>
          {caption} <span class="blank-line">{words.name}</span>
          <span class="blank-line">{words.date}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.hole}</th>
            {holes.map((hole) => (
              <th key={hole} scope="col">
                {hole}
              </th>
            ))}
            <th scope="col">{sum}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Row({
  name,
  cells,
  sum,
}: {
  readonly name: string;
  readonly cells: readonly string[];
  readonly sum: string;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, hole) => (
        <td key={hole}>{cell}</td>
      ))}
      <td>{sum}</td>
    </tr>
  );
}

export function PrintButton() {
  return (
    <div class="lesson-start" data-island="print">
      <button type="button" class="page-button">
        {WORDS[useRecord().page.language].print}
      </button>
    </div>
  );
}
