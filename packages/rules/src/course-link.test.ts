import { describe, expect, it } from "vitest";
import { formatCourseLink, parseCourseLink } from "./course-link.ts";
import { ownDeal, parseDealName } from "./deal-name.ts";
import { expectValue } from "./fault.ts";
import { parseLink } from "./link.ts";
import { makeCourse } from "./round.ts";
import { CLASSIC } from "./rule-set.ts";

const SENTENCE: unknown = expect.stringMatching(/\w \w/);
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ownDeal(number));
const LIST = "deals=1-2-3-4-5-6-7-8-9";

describe("links to a course", () => {
  it("R3, T7: carry its name, all its deals, the generator and the rules", () => {
    const course = expectValue(makeCourse("Narrow Fairways & more", NINE));
    const link = { course, rules: { ...CLASSIC, king: "wrap" } as const };
    const text = formatCourseLink(link);
    expect(text).toBe(
      "course=Narrow%20Fairways%20%26%20more&deals=1-2-3-4-5-6-7-8-9&generator=1&rules=putt-putt",
    );
    expect(parseCourseLink(`?${text}`)).toEqual({ ok: true, value: link });
  });

  it("R3: take the deals of other programs", () => {
    const foreign = expectValue(parseDealName("pysol:24"));
    const course = expectValue(makeCourse("Borrowed", [...NINE.slice(1), foreign]));
    const link = { course, rules: CLASSIC };
    expect(parseCourseLink(formatCourseLink(link))).toEqual({ ok: true, value: link });
  });

  it("T7: mean no deal to a page that knows no courses", () => {
    expect(parseLink(`course=Nine&${LIST}&generator=1`)).toMatchObject({
      ok: false,
      fault: { code: "link-deal-missing" },
    });
  });

  it.each([
    [LIST, "course-name-invalid"],
    [`course=${"x".repeat(61)}&${LIST}`, "course-name-invalid"],
    [`course=a%00b&${LIST}`, "course-name-invalid"],
    ["course=Nine", "course-deals-missing"],
    ["course=Nine&deals=1-2-3", "course-invalid"],
    [`course=Nine&${LIST}-10`, "course-invalid"],
    ["course=Nine&deals=1-2-3-4-5-6-7-8-x", "deal-number-invalid"],
    ["course=Nine&deals=1-2-3-4-5-6-7-8-klondike:9", "deal-source-unknown"],
    [`course=Nine&${LIST}&generator=2`, "generator-unknown"],
    [`course=Nine&${LIST}&rules=sofa`, "rules-preset-unknown"],
    ["course", "link-shape"],
  ])("T7: %j is refused as %s", (query, code) => {
    expect(parseCourseLink(query)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });

  it("T7: tell what was met, for who says it in another language", () => {
    expect(parseCourseLink(`course=${"x".repeat(61)}&${LIST}`)).toMatchObject({
      fault: { details: { characters: 61, most: 60 } },
    });
    expect(parseCourseLink("course=Nine&deals=1-2-3")).toMatchObject({
      fault: { details: { deals: 3 } },
    });
  });
});
