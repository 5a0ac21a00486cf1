/** A whole hole as the judge plays it, each move with its reason: worked out while the page is built. */
import {
  currentPosition,
  expectValue,
  exposedCard,
  formatMoves,
  makeHoleMove,
  makeMove,
  startHole,
  wasteTop,
  type Card,
  type Move,
  type Position,
} from "@albatross/rules";
import { rateMoves } from "@albatross/solver";
import { useRecord } from "../page-context.ts";
import { BoardPicture } from "../parts/board-picture.tsx";
import { judgedHole } from "../parts/judged-parts.tsx";
import { dealtPosition } from "../positions.ts";
import { SAMPLE_WORDS, type SampleMove } from "./sample-words.ts";

const worked = new Map<number, readonly SampleMove[]>();

/** The judge's line of a deal, with what every other move would have cost. */
export function workOut(deal: number): readonly SampleMove[] {
  const known = worked.get(deal);
  if (known) return known;
  let hole = startHole(dealtPosition({ deal }));
  const moves = judgedHole({ deal }).line.map((move) => {
    const before = currentPosition(hole);
    hole = expectValue(makeHoleMove(hole, move));
    return sampleMove(before, move);
  });
  worked.set(deal, moves);
  return moves;
}

function sampleMove(position: Position, move: Move): SampleMove {
  const rated = rateMoves(position);
  const best = rated[0]?.best ?? 0;
  const costOf = (strokes: number | null): number => (strokes ?? best) - best;
  const others = rated.flatMap((other) =>
    other.move.kind === "play" && other.move !== move
      ? [{ card: cardOf(position, other.move), cost: costOf(other.best) }]
      : [],
  );
  const draw = rated.find((other) => other.move.kind === "draw");
  const after = expectValue(makeMove(position, move));
  const turned = move.kind === "draw" ? wasteTop(after) : (exposedCard(after, move.column) ?? null);
  return {
    card: move.kind === "play" ? cardOf(position, move) : null,
    column: move.kind === "play" ? move.column : -1,
    top: wasteTop(position) ?? cardOf(position, move),
    turned,
    others,
    drawCost: move.kind === "draw" || !draw ? null : costOf(draw.best),
  };
}

function cardOf(position: Position, move: Move): Card {
  const card = move.kind === "play" ? exposedCard(position, move.column) : undefined;
  if (card === undefined) throw new Error("a play has a card");
  return card;
}

export function SampleHole({ deal }: { readonly deal: number }) {
  const { language } = useRecord().page;
  const words = SAMPLE_WORDS[language];
  const moves = workOut(deal);
  return (
    <div
      class="lesson"
      data-island="sample"
      data-deal={deal}
      data-moves={formatMoves(judgedHole({ deal }).line)}
    >
      <div class="felt">
        <BoardPicture position={dealtPosition({ deal })} />
      </div>
      <div class="lesson-start">
        <button type="button" class="page-button">
          {words.start}
        </button>
      </div>
      <h3>{words.caption}</h3>
      <ol class="sample-moves">
        {moves.map((move, index) => (
          <li key={index}>
            <strong>{move.card === null ? words.draw : words.play(move.card, move.column)}.</strong>{" "}
            {words.why(move)}
          </li>
        ))}
      </ol>
    </div>
  );
}
