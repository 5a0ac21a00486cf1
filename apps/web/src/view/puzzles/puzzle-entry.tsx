/** One puzzle in a list: what it is, what was made of it, and the button that lays it on the board. */
import { isFlawless, linkOf, type KeptPuzzle } from "../../state/kept-puzzle.ts";
import { usePage, usePart } from "../page.ts";
import { useDesk } from "./open-desk.ts";

interface PuzzleEntryProps {
  readonly kept: KeptPuzzle;
  readonly name: string;
}

export function PuzzleEntry({ kept, name }: PuzzleEntryProps) {
  const page = usePage();
  const words = usePart("puzzles");
  const desk = useDesk();
  const { state, moves, wrong } = kept.progress;
  const isBegun = moves.length > 0 || wrong > 0;
  const { solve, goOn, look } = words.action;
  const label = state !== "open" ? look : isBegun ? goOn : solve;
  return (
    <li class="puzzle-entry" data-state={state} data-flawless={isFlawless(kept)}>
      <span class="puzzle-mark" aria-hidden="true" />
      <button
        type="button"
        class="action action-plain"
        aria-label={label(name)}
        aria-current={desk.link.value === linkOf(kept) ? "true" : undefined}
        onClick={() => {
          page.closePanel();
          desk.show(kept);
        }}
      >
        <span class="puzzle-name">{name}</span>
        <span class="puzzle-state">{words.state(kept)}</span>
      </button>
    </li>
  );
}

/** Keeps the place of one that is being made; that it is, is said below the list. */
export function PuzzleToCome({ name }: { readonly name: string }) {
  return (
    <li class="puzzle-entry" data-state="making" aria-hidden="true">
      <span class="puzzle-mark" />
      <button type="button" class="action action-plain" disabled>
        <span class="puzzle-name">{name}</span>
        <span class="puzzle-state">…</span>
      </button>
    </li>
  );
}
