/**
 * The piles of KPatience's golf: the talon (the stock, its last card drawn first), seven columns, the
 * waste; and what both kinds of save read alike.
 */
import type { Result } from "@albatross/rules";
import { XmlElement } from "@rgrove/parse-xml";
import { failAt, type FormatFault } from "./format-fault.ts";
import type { PlacedBoard, PlacedCard } from "./placed-board.ts";

export const GOLF_COLUMNS = 7;
const TALON = "talon";
const WASTE = "waste";

/** The lowest card first, by the name of the pile. */
export type KpatPiles = ReadonlyMap<string, readonly PlacedCard[]>;

function columnName(index: number): string {
  return `stack${index}`;
}

export const PILE_NAMES: readonly string[] = [
  TALON,
  ...Array.from({ length: GOLF_COLUMNS }, (_, index) => columnName(index)),
  WASTE,
];

export function toBoard(text: string, piles: KpatPiles): PlacedBoard {
  const pileOf = (name: string): readonly PlacedCard[] => piles.get(name) ?? [];
  return {
    text,
    columns: Array.from({ length: GOLF_COLUMNS }, (_, index) => pileOf(columnName(index))),
    waste: pileOf(WASTE),
    stock: pileOf(TALON).toReversed(),
  };
}

/** The child elements, which must all be of that name; text between them is layout. */
export function readChildren(
  text: string,
  parent: XmlElement,
  name: string,
): Result<readonly XmlElement[], FormatFault> {
  const elements = parent.children.filter((child) => child instanceof XmlElement);
  const other = elements.find((element) => element.name !== name);
  if (!other) return { ok: true, value: elements };
  const message = `<${other.name}> is inside <${parent.name}>, where only <${name}> may be`;
  return failAt(text, other.start, "format-shape", message);
}

/** A whole number of an attribute; fault `format-shape` at the element when it is none. */
export function readIndex(
  text: string,
  element: XmlElement,
  attribute: string,
): Result<number, FormatFault> {
  const value = element.attributes[attribute] ?? "";
  if (/^\d{1,3}$/.test(value)) return { ok: true, value: Number(value) };
  const message = `${attribute}="${value}" of <${element.name}> is not a whole number`;
  return failAt(text, element.start, "format-shape", message);
}
