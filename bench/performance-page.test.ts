import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BENCHES } from "./benches.ts";
import { replaceTable } from "./performance-page.ts";

const RESULTS = {
  bench: "judge",
  date: "2026-11-30",
  machine: "a machine",
  command: "npm run bench -- judge",
  note: "",
  columns: [{ key: "a", title: "a" }],
  rows: [{ a: "x" }],
};

const PAGE = `# Title

<!-- bench:peers -->
theirs
<!-- /bench:peers -->

<!-- bench:judge -->
old
<!-- /bench:judge -->

after
`;

describe("replaceTable", () => {
  it("replaces the part of its bench and nothing else", () => {
    const expected = PAGE.replace(
      "old\n",
      "\n2026-11-30; a machine; `npm run bench -- judge`.\n\n| a   |\n| --- |\n| x   |\n\n",
    );
    expect(replaceTable(PAGE, RESULTS)).toEqual({ ok: true, value: expected });
  });

  it("changes nothing the second time", () => {
    const once = replaceTable(PAGE, RESULTS);
    expect(once.ok && replaceTable(once.value, RESULTS)).toEqual(once);
  });

  it("puts the note below the line that says when and where", () => {
    const replaced = replaceTable(PAGE, { ...RESULTS, note: "Two boards." });
    expect(replaced.ok && replaced.value).toContain("judge`.\nTwo boards.\n\n| a");
  });

  it.each(["<!-- bench:judge -->", "<!-- /bench:judge -->"])(
    "refuses a page without %s",
    (mark) => {
      const refused = replaceTable(PAGE.replace(mark, ""), RESULTS);
      expect(refused).toMatchObject({ ok: false, fault: { code: "mark-missing" } });
    },
  );

  it("finds a part for every bench in docs/performance.md", () => {
    const page = readFileSync(new URL("../docs/performance.md", import.meta.url), "utf8");
    for (const { name } of BENCHES) {
      expect(replaceTable(page, { ...RESULTS, bench: name }).ok).toBe(true);
    }
  });
});
