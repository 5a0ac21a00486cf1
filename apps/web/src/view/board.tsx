/**
 * The board: cards laid out by places, and over them the targets that are pressed. Cards are pictures only
 * (nothing can be grabbed in flight); targets never move under a finger while cards still do.
 */
import {
  currentPosition,
  formatDealName,
  formatMoves,
  formatRules,
  holeStatus,
  movesMade,
  stockCount,
  strokesOf,
} from "@albatross/rules";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { OpenHole } from "../state/open-hole.ts";
import { rulesOf } from "../state/open-hole.ts";
import { useRoving, type Roving } from "./board-focus.ts";
import { BoardCards } from "./board-cards.tsx";
import { ColumnTargets } from "./column-targets.tsx";
import { MessageLine } from "./message-line.tsx";
import { onDemand } from "./on-demand.tsx";
import { usePage } from "./page.ts";
import { PileTargets, PileSlots } from "./pile-targets.tsx";

const PausedBoard = onDemand(null, async () => (await import("./panels.ts")).PausedBoard);

export function Board() {
  const page = usePage();
  const root = useRef<HTMLDivElement>(null);
  const layout = page.layout.value;
  useMeasured(root);
  const roving = useRoving(root);
  const isPaused = page.game.pause.isPaused.value;
  useFocusBack(isPaused);
  const size = layout && {
    "--card-w": `${layout.card.width}px`,
    "--card-h": `${layout.card.height}px`,
  };
  return (
    <div class="board-room" ref={root} style={size ?? {}}>
      <Piles isPaused={isPaused} roving={roving} />
      {isPaused && <PausedBoard />}
      <MessageLine />
    </div>
  );
}

interface PilesProps {
  readonly isPaused: boolean;
  readonly roving: Roving;
}

/** What a move draws again. */
function Piles({ isPaused, roving }: PilesProps) {
  const page = usePage();
  const open = page.game.play.open.value;
  const layout = page.layout.value;
  const slots = useMemo(() => layout && <PileSlots layout={layout} />, [layout]);
  const targets = useMemo(() => <Targets roving={roving} />, [roving]);
  return (
    <div
      class="board"
      role="application"
      aria-label={page.text.board}
      // Neither painted, nor pressed, nor read.
      hidden={isPaused}
      onKeyDown={roving.onKeyDown}
      {...(open ? publicFacts(open) : {})}
    >
      {slots}
      {layout && open && <BoardCards layout={layout} open={open} />}
      {targets}
    </div>
  );
}

function Targets({ roving }: { readonly roving: Roving }) {
  const page = usePage();
  const open = page.pressed.value;
  const layout = page.layout.value;
  if (!layout || !open) return null;
  return (
    <>
      <ColumnTargets layout={layout} open={open} roving={roving} />
      <PileTargets layout={layout} open={open} roving={roving} />
    </>
  );
}

/** What anybody who sees the board may know, for whoever reads the document. */
function publicFacts({ deal, hole }: OpenHole) {
  const position = currentPosition(hole);
  return {
    "data-deal": formatDealName(deal),
    "data-generator": String(deal.version),
    "data-rules": formatRules(rulesOf({ hole })),
    "data-moves": formatMoves(movesMade(hole)),
    "data-undone": hole.moves.length - hole.cursor,
    "data-strokes": strokesOf(position),
    "data-stock": stockCount(position),
    "data-status": holeStatus(hole),
  };
}

/** The focus that a pause takes with the board comes back with it. */
function useFocusBack(isPaused: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isPaused) before.current = activeElement;
    else if (activeElement === body && before.current instanceof HTMLElement)
      before.current.focus();
  }, [isPaused]);
}

/**
 * Tells the page how large the board may be, once the browser has laid it out for its next picture and whenever that
 * changes. Asked at once, the browser would have to lay it out twice.
 */
function useMeasured(root: { readonly current: HTMLElement | null }): void {
  const { boardSize } = usePage();
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const before = boardSize.peek();
      if (before?.width !== width || before.height !== height) boardSize.value = { width, height };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, boardSize]);
}
