/** A lesson as it is read: its board, its steps with their answers folded away, and a button that starts to play it. */
import { expectValue, parseMoves } from "@albatross/rules";
import { useRecord } from "../page-context.ts";
import { BoardPicture } from "../parts/board-picture.tsx";
import { Section } from "../parts/text-parts.tsx";
import { smallPosition } from "../positions.ts";
import { LESSON_WORDS } from "./lesson-words.ts";
import { LESSONS, type LessonId } from "./lessons.ts";

export function Lesson({ id }: { readonly id: LessonId }) {
  const { language } = useRecord().page;
  const words = LESSON_WORDS[language];
  const lesson = LESSONS.find((candidate) => candidate.id === id);
  if (!lesson) throw new RangeError(`there is no lesson "${id}"`);
  const { title, idea, steps, end } = words.lessons[id];
  return (
    <Section id={id} title={title}>
      <p>
        <strong>{idea}</strong>
      </p>
      <div class="lesson" data-island="lesson" data-lesson={id}>
        <div class="felt">
          <BoardPicture position={smallPosition(lesson.board)} />
        </div>
        <div class="lesson-start">
          <button type="button" class="page-button">
            {words.start}
          </button>
          <span class="lesson-done" data-done={id}>
            ✓ {words.done}
          </span>
        </div>
        <ol class="lesson-steps">
          {steps.map(({ ask, why }, step) => (
            <li key={ask}>
              {ask}
              <details>
                <summary>{words.answer}</summary>
                {words.moves(
                  expectValue(parseMoves(lesson.steps[step] ?? "")).flatMap((move) =>
                    move.kind === "play" ? [move.column + 1] : [],
                  ),
                )}{" "}
                {why}
              </details>
            </li>
          ))}
        </ol>
        <p>{end}</p>
      </div>
    </Section>
  );
}
