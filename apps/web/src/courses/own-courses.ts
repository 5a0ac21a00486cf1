/**
 * The courses that the page brings along (R3): nine deals each, chosen with the judge. What their sentences say
 * in the catalogue is proved by a test, deal by deal. Their names are names: no language translates them.
 */
import {
  CLASSIC,
  makeCourse,
  ownDeal,
  expectValue,
  type Course,
  type RuleSet,
} from "@albatross/rules";

export const COURSE_IDS = [
  "home-green",
  "narrow-fairways",
  "lost-balls",
  "old-nine",
  "queens-gate",
  "round-the-corner",
  "first-choice",
  "morning-mist",
] as const;
export type CourseId = (typeof COURSE_IDS)[number];

export interface OwnCourse {
  readonly id: CourseId;
  readonly course: Course;
  readonly rules: RuleSet;
}

export const OWN_COURSES: readonly OwnCourse[] = [
  own("home-green", "Home Green", {}, [17, 19, 132, 244, 371, 494, 591, 648, 704]),
  own("narrow-fairways", "Narrow Fairways", {}, [15, 71, 83, 99, 128, 154, 205, 254, 310]),
  own("lost-balls", "Lost Balls", {}, [4, 7, 18, 24, 37, 44, 45, 52, 61]),
  own("old-nine", "The Old Nine", {}, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  own("queens-gate", "Queen’s Gate", { king: "queen" }, [8, 22, 28, 48, 81, 89, 116, 127, 290]),
  own(
    "round-the-corner",
    "Round the Corner",
    { king: "wrap" },
    [53, 73, 89, 156, 224, 288, 292, 352, 371],
  ),
  own("first-choice", "First Choice", { first: "choose" }, [1, 4, 6, 8, 20, 22, 26, 28, 36]),
  own("morning-mist", "Morning Mist", { hidden: 4 }, [12, 62, 70, 88, 121, 157, 186, 196, 237]),
];

function own(
  id: CourseId,
  name: string,
  options: Partial<RuleSet>,
  numbers: readonly number[],
): OwnCourse {
  const deals = numbers.map((number) => ownDeal(number));
  return {
    id,
    course: expectValue(makeCourse(name, deals)),
    rules: Object.freeze({ ...CLASSIC, ...options }),
  };
}
