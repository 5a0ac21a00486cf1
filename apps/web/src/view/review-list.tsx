/** All moves of a reviewed hole, each with what it lost and what it is called, to go to. */
import { movedCard } from "../state/moved-card.ts";
import type { ReviewDesk } from "../state/review-desk.ts";
import { usePart } from "./page.ts";
import { lostClass } from "./review-place.tsx";

export function ReviewList({ desk }: { readonly desk: ReviewDesk }) {
  const words = usePart("review");
  const { list } = words;
  const moves = desk.state.value.review?.moves ?? [];
  const at = desk.place.value?.number ?? 0;
  return (
    <details class="review-list">
      <summary>{list.title}</summary>
      <ol>
        {moves.map(({ number, move, exact, fair }) => {
          const position = desk.subject.hole.positions[number - 1];
          if (position === undefined) return null;
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === at ? "step" : undefined}
                onClick={() => desk.goTo(number)}
              >
                <span>{list.item(number, movedCard(position, move))}</span>
                {fair && (
                  <span class="review-label" data-label={fair.label}>
                    {words.label(fair.label)}
                  </span>
                )}
                {exact && exact.lost > 0 && (
                  <span class="review-lost" data-lost={lostClass(exact.lost)}>
                    {list.lost(exact.lost)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
