/**
 * Saves of KPatience, golf only. Two kinds: `<kpat-game>` keeps every state since the deal as moves of
 * cards between piles (kpat-states.ts); `<dealer>`, the older one, keeps the piles as they lay
 * (kpat-legacy.ts). Either gives the piles at the moment of saving, the whole waste among them, so nothing
 * is lost; and both give the deal's number, against which the cards are checked.
 *
 * The format's facts were read off what KPatience writes and reads; docs/formats.md has them.
 */
import {
  formatDealName,
  parseDealName,
  succeed,
  type DealName,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import { parseXml, XmlError, type XmlElement } from "@rgrove/parse-xml";
import type { BoardFormat, ReadBoard } from "./board-format.ts";
import { canBeOfDeal } from "./deal-check.ts";
import { failAt, failFormat, type FormatFault } from "./format-fault.ts";
import { readLegacyPiles } from "./kpat-legacy.ts";
import { GOLF_COLUMNS, toBoard, type KpatPiles } from "./kpat-piles.ts";
import { replayStates } from "./kpat-states.ts";
import { assemblePosition } from "./placed-board.ts";
import { normalizeText } from "./text-place.ts";

export const KPAT: BoardFormat = {
  id: "kpat",
  title: "KPatience save",
  isLikely: (text) => /^\s*</.test(normalizeText(text)),
  read,
};

/** How each kind says that it is golf, where its deal number is, and how its piles are read. */
interface Kind {
  readonly gameAttribute: string;
  readonly golf: string;
  readonly numberAttribute: string;
  readonly readPiles: (text: string, root: XmlElement) => Result<KpatPiles, FormatFault>;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    "kpat-game",
    {
      gameAttribute: "game-type",
      golf: "golf",
      numberAttribute: "deal-number",
      readPiles: replayStates,
    },
  ],
  [
    "dealer",
    { gameAttribute: "id", golf: "12", numberAttribute: "number", readPiles: readLegacyPiles },
  ],
]);

function read(source: string, rules: RuleSet): Result<ReadBoard, FormatFault> {
  const text = normalizeText(source);
  const root = readRoot(text);
  if (!root.ok) return root;
  const kind = KINDS.get(root.value.name);
  if (!kind) {
    const message = `<${root.value.name}> is no save of KPatience`;
    return failAt(text, root.value.start, "format-shape", message);
  }
  const name = readHeading(text, root.value, kind);
  if (!name.ok) return name;
  if (!hasGolfLayout(rules)) {
    const message = `KPatience has ${GOLF_COLUMNS} columns of 5, a dealt card, no redeal and no joker`;
    return failFormat("rules-not-held", `${message}; the rules must be the same in this`);
  }
  const piles = kind.readPiles(text, root.value);
  if (!piles.ok) return piles;
  const position = assemblePosition(toBoard(text, piles.value), rules, false);
  if (!position.ok) return position;
  if (canBeOfDeal(position.value, name.value)) {
    return succeed({ position: position.value, deal: name.value });
  }
  const message = `the cards are not those of ${formatDealName(name.value)}, which the save names`;
  return failAt(text, root.value.start, "deal-differs", message);
}

function readRoot(text: string): Result<XmlElement, FormatFault> {
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    return root ? succeed(root) : failAt(text, 0, "xml-invalid", "the text has no element");
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    // The parser's message goes on with an excerpt of the text, which our place makes needless.
    const [reason = ""] = error.message.split(" (line ");
    return failAt(text, error.pos, "xml-invalid", reason);
  }
}

function readHeading(text: string, root: XmlElement, kind: Kind): Result<DealName, FormatFault> {
  const game = root.attributes[kind.gameAttribute] ?? "";
  if (game !== kind.golf) {
    const message = `the save is of the game "${game}"; golf is "${kind.golf}"`;
    return failAt(text, root.start, "game-other", message);
  }
  const name = parseDealName(`kpat:${root.attributes[kind.numberAttribute] ?? ""}`);
  if (name.ok) return name;
  return failAt(text, root.start, "deal-number-invalid", name.fault.message);
}

function hasGolfLayout({ columns, rows, first, redeals, jokers }: RuleSet): boolean {
  const isStandard = columns === GOLF_COLUMNS && rows === 5 && first === "dealt";
  return isStandard && redeals === 0 && jokers === 0;
}
