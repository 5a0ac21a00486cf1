/** Which course a round is played on: one for nine holes, two on end for eighteen, under the same rules. */
import { areSameDeal, areSameRules, type CourseLink } from "@albatross/rules";
import type { RoundCourse } from "../state/open-hole.ts";
import { OWN_COURSES, type OwnCourse } from "./own-courses.ts";

export interface CourseNines {
  readonly first: CourseLink;
  readonly second: CourseLink;
}

/** A course that was sent, else the first of our own. */
export function firstNines(sent: CourseLink | null): CourseNines {
  const own = OWN_COURSES[0];
  const first = sent ?? own;
  if (first === undefined) throw new Error("there is no course");
  return { first, second: first };
}

export function areSameCourse(a: CourseLink, b: CourseLink): boolean {
  return (
    areSameRules(a.rules, b.rules) &&
    a.course.deals.length === b.course.deals.length &&
    a.course.deals.every((deal, index) => {
      const other = b.course.deals[index];
      return other !== undefined && areSameDeal(deal, other);
    })
  );
}

/** Our own course of these deals and rules, whatever the link calls it. */
export function findOwnCourse(sent: CourseLink): OwnCourse | undefined {
  return OWN_COURSES.find((own) => areSameCourse(own, sent));
}

/** The first nine chosen anew: a second nine under other rules goes with it no more. */
export function withFirst(nines: CourseNines, first: CourseLink): CourseNines {
  return areSameRules(first.rules, nines.second.rules)
    ? { ...nines, first }
    : { first, second: first };
}

export function joinNines({ first, second }: CourseNines, holes: 9 | 18): RoundCourse {
  const { name, deals } = first.course;
  if (holes === 9) return { name, deals };
  const isTwice = areSameCourse(first, second);
  return {
    name: isTwice ? `${name}, twice` : `${name} and ${second.course.name}`,
    deals: [...deals, ...second.course.deals],
  };
}
