/**
 * Rows as a Markdown table, in the form that the formatter of this repository gives to tables: all columns
 * padded, numbers to the right.
 */
import type { BenchColumn, BenchRow, Cell } from "./bench.ts";

/** Ends without a line break. Of a row only the cells of `columns` are shown; null and NaN are empty. */
export function formatMarkdownTable(
  columns: readonly BenchColumn[],
  rows: readonly BenchRow[],
): string {
  const shown = columns.map((column) => {
    const cells = rows.map((row) => row[column.key] ?? null);
    const texts = [column.title, ...cells.map((cell) => formatCell(cell, column.digits ?? 0))];
    const isNumeric = cells.some((cell) => typeof cell === "number");
    return { texts, isNumeric, width: Math.max(3, ...texts.map(widthOf)) };
  });
  const lines = Array.from({ length: rows.length + 1 }, (_, line) =>
    joinCells(shown.map(({ texts, isNumeric, width }) => pad(texts[line] ?? "", width, isNumeric))),
  );
  const rule = joinCells(
    shown.map(({ isNumeric, width }) =>
      isNumeric ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
    ),
  );
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

function formatCell(cell: Cell, digits: number): string {
  if (cell === null || (typeof cell === "number" && Number.isNaN(cell))) return "";
  if (typeof cell === "string") return cell.replaceAll("|", "\\|");
  return cell.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function joinCells(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function pad(text: string, width: number, toTheRight: boolean): string {
  const blanks = " ".repeat(width - widthOf(text));
  return toTheRight ? blanks + text : text + blanks;
}

/** Characters, not UTF-16 units. */
function widthOf(text: string): number {
  return [...text].length;
}
