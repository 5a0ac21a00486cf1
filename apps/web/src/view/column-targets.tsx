/**
 * What is pressed to play a column: its exposed card with the free area after it, down to the end of the
 * board. The cards above are one more target, which only explains itself. The target is as large as the
 * column's share of the board, and its frame is drawn round the exposed card.
 */
import { currentPosition, exposedCard, isOver, playableColumns, type Card } from "@albatross/rules";
import type { OpenHole } from "../state/open-hole.ts";
import type { Roving } from "./board-focus.ts";
import type { BoardLayout, Rect } from "./board-layout.ts";
import { boxStyle } from "./box-style.ts";
import { usePage } from "./page.ts";

interface ColumnTargetsProps {
  readonly layout: BoardLayout;
  readonly open: OpenHole;
  readonly roving: Roving;
}

export function ColumnTargets({ layout, open, roving }: ColumnTargetsProps) {
  const { game } = usePage();
  const position = currentPosition(open.hole);
  const isMarked = game.preferences.preferences.value.marks === "on" && !isOver(open.hole);
  const playable = isMarked ? playableColumns(position) : [];
  const hint = game.hints.hint.value;
  const hinted = hint.kind === "shown" && hint.move.kind === "play" ? hint.move.column : null;
  return (
    <>
      {position.heights.map((height, column) => (
        <ColumnTarget
          key={column}
          column={column}
          height={height}
          exposed={exposedCard(position, column)}
          layout={layout}
          roving={roving}
          isPlayable={playable.includes(column)}
          isHinted={hinted === column}
        />
      ))}
    </>
  );
}

/** Nothing of the position that a move elsewhere changes: a target whose properties are the same is not drawn again. */
interface ColumnTargetProps {
  readonly column: number;
  readonly height: number;
  readonly exposed: Card | undefined;
  readonly layout: BoardLayout;
  readonly roving: Roving;
  readonly isPlayable: boolean;
  readonly isHinted: boolean;
}

function ColumnTarget(props: ColumnTargetProps) {
  const { column, height, exposed, layout, roving, isPlayable, isHinted } = props;
  const { game, text } = usePage();
  const { covered, open } = targetRects(layout, column, height);
  const origin = layout.columns[column] ?? layout.stock;
  const last = Math.max(0, height - 1);
  const name = text.pile.column(column, height, exposed, isPlayable);
  return (
    <>
      {covered && (
        <div
          class="covered"
          data-covered={column + 1}
          aria-hidden="true"
          style={boxStyle(covered)}
          onClick={() => game.play.refuseCovered(column)}
        />
      )}
      <button
        type="button"
        class="target"
        data-place={column}
        data-column={column + 1}
        data-playable={isPlayable}
        data-hinted={isHinted}
        data-empty={height === 0}
        aria-label={isHinted ? `${name}, ${text.pile.hinted}` : name}
        aria-disabled={height === 0}
        tabIndex={roving.tabIndex(column, height > 0)}
        style={boxStyle(open)}
        onFocus={() => void (roving.place.value = column)}
        onClick={() => game.play.playColumn(column)}
      >
        <span
          class="edge"
          style={{
            left: `${origin.x + layout.step.x * last - open.x}px`,
            top: `${origin.y + layout.step.y * last - open.y}px`,
          }}
        />
      </button>
    </>
  );
}

interface TargetRects {
  /** null when at most one card is left. */
  readonly covered: Rect | null;
  /** The exposed card, and the free area after it. */
  readonly open: Rect;
}

/** A column's share of the board, parted at the edge of its exposed card. */
function targetRects(layout: BoardLayout, column: number, height: number): TargetRects {
  const { zone, card, step, columns, isSideways } = layout;
  const origin = columns[column] ?? zone;
  const hidden = Math.max(0, height - 1);
  if (isSideways) {
    const pitch = (columns[1]?.y ?? 0) - (columns[0]?.y ?? 0) || card.height;
    const y = origin.y - (pitch - card.height) / 2;
    const whole = { x: zone.x, y, width: zone.width, height: pitch };
    if (hidden === 0) return { covered: null, open: whole };
    const last = origin.x + step.x * hidden;
    const edge = layout.isMirrored ? last + card.width : last;
    const left = { ...whole, width: edge - zone.x };
    const right = { ...whole, x: edge, width: zone.x + zone.width - edge };
    return layout.isMirrored ? { covered: right, open: left } : { covered: left, open: right };
  }
  const pitch = (columns[1]?.x ?? 0) - (columns[0]?.x ?? 0) || card.width;
  const x = origin.x - (pitch - card.width) / 2;
  const edge = hidden === 0 ? zone.y : origin.y + step.y * hidden;
  const open = { x, y: edge, width: pitch, height: zone.y + zone.height - edge };
  if (hidden === 0) return { covered: null, open };
  return { covered: { x, y: zone.y, width: pitch, height: edge - zone.y }, open };
}
