import { describe, expect, it } from "vitest";
import { findTableFaults, readCitingTable } from "./cited-tests.ts";

const PAGE = `# Tests
| 7 | no table of ours | \`x.test.ts\` x |

## Faults

| no | fault | proved by |
| -- | ----- | --------- |
| 1  | lost  | \`a.spec.ts\` T1: one<br>\`b.test.ts\` two, and more |
| 2  | doubled | \`a.spec.ts\` three |

## After
| 3 | not this one | nothing |
`;

const FILES = [
  { path: "apps/web/e2e/a.spec.ts", titles: ["T1: one", "three"] },
  { path: "packages/rules/src/b.test.ts", titles: ["two, and more"] },
];

describe("readCitingTable", () => {
  it("reads the rows under its heading, with each test that is cited", () => {
    const { rows, cited } = readCitingTable(PAGE, "Faults");
    expect(rows).toEqual(["1", "2"]);
    expect(cited).toEqual([
      { row: "1", file: "a.spec.ts", title: "T1: one" },
      { row: "1", file: "b.test.ts", title: "two, and more" },
      { row: "2", file: "a.spec.ts", title: "three" },
    ]);
  });

  it("reads nothing where the heading is not", () => {
    expect(readCitingTable(PAGE, "Fault")).toEqual({ rows: [], cited: [] });
  });
});

describe("findTableFaults", () => {
  const faultsOf = (page: string) => findTableFaults(readCitingTable(page, "Faults"), FILES);

  it("finds none when every cited test exists", () => {
    expect(faultsOf(PAGE)).toEqual([]);
  });

  it("finds a missing table, row, citation, file and title", () => {
    expect(faultsOf("")).toEqual(["the table has no row"]);
    expect(faultsOf(PAGE.replace("| 1 ", "| 9 "))).toEqual([
      "row 9 is not in its place: rows count from 1",
    ]);
    expect(faultsOf(PAGE.replace("`a.spec.ts` three", "by hand"))).toEqual(["row 2 cites no test"]);
    expect(faultsOf(PAGE.replace("b.test.ts", "c.test.ts"))).toEqual([
      "row 1 cites c.test.ts, and there is no such file",
    ]);
    expect(faultsOf(PAGE.replace("three", "four"))).toEqual([
      'row 2 cites a test that a.spec.ts does not have: "four"',
    ]);
  });
});
