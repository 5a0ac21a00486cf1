/**
 * Links to a course (R3): "course=Narrow%20Fairways&deals=15-25-71-…&generator=1&rules=classic". The deals
 * themselves stand in it and not only the name, so that the link means the same nine holes for ever, on pages
 * that have no such course too.
 */
import { formatDealName, parseDealName, type DealName, type DealNameFault } from "./deal-name.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { joinQuery, splitQuery, type QueryFault } from "./query.ts";
import { makeCourse, type Course } from "./round.ts";
import type { RuleSet } from "./rule-set.ts";
import { formatRules, parseRules, type RulesTextFault } from "./rules-text.ts";

const LONGEST_NAME = 60;

export interface CourseLink {
  readonly course: Course;
  readonly rules: RuleSet;
}

export type CourseLinkFault =
  | QueryFault
  | DealNameFault
  | RulesTextFault
  | Fault<"course-name-invalid" | "course-deals-missing" | "course-invalid">;

export function formatCourseLink({ course, rules }: CourseLink): string {
  const [first] = course.deals;
  return joinQuery([
    ["course", course.name],
    ["deals", course.deals.map(formatDealName).join("-")],
    // All of a course are of one version: a link that mixed them could not be read.
    ["generator", String(first?.version ?? "")],
    ["rules", formatRules(rules)],
  ]);
}

/** Reads the query of a link to a course, with or without its question mark. */
export function parseCourseLink(query: string): Result<CourseLink, CourseLinkFault> {
  const parts = splitQuery(query);
  if (!parts.ok) return parts;
  const name = (parts.value.get("course") ?? "").trim();
  if (name === "" || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    return fail(
      "course-name-invalid",
      `the name of the course has ${name.length} characters; it takes 1 to ${LONGEST_NAME} plain ones`,
      { characters: name.length, most: LONGEST_NAME },
    );
  }
  const list = parts.value.get("deals");
  if (list === undefined) {
    return fail("course-deals-missing", "the link names a course without its nine deals");
  }
  const deals: DealName[] = [];
  for (const text of list.split("-")) {
    const deal = parseDealName(text, parts.value.get("generator"));
    if (!deal.ok) return deal;
    deals.push(deal.value);
  }
  const course = makeCourse(name, deals);
  if (!course.ok) return course;
  const rules = parseRules(parts.value.get("rules") ?? "classic");
  if (!rules.ok) return rules;
  return succeed({ course: course.value, rules: rules.value });
}
