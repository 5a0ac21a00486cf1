/** The courses in German words: loaded with what draws them. A test proves every claim made here. */
import type { RuleSet } from "@albatross/rules";
import type { CourseId } from "../courses/own-courses.ts";
import type { CourseResult } from "../courses/course-results.ts";
import { formatNumber, sentence } from "./de-cards.ts";
import { rulesName } from "./de-presets.ts";

const ABOUT: { readonly [Id in CourseId]: string } = {
  "home-green": "Alle neun Löcher lassen sich abräumen und dabei fünfmal Ziehen oder mehr sparen.",
  "narrow-fairways":
    "Alle neun lassen sich abräumen, aber keines vor der allerletzten Karte des Talons.",
  "lost-balls": "Kein einziges der neun lässt sich abräumen. Die niedrigste Summe: 27.",
  "old-nine":
    "Die Blätter eins bis neun, wie sie fallen. Zwei lassen sich abräumen; die niedrigste Summe ist 9.",
  "queens-gate":
    "Alle neun lassen sich abräumen, und kein einziges, wenn auf den König keine Dame darf.",
  "round-the-corner":
    "Die Ränge gehen im Kreis. Jedes Loch lässt sich abräumen und dabei zehnmal Ziehen oder mehr sparen.",
  "first-choice":
    "Alle neun lassen sich abräumen, wenn du die erste Karte wählst, und keines, wenn sie aufgedeckt wird.",
  "morning-mist":
    "Vier Reihen liegen verdeckt. Darunter lassen sich alle neun abräumen und dabei dreimal Ziehen sparen.",
};

export const courses = {
  listLabel: "Platz",
  sent: "Dir geschickt: neun Blätter, dieselben für alle, die den Link haben.",
  about: (id: CourseId) => ABOUT[id],
  rules: (rules: RuleSet) => sentence(rulesName(rules)),
  result: (result: CourseResult | null) =>
    result === null
      ? "Noch nicht gespielt."
      : `Dein Bestes: ${formatNumber(result.best)}${result.times > 1 ? `, ${formatNumber(result.times)}-mal gespielt` : ""}.`,
  secondNine: "Zweite Neun",
  share: "Platz teilen",
  /** Words first, then the link. */
  shared: (name: string, rules: RuleSet, address: string) =>
    `Albatross: der Platz ${name}, neun Löcher, ${rulesName(rules)}. Dieselben Karten für uns alle: ${address}`,
  help: "Die neun Blätter eines Platzes sind immer dieselben. Von jedem bleibt die beste Summe erhalten.",
  playedOn: (name: string) => `Auf ${name}.`,
};
