/** Puzzles out of the player's own holes. */
import { useEffect } from "preact/hooks";
import { linkOf } from "../../state/kept-puzzle.ts";
import { ActionButton } from "../action-button.tsx";
import { usePart } from "../page.ts";
import { useDesk } from "./open-desk.ts";
import { PuzzleEntry } from "./puzzle-entry.tsx";

export function OwnPuzzles() {
  const { own } = useDesk();
  const words = usePart("puzzles").own;
  useEffect(() => void own.search(), [own]);
  const found = own.found.value;
  const state = own.state.value;
  const isDone = state === "done";
  return (
    <section class="puzzle-part">
      <p class="panel-note">{words.about}</p>
      <ol class="puzzle-list">
        {found.map((kept) => (
          <PuzzleEntry key={linkOf(kept)} kept={kept} name={words.entry(kept)} />
        ))}
      </ol>
      <p class="panel-note" role="status">
        {state === "searching" && words.searching(own.holes.value)}
        {isDone && found.length === 0 && words.none}
        {state === "failed" && words.failed}
      </p>
      {state === "failed" && <ActionButton label={words.again} onPress={() => void own.search()} />}
    </section>
  );
}
