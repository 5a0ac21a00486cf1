/** The review of a hole, beside the board on which it is gone through. */
import { holeScore, strokesOf, currentPosition } from "@albatross/rules";
import { useEffect, useState } from "preact/hooks";
import { createReviewDesk, type ReviewDesk } from "../state/review-desk.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { ReviewChart } from "./review-chart.tsx";
import { ReviewFiles } from "./review-files.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewPlaceView } from "./review-place.tsx";
import { ReviewQuizView } from "./review-quiz.tsx";
import { ReviewStepper } from "./review-stepper.tsx";
import "./styles/review.css";

export function ReviewPanel() {
  const page = usePage();
  const words = usePart("review");
  const desk = useDesk();
  return (
    <Panel title={words.title} name="review" grows takesFocus onClose={page.closePanel}>
      {desk === null ? <p>{words.none}</p> : <Body desk={desk} />}
      {desk === null && <ReviewFiles desk={null} />}
    </Panel>
  );
}

/** As long as the panel is open and the board has the hole; then the hole that was open before is back. */
function useDesk(): ReviewDesk | null {
  const page = usePage();
  const reviewed = page.reviewed.value;
  const [desk, setDesk] = useState<ReviewDesk | null>(null);
  useEffect(() => {
    const subject = reviewed ?? page.game.play.open.peek();
    if (subject === null || subject.hole.cursor === 0) return undefined;
    const created = createReviewDesk(subject, page.game, page.coach);
    setDesk(created);
    return () => created.leave();
  }, [page, reviewed]);
  const isGone = desk !== null && !desk.hasLeft() && desk.place.value === null;
  useEffect(() => {
    if (isGone) page.closePanel();
  }, [page, isGone]);
  return desk;
}

function Body({ desk }: { readonly desk: ReviewDesk }) {
  const page = usePage();
  const words = usePart("review");
  const { kind, review } = desk.state.value;
  const { hole } = desk.subject;
  const choices = review?.moves.filter((move) => move.choices > 1) ?? [];
  const looked = choices.filter(({ fair }) => fair !== undefined).length;
  const strokes = holeScore(hole) ?? strokesOf(currentPosition(hole));
  const question = desk.quiz.question.value;
  return (
    <>
      <div class="review-score">
        <p>{words.score(strokes, review?.best ?? null, review?.lost ?? null)}</p>
        <p class="review-accuracy">
          <span>{words.accuracyLabel}</span>{" "}
          <strong data-done={kind === "done"}>{words.accuracy(review?.accuracy ?? null)}</strong>
        </p>
      </div>
      <p class="panel-note review-progress" role="status" data-state={kind}>
        {kind === "failed" && words.failed}
        {kind === "working" && words.working(looked, choices.length)}
      </p>
      {question === null && <ReviewStepper desk={desk} />}
      {question === null && <ReviewPlaceView desk={desk} />}
      {question === null && <ReviewChart desk={desk} />}
      <ReviewQuizView desk={desk} />
      {question === null && review !== null && <Moments desk={desk} />}
      {question === null && <ReviewList desk={desk} />}
      {question === null && <ReviewFiles desk={desk} />}
      <details class="review-about">
        <summary>{words.aboutTitle}</summary>
        <p>{words.accuracyHelp}</p>
        <p>{words.labelsHelp}</p>
      </details>
      <ActionButton label={words.back} kind="primary" onPress={page.closePanel} />
    </>
  );
}

function Moments({ desk }: { readonly desk: ReviewDesk }) {
  const words = usePart("review");
  const moments = desk.state.value.review?.moments ?? [];
  return (
    <section class="review-part">
      <h3>{words.momentsTitle}</h3>
      {moments.length === 0 && <p class="panel-note">{words.noMoments}</p>}
      <ul class="review-moments">
        {moments.map(({ number, kind }) => (
          <li key={number}>
            <button
              type="button"
              class="action action-quiet"
              data-moment={kind}
              onClick={() => desk.goTo(number)}
            >
              <span>{words.moment(kind, number)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
