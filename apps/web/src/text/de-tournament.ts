/** Tournaments in German words (R4–R6): loaded with what draws them. */
import { findPreset, TOTAL_BONUS, type RuleSet } from "@albatross/rules";
import type { ComputerId } from "../state/computer-players.ts";
import type { WatchSpeed } from "../state/computer-turn.ts";
import type { RoundDeals } from "../state/open-hole.ts";
import type {
  TournamentPacks,
  TournamentPlayer,
  TournamentScoring,
} from "../state/tournament-options.ts";
import {
  readTournament,
  type TournamentFacts,
  type TournamentHelp,
  type TournamentRound,
} from "../state/tournament-facts.ts";
import type { TournamentWords } from "./catalogue.ts";
import { andList, count, formatNumber, german, strokesWords } from "./de-cards.ts";
import { ownRules, presetTitle } from "./de-presets.ts";

const COMPUTERS: { readonly [Id in ComputerId]: readonly [name: string, plays: string] } = {
  rookie: [
    "Robin, ganz neu dabei",
    "Spielt die erste Karte, die passt, und zieht, wenn keine passt.",
  ],
  sprinter: ["Skye mit dem Sprint", "Nimmt die längste Serie in Sicht und denkt nicht weiter."],
  clubhouse: [
    "Hazel vom Clubhaus",
    "Kennt die Faustregeln: Öffnungen, Paare, Könige, hohe Spalten.",
  ],
  caddie: [
    "Mo, der Caddie",
    "Stellt sich zwei Möglichkeiten vor, wie die ungesehenen Karten liegen.",
  ],
  professional: ["Ingrid, die Könnerin", "Wägt jede Karte ab, die noch kommen kann. Stark."],
  champion: [
    "Grace, die Meisterin",
    "Spielt, was der Trainer rät, wenn er zu Ende gedacht hat. Schwer zu schlagen.",
  ],
  oracle: [
    "Oracle, sieht alle Karten",
    "Sieht auch den Talon und spielt das Beste, was geht: kein Gegner, ein Maßstab.",
  ],
};

function scoreWords(facts: TournamentFacts, place: number): string {
  const points = facts.points[place] ?? 0;
  switch (facts.scoring) {
    case "match":
      return count(points, "Punkt", "Punkte");
    case "stroke":
      return strokesWords(points);
    case "skins":
      return count(points, "Skin", "Skins");
  }
}

/** "Anna 2 Punkte und Ben keine Punkte". */
function scores(facts: TournamentFacts): string {
  return andList(facts.players.map(({ name }, place) => `${name} ${scoreWords(facts, place)}`));
}

function carriedWords({ carried, isOver }: TournamentFacts): string {
  if (carried === 0) return "";
  const skins = count(carried, "Skin", "Skins");
  return isOver ? ` Ohne Sieger am Ende: ${skins}.` : ` Mitgenommen: ${skins}.`;
}

function nameAt({ players }: TournamentFacts, place: number | null): string {
  return players[place ?? -1]?.name ?? "niemand";
}

function bonusWords(facts: TournamentFacts): string {
  if (facts.scoring !== "match") return "";
  if (facts.bonusWinner === null) return " Die kleinste Summe haben mehrere: kein Bonus.";
  const lower = facts.players.length > 2 ? "kleinste" : "kleinere";
  return ` Die ${TOTAL_BONUS} Punkte für die ${lower} Summe gingen an ${nameAt(facts, facts.bonusWinner)}.`;
}

function outcome(facts: TournamentFacts): string {
  if (facts.winner !== null) return `${nameAt(facts, facts.winner)} gewinnt`;
  return `Unentschieden: ${andList(facts.leaders.map((place) => nameAt(facts, place)))}`;
}

/** Empty where there was none. */
function helpOf({ hints, undos, restarts }: TournamentHelp): string {
  const parts: string[] = [];
  if (hints > 0) parts.push(count(hints, "Tipp", "Tipps"));
  if (undos > 0) parts.push(`${formatNumber(undos)}-mal Zurück`);
  if (restarts > 0) parts.push(`${formatNumber(restarts)}-mal von vorn`);
  return parts.join(", ");
}

function helpWords(facts: TournamentFacts): string {
  const helped = facts.help.flatMap((help, place) => {
    const words = helpOf(help);
    return words === "" ? [] : `${nameAt(facts, place)} ${words}`;
  });
  return helped.length === 0 ? "Ohne Hilfe." : `Hilfe: ${helped.join("; ")}.`;
}

const SCORINGS: { readonly [S in TournamentScoring]: string } = {
  match: "Match",
  stroke: "Zählspiel",
  skins: "Skins",
};

export const tournament: TournamentWords = {
  title: "Turnier",
  about: "Neun Löcher für zwei bis vier, nacheinander an diesem Gerät oder gegen den Computer.",
  countLabel: "Spieler",
  seat: (number: number) => `Spieler ${number}`,
  nameLabel: "Name",
  whoLabel: "Wer spielt",
  somebody: "Jemand hier",
  computer: (id: ComputerId) => COMPUTERS[id][0],
  plays: (id: ComputerId) => COMPUTERS[id][1],
  sameName: (name: string) => `Zwei heißen ${name}. Gib einem von beiden einen anderen Namen.`,
  scoringLabel: "Wertung",
  scoring: (scoring: TournamentScoring) => SCORINGS[scoring],
  scoringHelp(scoring: TournamentScoring): string {
    switch (scoring) {
      case "match":
        return `Ein Punkt für jedes allein gewonnene Loch und ${TOTAL_BONUS} dazu für die kleinere Summe. Gleichstand bringt niemandem etwas. Die meisten Punkte gewinnen.`;
      case "stroke":
        return "Die Schläge aller neun Löcher werden addiert. Die kleinere Summe gewinnt.";
      case "skins":
        return "Jedes Loch ist ein Skin für den, der es allein gewinnt. Bei Gleichstand geht es am nächsten Loch auch um diesen. Die meisten Skins gewinnen.";
    }
  },
  packsLabel: "Karten",
  packs: (packs: TournamentPacks) => (packs === "own" ? "Eigene" : "Dieselben"),
  packsHelp: (packs: TournamentPacks) =>
    packs === "own"
      ? "Jeder hat eigene Karten, wie es in den Büchern steht."
      : "Alle spielen an jedem Loch dasselbe Blatt.",
  dealsLabel: "Blätter",
  deals(deals: RoundDeals): string {
    const names: { readonly [D in RoundDeals]: string } = {
      random: "Zufällig",
      winnable: "Gewinnbar",
      course: "Platz",
    };
    return names[deals];
  },
  order: "Menschen spielen jedes Loch vor dem Computer und beginnen es abwechselnd.",
  undoHelp:
    "Zurück geht es in einem eigenen Loch, bis der Nächste dran ist. Dann steht das Ergebnis fest. Was geholfen hat, steht auf der Karte.",
  underRules: (rules: RuleSet) => {
    const preset = findPreset(rules);
    return `Regeln: ${preset ? presetTitle(preset) : ownRules(rules)}.`;
  },
  speedLabel: "Tempo des Computers",
  speed(speed: WatchSpeed): string {
    const names: { readonly [S in WatchSpeed]: string } = {
      slow: "Langsam",
      normal: "Mittel",
      fast: "Schnell",
      "at-once": "Sofort",
    };
    return names[speed];
  },
  start: "Turnier beginnen",
  begun: "Begonnen",
  begunOne: (names: readonly string[], hole: number, date: number) =>
    `${andList(names)}, Loch ${hole} von 9, ${german.day(date)}`,
  comeBack: "Weiter",
  finished: "Gespielt",
  noneFinished: "Noch ist kein Turnier zu Ende gespielt.",
  notReadable: "Dieser Browser speichert keine Turniere.",
  finishedOne: (facts: TournamentFacts, date: number) => `${german.day(date)}: ${outcome(facts)}`,
  card: "Turnierkarte",
  standing(facts: TournamentFacts): string {
    if (facts.holesDone === 0) return "Das erste Loch wird gespielt.";
    const done = german.plural(facts.holesDone, {
      one: "einem Loch",
      other: `${formatNumber(facts.holesDone)} Löchern`,
    });
    const after = facts.isOver ? "Nach allen neun" : `Nach ${done}`;
    return `${after}: ${scores(facts)}.${carriedWords(facts)}`;
  },
  resultTitle: outcome,
  resultSentence: (facts: TournamentFacts) =>
    `${scores(facts)}.${bonusWords(facts)}${carriedWords(facts)}`,
  help: helpWords,
  shared(round: TournamentRound): string {
    const facts = readTournament(round);
    const cards = facts.players.map(({ name }, place) => {
      const strokes = facts.strokes.map((hole) => formatNumber(hole[place] ?? 0)).join(" ");
      return `${name}: ${strokes}`;
    });
    return `Albatross, Turnier über neun Löcher, ${SCORINGS[facts.scoring]}. ${outcome(facts)}: ${scores(facts)}.${carriedWords(facts)} ${cards.join(". ")}.`;
  },
  share: "Teilen",
  print: "Karte drucken",
  another: "Noch ein Turnier",
  undoLast: "Letzten Zug zurück",
  leave: "Turnier verlassen",
  leaveHelp: (isKept: boolean) =>
    isKept
      ? "Ein verlassenes Turnier bleibt dir erhalten; hier geht es weiter."
      : "Dieser Browser speichert nichts: Ein verlassenes Turnier ist verloren.",
  cardOf: (name: string) => `Scorekarte von ${name}`,
  cover: {
    title: (name: string) => `${name} ist dran`,
    about: (hole: number) => `Loch ${hole} von 9. Die Karten sind zugedeckt, bis du hinsiehst.`,
    show: "Karten zeigen",
  },
  turn: {
    title(name: string, strokes: number, isCleared: boolean): string {
      const words = strokesWords(strokes);
      return isCleared ? `${name} räumt ab: ${words}` : `${name}: ${words}`;
    },
    next: ({ name, computer }: TournamentPlayer, hole: number) =>
      computer === null ? `Loch ${hole}: ${name} spielt` : `Loch ${hole}: ${name} zusehen`,
    isFinal: "Das Ergebnis steht fest, wenn der Nächste dran ist.",
  },
  watch: {
    title: (name: string) => `${name} spielt`,
    skip: "Überspringen",
    skipSpoken: (name: string) => `Überspringen bis zum Ende von ${name}`,
    failed: (name: string) => `${name} war nicht nach einem Zug zu fragen.`,
    tryAgain: "Noch einmal",
    endHole: "Loch beenden",
  },
  table: {
    caption: "Schläge aller Spieler, Loch für Loch",
    hole: "Loch",
    total: "Summe",
    bonus: "Bonus",
    points: (scoring: TournamentScoring) => (scoring === "skins" ? "Skins" : "Punkte"),
    open: "nicht gespielt",
    none: "keine",
    won: (scoring: TournamentScoring, worth: number) =>
      scoring === "skins" ? `gewinnt ${count(worth, "Skin", "Skins")}` : "gewinnt das Loch",
  },
};
