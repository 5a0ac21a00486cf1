import { formatDealName, parseLink, type Fault } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { formatHistory, parseHistory } from "../state/history-file.ts";
import { openWithMoves } from "../state/open-hole.ts";
import { readSent } from "../state/sent.ts";
import { playedHole } from "../state/test-played.ts";
import { faultSentence } from "./de-faults.ts";
import { historyFaultSentence } from "./de-history-faults.ts";

function refusedLink(query: string): Fault {
  const sent = readSent(query);
  if (sent?.kind === "bad") return sent.fault;
  const link = parseLink(query);
  if (!link.ok) return link.fault;
  const opened = openWithMoves(link.value.deal, link.value.rules, link.value.moves);
  if (!opened.ok) return opened.fault;
  throw new Error(`${query} is a good link to ${formatDealName(opened.value.deal)}`);
}

describe("what is wrong with a link is said in German, with what was met", () => {
  test.each([
    ["deal=abc:1", "deal-source-unknown", "„abc:1“"],
    ["deal=0", "deal-number-invalid", "„0“ ist keine Nummer eines Blatts"],
    ["deal=2&generator=9", "generator-unknown", "Das Verfahren „9“"],
    ["deal=2&rules=bridge", "rules-preset-unknown", "„bridge“ sind keine Regeln"],
    ["deal=2&rules=king%3Dwrap%2Cking%3Dstop", "rules-option-twice", "„king“ steht zweimal"],
    ["deal=2&rules=queen%3Dwrap", "rules-option-unknown", "„queen“ gibt es nicht"],
    ["deal=2&rules=king%3Dpawn", "rules-value-unknown", "king=pawn ist nicht möglich"],
    [
      "deal=2&rules=columns%3D9%2Crows%3D6",
      "rules-impossible",
      "9 Spalten mit 6 Reihen brauchen 54",
    ],
    ["deal=2&rules=rows%3D3%2Chidden%3D4", "rules-impossible", "4 verdeckte Reihen"],
    ["deal", "link-shape", "„deal“ im Link hat keinen Wert"],
    ["deal=%E0", "link-shape", "„deal“ des Links ist falsch codiert"],
    ["rules=classic", "link-deal-missing", "nennt kein Blatt"],
    ["deal=2&moves=4x", "move-unknown", "„x“ an Stelle 2"],
    [
      `deal=2&moves=${"%2B".repeat(60)}`,
      "record-too-long",
      "60 Züge; nach diesen Regeln hat ein Loch höchstens 51",
    ],
    ["deal=2&moves=9", "column-unknown", "Eine Spalte 9 gibt es nicht"],
    ["deal=2&moves=1", "card-does-not-fit", "Spalte 1 passt nicht"],
    [`deal=2&moves=${"%2B".repeat(17)}`, "stock-empty", "Der Talon ist leer"],
    ["course=&deals=1-2", "course-name-invalid", "des Platzes hat 0 Zeichen"],
    ["course=Neun", "course-deals-missing", "einen Platz ohne seine neun Blätter"],
    ["course=Neun&deals=1-2-3", "course-invalid", "hier sind es 3"],
    ["deal=2&puzzle=chess", "puzzle-kind-unknown", "„chess“ ist keine Art von Rätsel"],
    ["deal=2&shared=9", "shared-version-unknown", "„9“, die hier nicht bekannt ist"],
    ["deal=2&shared=1", "shared-result-missing", "nennt kein Ergebnis"],
    ["deal=2&shared=1&result=won", "record-result-invalid", "„won“ ist kein Ergebnis"],
    [
      "deal=2&shared=1&result=cleared%203",
      "shared-result-impossible",
      "„cleared 3“ kann nach diesen Regeln nicht",
    ],
    [
      `deal=2&shared=1&by=${"x".repeat(41)}&result=stuck%203`,
      "shared-name-invalid",
      "hat 41 Zeichen; es dürfen 1 bis 40",
    ],
    [
      "deal=2&shared=1&result=stuck%203&played=41",
      "shared-moves-illegal",
      "Zug 2 von dem, was gespielt wurde, ist nicht erlaubt. Spalte 1 passt nicht.",
    ],
    [
      "deal=2&shared=1&result=stuck%203&played=4",
      "shared-result-untrue",
      "ergeben nicht „stuck 3“",
    ],
  ])("%s", (query, code, sentence) => {
    const fault = refusedLink(query);
    expect(fault.code).toBe(code);
    expect(faultSentence(fault)).toContain(sentence);
    expect(faultSentence(fault)).toMatch(/\.$/);
    expect(faultSentence(fault)).not.toMatch(/„“|undefined/);
  });

  test("one that is not known here is said as it is", () => {
    expect(faultSentence({ code: "of-tomorrow", message: "it is of tomorrow" })).toBe(
      "it is of tomorrow",
    );
  });
});

describe("what is wrong with a file of holes is said in German, with its place and its code", () => {
  const one = playedHole(2);
  const fileOf = (change: object): string => formatHistory([playedHole(3), { ...one, ...change }]);

  test.each([
    [
      "no JSON",
      "{",
      "Die Datei ist kein JSON; wähle eine, die hier exportiert wurde. (history-not-json)",
    ],
    ["another format", "{}", "nennt nicht „albatross-history“ als ihr Format. (history-not-ours)"],
    [
      "a newer one",
      formatHistory([]).replace("1,", "7,"),
      "Version 7; hier bekannt ist 1. (history-newer)",
    ],
    [
      "no version",
      formatHistory([]).replace('"version": 1,', ""),
      "nennt keine Version. (history-shape)",
    ],
    ["no holes", formatHistory([]).replace("[]", "1"), "keine Liste von Löchern. (history-shape)"],
    ["another part", formatHistory([]).replace("{", '{"x": 1,'), "einen Teil „x“"],
    [
      "a hole twice",
      formatHistory([one, one]),
      `Loch 2 hat die Kennung „${one.id}“ eines anderen.`,
    ],
    ["a wrong field", fileOf({ undos: -1 }), "Loch 2 von 2: Das Feld „undos“ fehlt"],
    [
      "another field",
      fileOf({ colour: 1 }),
      "Loch 2 von 2: Ein Feld „colour“ ist hier nicht bekannt.",
    ],
    [
      "another deal",
      fileOf({ deal: "0" }),
      "Das Blatt ist hier nicht bekannt. „0“ ist keine Nummer",
    ],
    [
      "other rules",
      fileOf({ rules: "bridge" }),
      "Die Regeln sind hier nicht bekannt. „bridge“ sind",
    ],
    [
      "rules written otherwise",
      fileOf({ rules: "king=stop" }),
      "„king=stop“ schreiben sich hier „classic“.",
    ],
    ["no moves", fileOf({ moves: "x" }), "Die Züge sind nicht zu lesen. „x“ an Stelle 1"],
    ["a bad move", fileOf({ moves: "9" }), "Zug 1 ist nicht erlaubt. Eine Spalte 9 gibt es nicht."],
    ["a false claim", fileOf({ bestRun: 35 }), "Als „bestRun“ steht 35 da"],
  ])("%s", (_, file, sentence) => {
    const parsed = parseHistory(file);
    if (parsed.ok) throw new Error("the file is good");
    const said = historyFaultSentence(parsed.fault);
    expect(said).toContain(sentence);
    expect(said).toContain(` (${parsed.fault.code})`);
    expect(said).not.toMatch(/„“|undefined|NaN/);
  });

  test("also what only the statistics panel can know", () => {
    const details = { id: "a", deal: "1", rules: "classic", dealHere: "2", rulesHere: "easy" };
    expect(historyFaultSentence({ code: "history-conflict", message: "", details })).toBe(
      "Loch „a“ ist in der Datei Blatt 1, classic, und hier Blatt 2, easy. (history-conflict)",
    );
    const sizes = { bytes: 65_000_000, most: 64_000_000 };
    expect(
      historyFaultSentence({ code: "history-too-large", message: "", details: sizes }),
    ).toContain("65.000.000 Bytes; gelesen werden bis zu 64.000.000.");
  });
});
