/** The courses (R3): each with its sentence and what was scored on it, to be chosen and shared. */
import { areSameRules, formatCourseLink, type CourseLink } from "@albatross/rules";
import { useId } from "preact/hooks";
import {
  areSameCourse,
  findOwnCourse,
  withFirst,
  type CourseNines,
} from "../courses/course-nines.ts";
import { resultOn } from "../courses/course-results.ts";
import { OWN_COURSES } from "../courses/own-courses.ts";
import type { FinishedRound } from "../storage/round-history.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";

interface CourseChoiceProps {
  readonly nines: CourseNines;
  /** Eighteen holes take a second nine. */
  readonly areTwo: boolean;
  readonly sent: CourseLink | null;
  readonly finished: readonly FinishedRound[];
  readonly onChoose: (nines: CourseNines) => void;
}

export function CourseChoice({ nines, areTwo, sent, finished, onChoose }: CourseChoiceProps) {
  const page = usePage();
  const { courses } = usePart("round");
  const rounds = finished.map(({ round }) => round);
  const { course, rules } = nines.first;

  function share(): void {
    const address = page.addressOf(formatCourseLink(nines.first));
    void page.share(courses.shared(course.name, rules, address));
  }

  return (
    <>
      <p class="panel-note">{courses.help}</p>
      <ul class="preset-list" aria-label={courses.listLabel}>
        {allCourses(sent).map((one) => {
          const own = findOwnCourse(one);
          return (
            <li key={one.course.name}>
              <button
                type="button"
                class="preset"
                aria-pressed={areSameCourse(one, nines.first)}
                onClick={() => onChoose(withFirst(nines, one))}
              >
                <strong>{one.course.name}</strong>
                <span>{own ? courses.about(own.id) : courses.sent}</span>
                <span>
                  {courses.rules(one.rules)}. {courses.result(resultOn(one, rounds))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {areTwo && <SecondNine nines={nines} sent={sent} onChoose={onChoose} />}
      <ActionButton label={courses.share} onPress={share} />
    </>
  );
}

type SecondNineProps = Pick<CourseChoiceProps, "nines" | "sent" | "onChoose">;

function SecondNine({ nines, sent, onChoose }: SecondNineProps) {
  const { courses } = usePart("round");
  const id = useId();
  const fitting = allCourses(sent).filter(({ rules }) => areSameRules(rules, nines.first.rules));
  return (
    <div class="second-nine">
      <label for={id}>{courses.secondNine}</label>
      <select
        id={id}
        value={nines.second.course.name}
        onChange={({ currentTarget }) => {
          const second = fitting.find(({ course }) => course.name === currentTarget.value);
          if (second) onChoose({ ...nines, second });
        }}
      >
        {fitting.map(({ course }) => (
          <option key={course.name} value={course.name}>
            {course.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Ours, after one that was sent; a sent one of ours is there once. */
function allCourses(sent: CourseLink | null): readonly CourseLink[] {
  return sent && !findOwnCourse(sent) ? [sent, ...OWN_COURSES] : OWN_COURSES;
}
