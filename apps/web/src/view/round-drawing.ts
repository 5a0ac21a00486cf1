/**
 * The card of a round as one picture, to be shared: an SVG text, from which picture-file.ts makes pixels. Pure. It is light
 * whatever the page looks like, because it is seen elsewhere; colours are those of the light tokens. Its words come in
 * the language of the page, and whatever a link has named stays a text.
 */
import { NINE_HOLES, type Scorecard, type ScorecardRow } from "@albatross/rules";

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface RoundDrawing {
  readonly card: Scorecard;
  readonly brand: string;
  readonly date: string;
  /** What is read first: "14 under par". */
  readonly title: string;
  /** What else there is to say of the round, in a line. */
  readonly line: string;
  readonly rows: {
    readonly hole: string;
    readonly par: string;
    readonly strokes: string;
    readonly total: string;
    readonly toPar: string;
    /** Above the sums of nine holes. */
    readonly sum: string;
  };
  formatNumber(number: number): string;
  againstParShort(toPar: number): string;
}

const INK = "#1b2621";
const SOFT = "#46534b";
const PAPER = "#fbf6e9";
const INSET = "#efead8";
const RULE = "#7c867e";
const FLAG = "#c41f31";
const FELT = "#295f40";
const STRIPE = "#2d6746";
const SERIF =
  "'Iowan Old Style','Palatino Nova','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,'Liberation Serif',serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,sans-serif";

const LEFT = 92;
const RIGHT = PICTURE_SIZE.width - LEFT;
const NAMES_WIDTH = 136;
/** So many letters of the line have room in its size; a longer one is smaller. */
const LINE_LETTERS = 60;

export function drawRound(drawing: RoundDrawing): string {
  const { width, height } = PICTURE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    felt(),
    `<rect x="48" y="42" width="1104" height="552" rx="18" fill="#0c1a12" opacity="0.35"/>`,
    `<rect x="48" y="36" width="1104" height="552" rx="18" fill="${PAPER}"/>`,
    heading(drawing),
    ...tables(drawing),
    "</svg>",
  ].join("");
}

function felt(): string {
  const { width, height } = PICTURE_SIZE;
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const x = index * 176 - 60;
    return `<path d="M${x} ${height}L${x + 134} 0H${x + 222}L${x + 88} ${height}Z" fill="${STRIPE}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${FELT}"/>${stripes.join("")}`;
}

function heading({ card, brand, date, title, line, formatNumber }: RoundDrawing): string {
  const isUnder = card.toPar < 0;
  const colour = isUnder ? FLAG : INK;
  const frame = isUnder
    ? `<circle cx="162" cy="196" r="66" fill="none" stroke="${colour}" stroke-width="5"/>`
    : `<rect x="100" y="134" width="124" height="124" rx="8" fill="none" stroke="${colour}" stroke-width="5"/>`;
  const lineSize = Math.min(27, (27 * LINE_LETTERS) / line.length);
  return [
    `<path d="M${LEFT + 3} 62V104" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M${LEFT + 4} 63L${LEFT + 28} 72L${LEFT + 4} 81Z" fill="${FLAG}"/>`,
    words(brand, { x: LEFT + 42, y: 97, size: 34, weight: 600, family: SERIF }),
    words(date, { x: RIGHT, y: 97, size: 25, anchor: "end", fill: SOFT }),
    frame,
    words(formatNumber(card.total), {
      x: 162,
      y: 218,
      size: 64,
      weight: 600,
      family: SERIF,
      anchor: "middle",
      fill: colour,
    }),
    words(title, { x: 262, y: 194, size: 60, weight: 600, family: SERIF }),
    words(line, { x: 263, y: 240, size: lineSize, fill: SOFT }),
  ].join("");
}

/** One table for each nine; two are lower, and say less. */
function tables(drawing: RoundDrawing): readonly string[] {
  const { card } = drawing;
  const isAlone = card.nines.length === 1;
  return card.nines.map((_, nine) =>
    table(
      drawing,
      nine,
      isAlone ? { top: 300, rowHeight: 49 } : { top: 286 + nine * 142, rowHeight: 42 },
    ),
  );
}

interface Place {
  readonly top: number;
  readonly rowHeight: number;
}

interface Line {
  readonly name: string;
  readonly cells: readonly string[];
  readonly sum: string;
}

function table(drawing: RoundDrawing, nine: number, { top, rowHeight }: Place): string {
  const { card, rows: names, formatNumber, againstParShort } = drawing;
  const rows = card.rows.slice(nine * NINE_HOLES, (nine + 1) * NINE_HOLES);
  const last = rows.findLast(({ strokes }) => strokes !== null);
  const figure = (number: number | null | undefined): string =>
    typeof number === "number" ? formatNumber(number) : "";
  const short = (toPar: number | null | undefined): string =>
    typeof toPar === "number" ? againstParShort(toPar) : "";
  const lines: readonly Line[] = [
    { name: names.hole, cells: rows.map(({ hole }) => figure(hole)), sum: names.sum },
    {
      name: names.par,
      cells: rows.map(({ par }) => figure(par)),
      sum: figure(rows.reduce((sum, { par }) => sum + par, 0)),
    },
    { name: names.strokes, cells: [], sum: last ? figure(card.nines[nine]) : "" },
    { name: names.total, cells: rows.map(({ total }) => figure(total)), sum: figure(last?.total) },
    { name: names.toPar, cells: rows.map(({ toPar }) => short(toPar)), sum: short(last?.toPar) },
  ];
  const shown = card.nines.length === 1 ? lines : lines.slice(0, 3);
  const columnWidth = (RIGHT - LEFT - NAMES_WIDTH) / (rows.length + 1);
  const middleOf = (column: number): number => LEFT + NAMES_WIDTH + (column + 0.5) * columnWidth;
  const height = shown.length * rowHeight;
  return [
    `<rect x="${LEFT}" y="${top}" width="${RIGHT - LEFT}" height="${rowHeight}" fill="${INSET}"/>`,
    `<rect x="${LEFT}" y="${top}" width="${NAMES_WIDTH}" height="${height}" fill="${INSET}"/>`,
    `<rect x="${RIGHT - columnWidth}" y="${top}" width="${columnWidth}" height="${height}" fill="${INSET}"/>`,
    ...shown.flatMap(({ name, cells, sum }, index) => {
      const y = top + (index + 0.5) * rowHeight;
      const isHead = index === 0;
      const weight = isHead ? 600 : 400;
      return [
        words(name, { x: LEFT + 12, y: y + 8, size: 23, weight: 600 }),
        ...cells.map((cell, column) =>
          words(cell, { x: middleOf(column), y: y + 8, size: 24, weight, anchor: "middle" }),
        ),
        ...(name === names.strokes
          ? rows.map((row, column) => strokes(row, middleOf(column), y, formatNumber))
          : []),
        words(sum, { x: middleOf(rows.length), y: y + 8, size: 24, weight: 600, anchor: "middle" }),
      ];
    }),
    rules(shown.length, rows.length + 1, { top, rowHeight }, columnWidth),
  ].join("");
}

/** A circle round what is under par, a square round what is over, two from two strokes on; a flag for a clear. */
function strokes(
  { strokes, par }: ScorecardRow,
  x: number,
  y: number,
  formatNumber: (number: number) => string,
): string {
  if (strokes === null) return "";
  const toPar = strokes - par;
  const colour = toPar < 0 ? FLAG : INK;
  const sizes = toPar === 0 ? [] : Math.abs(toPar) === 1 ? [18] : [18, 14.5];
  const line = `fill="none" stroke="${colour}" stroke-width="1.75"`;
  const marks = sizes.map((size) =>
    toPar < 0
      ? `<circle cx="${x}" cy="${y}" r="${size}" ${line}/>`
      : `<rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" ${line}/>`,
  );
  const flag =
    strokes > 0
      ? ""
      : `<path d="M${x + 22} ${y - 16}V${y + 4}" stroke="${INK}" stroke-width="2"/>` +
        `<path d="M${x + 23} ${y - 16}L${x + 35} ${y - 11}L${x + 23} ${y - 6}Z" fill="${FLAG}"/>`;
  const said = formatNumber(strokes);
  // Two letters between two circles or squares have less room.
  const isTight = said.length > 1 && sizes.length > 1;
  const figure = words(said, {
    x,
    y: y + 7,
    size: isTight ? 18 : 22,
    weight: 600,
    family: SERIF,
    anchor: "middle",
    fill: colour,
    isItalic: true,
  });
  return marks.join("") + figure + flag;
}

function rules(
  rows: number,
  columns: number,
  { top, rowHeight }: Place,
  columnWidth: number,
): string {
  const bottom = top + rows * rowHeight;
  const across = Array.from(
    { length: rows - 1 },
    (_, row) => `M${LEFT} ${top + (row + 1) * rowHeight}H${RIGHT}`,
  );
  const down = Array.from(
    { length: columns },
    (_, column) => `M${LEFT + NAMES_WIDTH + column * columnWidth} ${top}V${bottom}`,
  );
  return (
    `<path d="${[...across, ...down].join("")}" stroke="${RULE}" stroke-width="1"/>` +
    `<rect x="${LEFT}" y="${top}" width="${RIGHT - LEFT}" height="${bottom - top}" fill="none" stroke="${RULE}" stroke-width="3"/>`
  );
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly family?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly fill?: string;
  readonly isItalic?: boolean;
}

function words(text: string, lettering: Lettering): string {
  const { x, y, size, weight = 400, family = SANS, anchor = "start", fill = INK } = lettering;
  const style = lettering.isItalic ? ' font-style="italic"' : "";
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}"${style} text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
