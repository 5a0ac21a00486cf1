/** "Find the better move": the mistakes of a reviewed hole, to be played again. */
import { movedCard } from "../state/moved-card.ts";
import type { ReviewDesk } from "../state/review-desk.ts";
import type { QuizQuestion } from "../state/review-quiz.ts";
import { ActionButton } from "./action-button.tsx";
import { usePart } from "./page.ts";

export function ReviewQuizView({ desk }: { readonly desk: ReviewDesk }) {
  const { quiz: words } = usePart("review");
  const { quiz } = desk;
  const question = quiz.question.value;
  const known = quiz.mistakes.value.length;
  const isWorking = desk.state.value.kind === "working";
  return (
    <section class="review-part review-quiz" data-asking={question !== null}>
      <h3>{words.title}</h3>
      {question === null && known === 0 && (
        <p class="panel-note">{isWorking ? words.waiting : words.none}</p>
      )}
      {question === null && known > 0 && (
        <ActionButton label={words.start(known)} onPress={quiz.askNext} />
      )}
      {question && <Question desk={desk} question={question} />}
    </section>
  );
}

interface QuestionProps {
  readonly desk: ReviewDesk;
  readonly question: QuizQuestion;
}

function Question({ desk, question: { mistake, number, of, answer } }: QuestionProps) {
  const words = usePart("review");
  const { quiz } = desk;
  const position = desk.subject.hole.positions[mistake.number - 1];
  if (position === undefined) return null;
  const isSettled = answer?.kind === "found" || answer?.kind === "shown";
  const { reason } = mistake.fair ?? { reason: null };
  return (
    <>
      <p>{words.quiz.ask(number, of, movedCard(position, mistake.move))}</p>
      <div role="status" class="review-answer" data-answer={answer?.kind}>
        {answer && <p>{words.quiz.answer(answer, movedCard(position, answer.move))}</p>}
        {isSettled && reason && <p>{words.reason(reason)}</p>}
      </div>
      <div class="panel-row">
        {!isSettled && <ActionButton label={words.quiz.show} onPress={quiz.showAnswer} />}
        {isSettled && (
          <ActionButton
            label={number === of ? words.quiz.again : words.quiz.next}
            kind="primary"
            onPress={quiz.askNext}
          />
        )}
        <ActionButton label={words.quiz.stop} kind="quiet" onPress={quiz.stop} />
      </div>
    </>
  );
}
