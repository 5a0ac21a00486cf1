/**
 * The card of a tournament: the strokes of all players, and what each hole was worth to whoever won it. Turned, with
 * a hole a line, for panels; across, with a player a line, for the rail and for paper.
 */
import { TOTAL_BONUS } from "@albatross/rules";
import type { TournamentFacts } from "../../state/tournament-facts.ts";
import { usePage, usePart } from "../page.ts";

interface TournamentTableProps {
  readonly facts: TournamentFacts;
  readonly shape: "turned" | "across" | "compact";
}

export function TournamentTable({ facts, shape }: TournamentTableProps) {
  return shape === "turned" ? <Turned facts={facts} /> : <Across facts={facts} shape={shape} />;
}

type FactsProps = Pick<TournamentTableProps, "facts">;

function Turned({ facts }: FactsProps) {
  const { text } = usePage();
  const { table } = usePart("tournament");
  const { players, strokes, holesDone, isOver } = facts;
  return (
    <table class="scorecard tournament-table" data-shape="turned">
      <caption class="for-ears">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.hole}</th>
          {players.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {strokes.map((row, hole) => (
          // A hole is its number: they are never sorted.
          <tr key={String(hole)} data-next={hole === holesDone && !isOver}>
            <th scope="row">{hole + 1}</th>
            {row.map((_, place) => (
              <td key={players[place]?.name}>
                <Strokes facts={facts} hole={hole} place={place} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          {facts.totals.map((total, place) => (
            <td key={players[place]?.name}>{text.formatNumber(total)}</td>
          ))}
        </tr>
        {facts.scoring === "match" && isOver && (
          <tr>
            <th scope="row">{table.bonus}</th>
            {players.map(({ name }, place) => (
              <td key={name}>{place === facts.bonusWinner ? `+${TOTAL_BONUS}` : <None />}</td>
            ))}
          </tr>
        )}
        {facts.scoring !== "stroke" && (
          <tr class="tournament-points">
            <th scope="row">{table.points(facts.scoring)}</th>
            {facts.points.map((points, place) => (
              <td key={players[place]?.name}>{text.formatNumber(points)}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Across({ facts, shape }: TournamentTableProps) {
  const { text } = usePage();
  const { table } = usePart("tournament");
  const { players, strokes, holesDone, isOver } = facts;
  const isWhole = shape === "across";
  const isNext = (hole: number): boolean => hole === holesDone && !isOver;
  return (
    <table class="scorecard tournament-table" data-shape={shape}>
      <caption class="for-ears">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.hole}</th>
          {strokes.map((_, hole) => (
            <th key={String(hole)} scope="col" data-next={isNext(hole)}>
              {hole + 1}
            </th>
          ))}
          {isWhole && <th scope="col">{table.total}</th>}
          {isWhole && facts.scoring !== "stroke" && (
            <th scope="col">{table.points(facts.scoring)}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {players.map(({ name }, place) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {strokes.map((_, hole) => (
              <td key={String(hole)} data-next={isNext(hole)}>
                <Strokes facts={facts} hole={hole} place={place} isBare={!isWhole} />
              </td>
            ))}
            {isWhole && <td class="sum">{text.formatNumber(facts.totals[place] ?? 0)}</td>}
            {isWhole && facts.scoring !== "stroke" && (
              <td class="sum">{text.formatNumber(facts.points[place] ?? 0)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StrokesProps extends FactsProps {
  readonly hole: number;
  readonly place: number;
  /** Where there is no room for what the hole was worth: it is marked, and said. */
  readonly isBare?: boolean;
}

function Strokes({ facts, hole, place, isBare = false }: StrokesProps) {
  const { text } = usePage();
  const { table } = usePart("tournament");
  const strokes = facts.strokes[hole]?.[place] ?? null;
  if (strokes === null) return <span class="for-ears">{table.open}</span>;
  const won = facts.holes[hole];
  const isWon = won?.winner === place;
  return (
    <span class="tournament-strokes" data-won={isWon}>
      <span class="pencil">{text.formatNumber(strokes)}</span>
      {isWon && facts.scoring !== "stroke" && !isBare && (
        <small aria-hidden="true">+{won.worth}</small>
      )}
      {isWon && <span class="for-ears">, {table.won(facts.scoring, won.worth)}</span>}
    </span>
  );
}

function None() {
  const { table } = usePart("tournament");
  return (
    <>
      <span aria-hidden="true">–</span>
      <span class="for-ears">{table.none}</span>
    </>
  );
}
