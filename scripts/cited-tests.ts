// Reads the tests that a table of docs/testing.md cites as proof of its rows, and compares them with those
// that exist. Pure: scripts/check-cited-tests.ts reads the files.

/** A test as a row cites it: the name of its file in backticks, then its title. */
export interface CitedTest {
  readonly row: string;
  readonly file: string;
  readonly title: string;
}

export interface CitingTable {
  /** What its first column says, row by row. */
  readonly rows: readonly string[];
  readonly cited: readonly CitedTest[];
}

interface TestFile {
  readonly path: string;
  readonly titles: readonly string[];
}

const citation = /^`([^`]+)` (.+)$/;

/** The table under this heading, whose last column holds citations, parted by `<br>`. */
export function readCitingTable(markdown: string, heading: string): CitingTable {
  const lines = markdown.split("\n");
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
  const rows: string[] = [];
  const cited: CitedTest[] = [];
  if (from < 0) return { rows, cited };
  for (const line of lines.slice(from + 1)) {
    if (line.startsWith("#")) break;
    const cells = line.split("|").slice(1, -1);
    const [row = "", proof = ""] = [cells[0]?.trim(), cells.at(-1)?.trim()];
    // The head of the table and the line under it.
    if (!/^\d+$/.test(row)) continue;
    rows.push(row);
    for (const part of proof.split("<br>")) {
      const [, file, title] = citation.exec(part.trim()) ?? [];
      if (file !== undefined && title !== undefined) cited.push({ row, file, title });
    }
  }
  return { rows, cited };
}

/** One sentence for each thing that is wrong with the table. */
export function findTableFaults(
  { rows, cited }: CitingTable,
  files: readonly TestFile[],
): readonly string[] {
  const unproved = rows.filter((row) => !cited.some((test) => test.row === row));
  const misnumbered = rows.filter((row, index) => row !== String(index + 1));
  return [
    ...(rows.length === 0 ? ["the table has no row"] : []),
    ...misnumbered.map((row) => `row ${row} is not in its place: rows count from 1`),
    ...unproved.map((row) => `row ${row} cites no test`),
    ...cited.flatMap(({ row, file, title }) => {
      const found = files.filter(({ path }) => path.endsWith(`/${file}`));
      if (found.length === 0) return [`row ${row} cites ${file}, and there is no such file`];
      const isThere = found.some(({ titles }) => titles.includes(title));
      return isThere ? [] : [`row ${row} cites a test that ${file} does not have: "${title}"`];
    }),
  ];
}
