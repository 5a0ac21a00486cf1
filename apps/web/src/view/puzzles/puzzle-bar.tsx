/** Over the board while a puzzle lies on it: what is asked, what came of the last move, and the stock, face up. */
import { currentPosition, rankOf, stockCards, type Card } from "@albatross/rules";
import { ActionButton } from "../action-button.tsx";
import { RANK_HEIGHT, RANK_WIDTHS, rankHref } from "../card-glyphs.ts";
import { usePage, usePart } from "../page.ts";
import { useDesk } from "./open-desk.ts";

export function PuzzleBar() {
  const page = usePage();
  const words = usePart("puzzles");
  const desk = useDesk();
  const { board } = desk;
  const kept = board.current.value;
  const open = page.game.play.open.value;
  if (kept === null || open === null) return null;
  const feedback = board.feedback.value;
  const step = board.step.value;
  const isEnded = kept.progress.state !== "open";
  return (
    <section class="puzzle-bar" aria-label={words.bar} data-state={kept.progress.state}>
      <div class="puzzle-said">
        <p class="puzzle-goal">{words.goal(kept)}</p>
        <p class="puzzle-feedback" role="status" data-feedback={feedback.kind}>
          {feedback.kind !== "asked" && words.feedback(feedback, kept)}
          {step && <span> {words.solution.step(step.move, step.of)}</span>}
        </p>
      </div>
      <Stock cards={stockCards(currentPosition(open.hole))} />
      <div class="puzzle-actions">
        {isEnded && desk.hasNext.value && (
          <ActionButton
            label={words.action.next}
            kind="primary"
            isDisabled={desk.making.value !== null}
            onPress={() => void desk.next()}
          />
        )}
        <ActionButton
          label={words.action.more}
          opens="dialog"
          isOpen={page.panel.value === "puzzles"}
          onPress={() => page.openPanel("puzzles")}
        />
      </div>
    </section>
  );
}

function Stock({ cards }: { readonly cards: readonly Card[] }) {
  const { text } = usePage();
  const words = usePart("puzzles");
  return (
    <p class="puzzle-stock" role="img" aria-label={words.stock(cards)}>
      <span aria-hidden="true">{text.figures.stock}</span>
      {cards.map((card, index) => {
        const rank = rankOf(card);
        return (
          <svg
            key={card}
            class={index === 0 ? "next" : ""}
            viewBox={`0 0 ${RANK_WIDTHS[rank]} ${RANK_HEIGHT}`}
            aria-hidden="true"
          >
            <use href={rankHref(rank)} />
          </svg>
        );
      })}
    </p>
  );
}
