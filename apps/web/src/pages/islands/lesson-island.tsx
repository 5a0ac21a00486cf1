/** A lesson that is played: it takes the right move, and says of any other what is wrong with it. */
import {
  currentPosition,
  formatMove,
  makeHoleMove,
  refusalOf,
  startHole,
  undo,
  wasteTop,
  rankOf,
  KING,
  type Hole,
  type Move,
  type Position,
} from "@albatross/rules";
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import * as german from "../../text/de-cards.ts";
import * as english from "../../text/en-cards.ts";
import { bestFrom } from "../lessons/best-from.ts";
import { LESSON_WORDS } from "../lessons/lesson-words.ts";
import { LESSONS, type Lesson } from "../lessons/lessons.ts";
import { smallPosition } from "../positions.ts";
import { keepDone } from "./lessons-done.ts";
import { pageLanguage, PlayingPage, PressableBoard } from "./playing-page.tsx";

export function startLesson(island: HTMLElement): void {
  const lesson = LESSONS.find(({ id }) => id === island.dataset["lesson"]);
  if (!lesson) throw new Error("there is no such lesson");
  island.replaceChildren();
  render(
    <PlayingPage>
      <LessonPlay lesson={lesson} />
    </PlayingPage>,
    island,
  );
}

function LessonPlay({ lesson }: { readonly lesson: Lesson }) {
  const language = pageLanguage();
  const words = LESSON_WORDS[language];
  const { steps, end } = words.lessons[lesson.id];
  const [hole, setHole] = useState<Hole>(() => startHole(smallPosition(lesson.board)));
  const [objection, setObjection] = useState("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("button")?.focus(), []);
  const isOver = hole.cursor >= lesson.steps.length;
  useEffect(() => {
    if (isOver) keepDone(lesson.id);
  }, [isOver, lesson.id]);
  const why = hole.cursor > 0 ? (steps[hole.cursor - 1]?.why ?? "") : "";
  const ask = isOver ? end : (steps[hole.cursor]?.ask ?? "");
  const tall = Math.max(1, ...lesson.board.columns.map((cards) => cards.split(" ").length));

  function make(move: Move): void {
    if (isOver) return;
    const told = objectionTo(hole, move);
    setObjection(told);
    const made = makeHoleMove(hole, move);
    if (told === "" && made.ok) setHole(made.value);
  }

  function objectionTo(played: Hole, move: Move): string {
    const position = currentPosition(played);
    const refusal = refusalOf(position, move);
    if (refusal) return refuse(position, refusal.code === "stock-empty", refusal.needed);
    if (lesson.steps[played.cursor]?.includes(formatMove(move))) return "";
    const made = makeHoleMove(played, move);
    return made.ok ? words.costs(bestFrom(currentPosition(made.value)) - bestFrom(position)) : "";
  }

  function refuse(
    position: Position,
    isStockEmpty: boolean,
    needed: readonly Parameters<typeof english.rankSign>[0][],
  ): string {
    if (isStockEmpty) return words.noStock;
    const top = wasteTop(position);
    if (top !== null && rankOf(top) === KING && needed.length === 0) return words.kingStops;
    const { rankSign, orList } = language === "de" ? german : english;
    return words.needs(orList(needed.map(rankSign)));
  }

  return (
    <div ref={root}>
      <div class="felt">
        <PressableBoard position={currentPosition(hole)} tall={tall} onMove={make} />
      </div>
      <div class="lesson-said" role="status">
        {objection !== "" ? (
          <p class="lesson-objection">{objection}</p>
        ) : (
          why !== "" && <p>{why}</p>
        )}
        <p>
          {!isOver && <small>{words.stepOf(hole.cursor + 1, lesson.steps.length)} </small>}
          {ask}
        </p>
      </div>
      <div class="lesson-start">
        <button
          type="button"
          class="page-button"
          aria-disabled={hole.cursor === 0}
          onClick={() => {
            setObjection("");
            setHole(undo(hole));
          }}
        >
          {words.back}
        </button>
        {isOver && (
          <button
            type="button"
            class="page-button"
            onClick={() => setHole(startHole(smallPosition(lesson.board)))}
          >
            {words.again}
          </button>
        )}
        <span class="lesson-done" data-done={lesson.id} data-is-done={isOver ? "" : undefined}>
          ✓ {words.done}
        </span>
      </div>
    </div>
  );
}
