/** The courses in English words: loaded with what draws them. A test proves every claim made here. */
import { findPreset, formatRules, type RuleSet } from "@albatross/rules";
import type { CourseId } from "../courses/own-courses.ts";
import type { CourseResult } from "../courses/course-results.ts";
import { formatNumber } from "./en-cards.ts";

const ABOUT: { readonly [Id in CourseId]: string } = {
  "home-green": "Nine holes that can all be cleared with five draws or more to spare.",
  "narrow-fairways": "All nine can be cleared, but none before the very last draw.",
  "lost-balls": "Not one of the nine can be cleared. The lowest total there is: 27.",
  "old-nine": "Deals one to nine, as they fall. Two can be cleared; the lowest total is 9.",
  "queens-gate": "All nine can be cleared, and not one of them if the Queen stays off the King.",
  "round-the-corner":
    "Ranks turn the corner. Every hole can be cleared with ten draws or more to spare.",
  "first-choice": "All nine can be cleared if you choose the first card, and none if it is dealt.",
  "morning-mist":
    "Four rows lie face down. Under them, all nine can be cleared with three draws to spare.",
};

export const courses = {
  listLabel: "Course",
  sent: "Sent to you: nine deals, the same for everybody who has the link.",
  about: (id: CourseId) => ABOUT[id],
  rules: (rules: RuleSet) => findPreset(rules)?.title ?? formatRules(rules),
  result: (result: CourseResult | null) =>
    result === null
      ? "Not played yet."
      : `Your best: ${formatNumber(result.best)}${result.times > 1 ? `, played ${result.times} times` : ""}.`,
  secondNine: "Second nine",
  share: "Share the course",
  /** Words first, then the link. */
  shared: (name: string, rules: RuleSet, address: string) =>
    `Albatross: the course ${name}, nine holes, ${courses.rules(rules)}. Same cards for all of us: ${address}`,
  help: "The nine deals of a course, always the same. The best total is kept for each.",
  playedOn: (name: string) => `On ${name}.`,
} as const;
