/** The scorecard and the result of a round in German words: loaded with what draws them. */
import { standingOf, type Preset, type RuleSet } from "@albatross/rules";
import type { RoundDeals, RoundInPlay } from "../state/open-hole.ts";
import { cardOf, readRound, type RoundFacts } from "../state/round-facts.ts";
import type { RoundWords } from "./catalogue.ts";
import { count, formatNumber, german, sentence, strokesWords } from "./de-cards.ts";
import { courses } from "./de-courses.ts";
import { ownRules, presetTitle } from "./de-presets.ts";
import type { LegendMark } from "./en-round-card.ts";

/** "14 unter Par", "genau Par". */
function againstPar(toPar: number): string {
  if (toPar === 0) return "genau Par";
  const side = standingOf(toPar) === "under" ? "unter" : "über";
  return `${formatNumber(Math.abs(toPar))} ${side} Par`;
}

/** "−2", "Par", "+3": against par where there is no room for words. */
function againstParShort(toPar: number): string {
  if (toPar === 0) return "Par";
  return toPar > 0 ? `+${formatNumber(toPar)}` : formatNumber(toPar);
}

function holesWords(holes: 9 | 18): string {
  return holes === 9 ? "neun Löcher" : "achtzehn Löcher";
}

function helpWords({ help }: RoundFacts): string {
  const parts: string[] = [];
  if (help.hints > 0) parts.push(count(help.hints, "Tipp", "Tipps"));
  if (help.undos > 0) parts.push(`${formatNumber(help.undos)}-mal Zurück`);
  if (help.givenMoves > 0) parts.push(`${count(help.givenMoves, "Zug", "Züge")} aus einem Link`);
  return parts.length === 0 ? "Ohne Hilfe." : `Hilfe: ${parts.join(", ")}.`;
}

/** Words first, so that it can be read out; the strokes of each hole after them. */
function shared(round: RoundInPlay): string {
  const { rows, total, toPar } = cardOf(round);
  const strokes = rows.flatMap(({ strokes }) => (strokes === null ? [] : formatNumber(strokes)));
  const where = round.course ? ` auf ${round.course.name}` : "";
  return `Albatross, ${holesWords(round.holes)}${where}: ${formatNumber(total)}, ${againstPar(toPar)}. ${strokes.join(" ")}`;
}

const DEALS: { readonly [D in RoundDeals]: string } = {
  random: "Zufällig",
  winnable: "Gewinnbar",
  course: "Platz",
};

function dealsWords({ deals, course }: RoundInPlay): string {
  if (course) return `der Platz ${course.name}`;
  return deals === "random" ? "zufällige Blätter" : "gewinnbare Blätter";
}

const SHAPES: { readonly [M in LegendMark]: string } = {
  "under-2": "Zwei Kreise",
  "under-1": "Kreis",
  "over-1": "Quadrat",
  "over-2": "Zwei Quadrate",
  cleared: "Fahne",
};

const MEANINGS: { readonly [M in LegendMark]: string } = {
  "under-2": "zwei oder mehr unter Par",
  "under-1": "eins unter Par",
  "over-1": "eins über Par",
  "over-2": "zwei oder mehr über Par",
  cleared: "das Loch ist abgeräumt",
};

export const roundCard: RoundWords = {
  courses,
  about:
    "Loch um Loch auf einer Scorekarte. Die Schläge, die liegen bleiben, werden addiert; ein Loch, das vorzeitig abgeräumt ist, zieht welche ab.",
  holesLabel: "Löcher",
  holesChoice: (holes: "9" | "18") => (holes === "9" ? "Neun" : "Achtzehn"),
  parLabel: "Par",
  parChoice: (par: "45" | "36") => (par === "45" ? "45, fünf je Loch" : "36, vier je Loch"),
  dealsLabel: "Blätter",
  dealsChoice: (deals: RoundDeals) => DEALS[deals],
  dealsHelp: (deals: Exclude<RoundDeals, "course">) =>
    deals === "random"
      ? "Wie die Karten fallen: Etwa eines von vier lässt sich abräumen."
      : "Von jedem ist bewiesen, dass es sich abräumen lässt.",
  underRules: (rules: RuleSet, preset: Preset | undefined) =>
    `Regeln: ${preset ? presetTitle(preset) : ownRules(rules)}.`,
  start: "Runde beginnen",
  another: (isCourse: boolean) => (isCourse ? "Noch einmal spielen" : "Noch eine Runde"),
  begun: "Begonnen",
  begunRound: (round: RoundInPlay, date: number) =>
    `Loch ${round.played.length + 1} von ${round.holes}, ${german.day(date)}`,
  comeBack: "Weiter",
  finished: "Gespielt",
  noneFinished: "Noch keine Runde ist zu Ende gespielt.",
  notReadable: "Dieser Browser speichert keine Runden.",
  finishedRound(round: RoundInPlay, date: number): string {
    const { total, toPar } = cardOf(round);
    return `${german.day(date)}: ${formatNumber(total)}, ${againstPar(toPar)}`;
  },
  finishedNote(round: RoundInPlay): string {
    const facts = readRound(round);
    const cleared = `${facts.cleared} von ${round.holes} abgeräumt`;
    return `Par ${(round.par * round.holes) / 9}, ${dealsWords(round)}. ${cleared}. ${helpWords(facts)}`;
  },
  /** Where the round stands. */
  standing(facts: RoundFacts, holes: number): string {
    if (facts.holesPlayed === 0) return `Loch 1 von ${holes}. Die Karte ist noch leer.`;
    const after =
      facts.holesPlayed === holes ? `Nach ${holes} Löchern` : `Nach Loch ${facts.holesPlayed}`;
    return `${after}: ${formatNumber(facts.total)}, ${againstPar(facts.toPar)}.`;
  },
  resultTitle: (facts: RoundFacts) => `Runde zu Ende: ${againstPar(facts.toPar)}`,
  resultSentence({ total, toPar, best, cleared, holesPlayed }: RoundFacts): string {
    const bestHole =
      best === null ? "" : ` Bestes Loch: Nummer ${best.hole} mit ${formatNumber(best.strokes)}.`;
    return `${formatNumber(total)} auf der Karte, ${againstPar(toPar)}. ${cleared} von ${holesPlayed} abgeräumt.${bestHole}`;
  },
  help: helpWords,
  shared,
  take: (strokes: number) => `${sentence(strokesWords(strokes))} nehmen`,
  takeAsk: (strokes: number) =>
    `Dieses Loch mit ${german.plural(strokes, { one: "einem Schlag", other: `${formatNumber(strokes)} Schlägen` })} beenden? Zurück holt es wieder, bis das nächste beginnt.`,
  playOn: "Weiterspielen",
  undoLast: "Zurück",
  leave: "Runde verlassen",
  leaveHelp: (isKept: boolean) =>
    isKept
      ? "Eine Runde, die du verlässt, bleibt erhalten; hier geht es weiter."
      : "Dieser Browser speichert nichts: Eine Runde, die du verlässt, ist weg.",
  share: "Teilen",
  picture: {
    show: "Bild",
    title: (facts: RoundFacts) => sentence(againstPar(facts.toPar)),
    line(round: RoundInPlay, facts: RoundFacts): string {
      const where = round.course ? ` auf ${round.course.name}` : "";
      return `${sentence(holesWords(round.holes))}${where}, ${facts.cleared} von ${facts.holesPlayed} abgeräumt`;
    },
    share: "Bild teilen",
    copy: "Bild kopieren",
    save: "Bild speichern",
    failed: "Dieser Browser konnte das Bild nicht zeichnen. Die Worte lassen sich trotzdem teilen.",
  },
  print: "Karte drucken",
  printBlank: "Leere Karte drucken",
  date: (ms: number) => german.day(ms),
  table: {
    caption: (nine: number, holes: number) =>
      holes === 9
        ? "Scorekarte"
        : nine === 0
          ? "Scorekarte, erste Neun"
          : "Scorekarte, zweite Neun",
    hole: "Loch",
    par: "Par",
    strokes: "Schläge",
    total: "Summe",
    toPar: "Zu Par",
    /** The sum of nine holes. */
    sum: "Neun",
    sumSpoken: (nine: number, holes: number) =>
      holes === 9 ? "alle neun" : nine === 0 ? "erste Neun" : "zweite Neun",
    open: "nicht gespielt",
    againstParShort,
    /** What a mark means, after the figure that it is round: "3, 2 unter Par". */
    mark: (strokes: number, par: number) => againstPar(strokes - par),
    cleared: "abgeräumt",
    player: "Name",
    date: "Datum",
    rules: "Regeln",
  },
  legend: {
    title: "Zeichen",
    shape: (mark: LegendMark) => SHAPES[mark],
    meaning: (mark: LegendMark) => MEANINGS[mark],
  },
};
