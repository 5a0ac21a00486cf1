/** What is wrong with a file of played holes, in German, by the codes of the faults. */
import type { HistoryFault } from "../state/history-desk.ts";
import { german } from "./de-cards.ts";
import { faultSentence, said } from "./de-faults.ts";

type Told = (name: string) => string;

const FAULTS: { readonly [C in HistoryFault["code"]]: (of: Told) => string } = {
  "history-not-json": () => "Die Datei ist kein JSON; wähle eine, die hier exportiert wurde.",
  "history-not-ours": (of) => `Die Datei nennt nicht „${of("format")}“ als ihr Format.`,
  "history-newer": (of) =>
    `Die Datei hat Version ${of("version")}; hier bekannt ist ${of("known")}.`,
  "history-shape": (of) => {
    if (of("extra") !== "")
      return `Die Datei hat einen Teil „${of("extra")}“, der hier nicht bekannt ist.`;
    return of("part") === "version"
      ? "Die Datei nennt keine Version."
      : "Die Datei hat keine Liste von Löchern.";
  },
  "history-twice": (of) => `Loch ${of("hole")} hat die Kennung „${of("id")}“ eines anderen.`,
  "history-conflict": (of) =>
    `Loch „${of("id")}“ ist in der Datei Blatt ${of("deal")}, ${of("rules")}, und hier Blatt ${of("dealHere")}, ${of("rulesHere")}.`,
  "history-too-large": (of) =>
    `Die Datei hat ${bytes(of("bytes"))} Bytes; gelesen werden bis zu ${bytes(of("most"))}.`,
  "history-file-unreadable": () => "Die Datei lässt sich nicht mehr lesen; wähle sie noch einmal.",
  "history-hole-shape": (of) =>
    of("name") === ""
      ? "Es ist kein Objekt mit Feldern."
      : `Das Feld „${of("name")}“ fehlt oder ist nicht, was es sein sollte.`,
  "history-hole-unknown-field": (of) => `Ein Feld „${of("name")}“ ist hier nicht bekannt.`,
  "history-hole-deal": () => "Das Blatt ist hier nicht bekannt.",
  "history-hole-rules": (of) =>
    of("written") === ""
      ? "Die Regeln sind hier nicht bekannt."
      : `Die Regeln „${of("rules")}“ schreiben sich hier „${of("written")}“.`,
  "history-hole-moves": (of) =>
    of("move") === "" ? "Die Züge sind nicht zu lesen." : `Zug ${of("move")} ist nicht erlaubt.`,
  "history-hole-untrue": (of) =>
    `Als „${of("field")}“ steht ${of("claim")} da, und die Züge ergeben etwas anderes.`,
};

/** Which hole, what is wrong with it, why; and the code, which helps who asks for help. */
export function historyFaultSentence(fault: HistoryFault): string {
  const { code, details = {} } = fault;
  const cause = "cause" in fault && fault.cause ? ` ${faultSentence(fault.cause)}` : "";
  const where = code.startsWith("history-hole-")
    ? `Loch ${details["hole"]} von ${details["holes"]}: `
    : "";
  return `${where}${said(FAULTS, fault) ?? fault.message}${cause} (${code})`;
}

function bytes(number: string): string {
  return german.number(Number(number));
}
