/** In a round: that dealing something else leaves it, and that it is kept. After that: the way back. */
import { holeNumber } from "../state/round-so-far.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage } from "./page.ts";

export function RoundNote() {
  const { game, text } = usePage();
  const open = game.play.open.value;
  const number = open && holeNumber(open);
  if (!open?.round || number === null || game.rounds.isOver.value) return null;
  return <p class="panel-note round-note">{text.round.leaving.note(number, open.round.holes)}</p>;
}

export function BackToRound() {
  const page = usePage();
  const left = page.game.rounds.left.value;
  if (left === null) return null;
  return (
    <ActionButton
      label={page.text.round.leaving.back(left.hole, left.holes)}
      onPress={() => {
        page.closePanel();
        void page.comeBack(left.id);
      }}
    />
  );
}
