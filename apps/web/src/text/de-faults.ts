/**
 * Faults in German, by their codes. A fault's own message is English, for whoever asks for help with it; what was
 * met is in its details. A code that is not known here is still said, in English: better than nothing.
 */
import type { Fault } from "@albatross/rules";
import type { BadLink } from "../state/game.ts";

type Told = (name: string) => string;
type Sentences<Code extends string> = { readonly [C in Code]: (of: Told) => string };

const RULES_FAULTS: Sentences<BadLink["code"]> = {
  "deal-source-unknown": (of) =>
    `„${of("text")}“ meint ein Blatt von „${of("source")}“, das hier nicht bekannt ist; ein Blatt ist eine Zahl wie 12345 oder eines aus einem anderen Programm, zum Beispiel ${of("examples")}.`,
  "deal-number-invalid": (of) =>
    `„${of("text")}“ ist keine Nummer eines Blatts; das wäre eine ganze Zahl von 1 bis ${of("last")}.`,
  "generator-unknown": (of) =>
    `Das Verfahren „${of("version")}“ zum Mischen ist hier nicht bekannt; bekannt ist ${of("known")}.`,
  "rules-preset-unknown": (of) =>
    `„${of("text")}“ sind keine Regeln; es gibt ${of("names")}, oder einzelne wie king=wrap,first=choose.`,
  "rules-option-twice": (of) => `Die Regel „${of("name")}“ steht zweimal da.`,
  "rules-option-unknown": (of) =>
    `Eine Regel „${of("name")}“ gibt es nicht; es gibt ${of("names")}.`,
  "rules-value-unknown": (of) =>
    `${of("name")}=${of("value")} ist nicht möglich; ${of("name")} ist eines von ${of("values")}.`,
  "rules-impossible": (of) =>
    of("hidden") === ""
      ? `${of("columns")} Spalten mit ${of("rows")} Reihen brauchen ${of("cards")} Karten; höchstens ${of("most")} sind möglich.`
      : `${of("hidden")} verdeckte Reihen brauchen mehr Reihen als ${of("rows")}: Die letzte Karte einer Spalte liegt immer offen.`,
  "rules-shape": () => "Regeln sind ein Text wie „king=wrap“ oder ein Objekt mit einzelnen Regeln.",
  "link-shape": (of) =>
    of("pair") === ""
      ? `Der Teil „${of("name")}“ des Links ist falsch codiert.`
      : `„${of("pair")}“ im Link hat keinen Wert.`,
  "link-deal-missing": () =>
    "Der Link nennt kein Blatt; dafür braucht er einen Teil wie deal=12345.",
  "move-unknown": (of) =>
    `„${of("symbol")}“ an Stelle ${of("place")} ist kein Zug; eine Ziffer von 1 bis 9 spielt diese Spalte, + zieht.`,
  "record-too-long": (of) =>
    `Es sind ${of("moves")} Züge; nach diesen Regeln hat ein Loch höchstens ${of("most")}.`,
  "puzzle-kind-unknown": (of) =>
    `„${of("text")}“ ist keine Art von Rätsel; es gibt ${of("kinds")}.`,
  "course-name-invalid": nameInvalid("des Platzes"),
  "course-deals-missing": () => "Der Link nennt einen Platz ohne seine neun Blätter.",
  "course-invalid": (of) =>
    of("deals") === ""
      ? "Ein Platz hat einen Namen."
      : `Ein Platz hat neun Blätter; hier sind es ${of("deals")}.`,
  "shared-version-unknown": (of) =>
    `Was gespielt wurde, steht im Link in der Form „${of("version")}“, die hier nicht bekannt ist; bekannt ist ${of("known")}.`,
  "shared-name-invalid": nameInvalid("zu dem, was gespielt wurde,"),
  "shared-result-missing": () => "Der Link nennt kein Ergebnis; eines schreibt sich „cleared -4“.",
  "shared-result-impossible": (of) => `„${of("text")}“ kann nach diesen Regeln nicht herauskommen.`,
  "shared-moves-illegal": (of) =>
    `Zug ${of("move")} von dem, was gespielt wurde, ist nicht erlaubt. ${refusalSentence(of)}`,
  "shared-result-untrue": (of) => `Die Züge, die gespielt wurden, ergeben nicht „${of("result")}“.`,
  "record-result-invalid": (of) =>
    `„${of("text")}“ ist kein Ergebnis; das wäre ${of("endings")} und die Schläge, zum Beispiel „cleared -4“.`,
  "hole-over": () => "Das Loch ist schon zu Ende.",
  "card-not-revealed": () => "Eine Karte ist noch aufzudecken.",
  "column-unknown": (of) => `Eine Spalte ${of("column")} gibt es nicht.`,
  "column-empty": (of) => `Spalte ${of("column")} ist leer.`,
  "card-does-not-fit": (of) => `Spalte ${of("column")} passt nicht.`,
  "stock-empty": () => "Der Talon ist leer.",
};

function nameInvalid(whose: string): (of: Told) => string {
  return (of) =>
    `Der Name ${whose} hat ${of("characters")} Zeichen; es dürfen 1 bis ${of("most")} gewöhnliche sein.`;
}

/** Why a move that was sent along is refused: its own code and details stand beside the move. */
function refusalSentence(of: Told): string {
  const entries: { readonly [code: string]: ((of: Told) => string) | undefined } = RULES_FAULTS;
  return entries[of("refusal")]?.(of) ?? "";
}

/** What is wrong, and what would be right. */
export function faultSentence(fault: Fault): string {
  return said(RULES_FAULTS, fault) ?? fault.message;
}

/** @returns undefined when the code is not among them. */
export function said<Code extends string>(
  sentences: Sentences<Code>,
  { code, details = {} }: Fault,
): string | undefined {
  const entries: { readonly [code: string]: ((of: Told) => string) | undefined } = sentences;
  return entries[code]?.((name) => String(details[name] ?? ""));
}
