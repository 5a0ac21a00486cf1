import { describe, expect, it } from "vitest";
import { formatMarkdownTable } from "./markdown-table.ts";

describe("formatMarkdownTable", () => {
  it("pads its columns, with numbers to the right", () => {
    const columns = [
      { key: "who", title: "solver" },
      { key: "ms", title: "mean ms", digits: 2 },
      { key: "nodes", title: "n" },
    ];
    const rows = [
      { who: "judge", ms: 1234.5, nodes: 1_234_567.4, hidden: 1 },
      { who: "not | here – ×", ms: null },
      { who: "dense", ms: NaN, nodes: 0 },
    ];
    expect(formatMarkdownTable(columns, rows)).toBe(
      [
        "| solver          |  mean ms |         n |",
        "| --------------- | -------: | --------: |",
        "| judge           | 1,234.50 | 1,234,567 |",
        "| not \\| here – × |          |           |",
        "| dense           |          |         0 |",
      ].join("\n"),
    );
  });

  it("is a head alone without rows", () => {
    expect(formatMarkdownTable([{ key: "a", title: "a" }], [])).toBe("| a   |\n| --- |");
  });
});
