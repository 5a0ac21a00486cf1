/**
 * What is known of the place in a reviewed hole: of the move that led to it, with the stock known and as far as could be
 * known, the two kept apart; or of the branch that was left the line by. And what every move from here comes to.
 */
import { isSameMove, type Move } from "@albatross/rules";
import type { MoveReview } from "@albatross/coach";
import { movedCard } from "../state/moved-card.ts";
import type { ReviewDesk } from "../state/review-desk.ts";
import { usePage, usePart } from "./page.ts";

export function ReviewPlaceView({ desk }: { readonly desk: ReviewDesk }) {
  const words = usePart("review");
  const place = desk.place.value;
  if (place === null) return null;
  const current = desk.current.value;
  return (
    <>
      {place.branch.length > 0 && <Branch desk={desk} />}
      {current && <MadeMove desk={desk} move={current} />}
      {place.branch.length === 0 && <p class="panel-note">{words.try}</p>}
      <NextMoves desk={desk} />
    </>
  );
}

interface MadeMoveProps {
  readonly desk: ReviewDesk;
  readonly move: MoveReview;
}

function MadeMove({ desk, move: { number, move, exact, fair, choices } }: MadeMoveProps) {
  const words = usePart("review");
  const position = desk.subject.hole.positions[number - 1];
  if (position === undefined) return null;
  const kept = exact?.moves.find(({ best }) => best === exact.before);
  return (
    <section class="review-move" data-move={number}>
      <h3>{words.made(movedCard(position, move))}</h3>
      <div class="review-views">
        <div data-view="fair">
          <h4>{words.fairTitle}</h4>
          {fair && (
            <p class="review-label" data-label={fair.label}>
              {words.label(fair.label)}
            </p>
          )}
          <p>{words.fair(fair, choices, fair ? movedCard(position, fair.better) : null)}</p>
          {fair?.reason && <p>{words.reason(fair.reason)}</p>}
        </div>
        <div data-view="exact">
          <h4>{words.exactTitle}</h4>
          {exact && (
            <p class="review-lost" data-lost={lostClass(exact.lost)}>
              {exact.lost === 0 ? "0" : `+${exact.lost}`}
            </p>
          )}
          <p>{words.exact(exact, kept ? movedCard(position, kept.move) : null)}</p>
        </div>
      </div>
    </section>
  );
}

/** Strokes lost, as they are marked: 0, 1, 2 to 3, 4 and more. */
export function lostClass(lost: number): "0" | "1" | "2" | "4" {
  if (lost <= 1) return lost <= 0 ? "0" : "1";
  return lost < 4 ? "2" : "4";
}

function Branch({ desk }: { readonly desk: ReviewDesk }) {
  const { game } = usePage();
  const words = usePart("review");
  const place = desk.place.value;
  if (place === null) return null;
  const onLine = desk.state.value.review?.moves[place.number]?.exact?.before ?? null;
  const best = game.assessments.bests.value.current ?? null;
  return (
    <section class="review-move" data-branch={place.branch.length}>
      <h3>{words.branch.about(place.number, place.branch.length)}</h3>
      <p>{words.branch.best(best, onLine)}</p>
    </section>
  );
}

interface NextMove {
  readonly move: Move;
  readonly exact: number | null;
  readonly fair: number | null;
}

function NextMoves({ desk }: { readonly desk: ReviewDesk }) {
  const { game } = usePage();
  const { nextMoves } = usePart("review");
  // An answer of the value table is there when this changes.
  void game.assessments.bests.value;
  const open = game.play.open.value;
  const position = open?.hole.positions[open.hole.cursor];
  const moves = position === undefined ? [] : nextMovesOf(desk, game.assessments.movesOf(position));
  if (position === undefined || moves.length === 0) return null;
  return (
    <details class="review-next">
      <summary>{nextMoves.title}</summary>
      <table>
        <caption class="for-ears">{nextMoves.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nextMoves.moveLabel}</th>
            <th scope="col">{nextMoves.exactLabel}</th>
            <th scope="col">{nextMoves.fairLabel}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ move, exact, fair }) => (
            <tr key={move.kind === "draw" ? "+" : move.column}>
              <th scope="row">{nextMoves.move(movedCard(position, move))}</th>
              <td>{nextMoves.exact(exact)}</td>
              <td>{nextMoves.fair(fair)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** On the line the review knows them, and in a branch the value table of the hole. */
function nextMovesOf(
  desk: ReviewDesk,
  tabled: readonly { readonly move: Move; readonly best: number | null }[] | null,
): readonly NextMove[] {
  const place = desk.place.value;
  const next =
    place?.branch.length === 0 ? desk.state.value.review?.moves[place.number] : undefined;
  const rated = next?.exact?.moves ?? tabled ?? [];
  return rated.map(({ move, best }) => ({
    move,
    exact: best,
    fair: next?.fair?.moves.find((other) => isSameMove(other.move, move))?.expected ?? null,
  }));
}
