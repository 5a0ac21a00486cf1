/** The scorecard and the result of a round in English words: loaded with what draws them. */
import { standingOf, type Preset, type RuleSet } from "@albatross/rules";
import type { RoundDeals, RoundInPlay } from "../state/open-hole.ts";
import { cardOf, readRound, type RoundFacts } from "../state/round-facts.ts";
import { count, english, formatNumber, sentence } from "./en-cards.ts";
import { courses } from "./en-courses.ts";

/** "14 under par", "level with par". */
function againstPar(toPar: number): string {
  if (toPar === 0) return "level with par";
  return `${formatNumber(Math.abs(toPar))} ${standingOf(toPar)} par`;
}

/** "−2", "level", "+3": against par where there is no room for words. */
function againstParShort(toPar: number): string {
  if (toPar === 0) return "level";
  return toPar > 0 ? `+${toPar}` : formatNumber(toPar);
}

function holesWords(holes: 9 | 18): string {
  return holes === 9 ? "Nine holes" : "Eighteen holes";
}

function helpWords({ help }: RoundFacts): string {
  const parts: string[] = [];
  if (help.hints > 0) parts.push(count(help.hints, "hint", "hints"));
  if (help.undos > 0) parts.push(count(help.undos, "undo", "undos"));
  if (help.givenMoves > 0) parts.push(`${count(help.givenMoves, "move", "moves")} from a link`);
  return parts.length === 0 ? "No help used." : `Help: ${parts.join(", ")}.`;
}

/** Words first, so that it can be read out; the strokes of each hole after them. */
function shared(round: RoundInPlay): string {
  const { rows, total, toPar } = cardOf(round);
  const strokes = rows.flatMap(({ strokes }) => (strokes === null ? [] : formatNumber(strokes)));
  const holes = holesWords(round.holes).toLowerCase();
  const where = round.course ? ` on ${round.course.name}` : "";
  return `Albatross, ${holes}${where}: ${formatNumber(total)}, ${againstPar(toPar)}. ${strokes.join(" ")}`;
}

export type LegendMark = "under-2" | "under-1" | "over-1" | "over-2" | "cleared";

export const roundCard = {
  courses,
  about:
    "Hole after hole on one scorecard. The strokes left on each are added; a hole cleared with draws to spare takes some off.",
  holesLabel: "Holes",
  holesChoice: (holes: "9" | "18") => (holes === "9" ? "Nine" : "Eighteen"),
  parLabel: "Par",
  parChoice: (par: "45" | "36") => (par === "45" ? "45, five a hole" : "36, four a hole"),
  dealsLabel: "Deals",
  dealsChoice(deals: RoundDeals): string {
    const names: { readonly [D in RoundDeals]: string } = {
      random: "Random",
      winnable: "Winnable",
      course: "Course",
    };
    return names[deals];
  },
  dealsHelp: (deals: Exclude<RoundDeals, "course">) =>
    deals === "random"
      ? "As the cards fall: one hole in four or so can be cleared."
      : "Each hole is proved to have a way home.",
  underRules: (rules: RuleSet, preset: Preset | undefined) =>
    `Rules: ${preset?.title ?? `own, ${rules.columns} × ${rules.rows}`}.`,
  start: "Start the round",
  another: (isCourse: boolean) => (isCourse ? "Play it again" : "Play another"),
  begun: "Begun",
  begunRound: (round: RoundInPlay, date: number) =>
    `Hole ${round.played.length + 1} of ${round.holes}, ${english.day(date)}`,
  comeBack: "Go on",
  finished: "Played",
  noneFinished: "No round is finished yet.",
  notReadable: "This browser stores no rounds.",
  finishedRound(round: RoundInPlay, date: number): string {
    const { total, toPar } = cardOf(round);
    return `${english.day(date)}: ${formatNumber(total)}, ${againstPar(toPar)}`;
  },
  finishedNote(round: RoundInPlay): string {
    const facts = readRound(round);
    const cleared = `${facts.cleared} of ${round.holes} cleared`;
    const deals = round.course ? `the course ${round.course.name}` : `${round.deals} deals`;
    return `Par ${(round.par * round.holes) / 9}, ${deals}. ${cleared}. ${helpWords(facts)}`;
  },
  /** Where the round stands. */
  standing(facts: RoundFacts, holes: number): string {
    if (facts.holesPlayed === 0) return `Hole 1 of ${holes}. The card is clean.`;
    const after =
      facts.holesPlayed === holes ? `After ${holes} holes` : `After ${facts.holesPlayed}`;
    return `${after}: ${formatNumber(facts.total)}, ${againstPar(facts.toPar)}.`;
  },
  resultTitle: (facts: RoundFacts) => `Round over: ${againstPar(facts.toPar)}`,
  resultSentence({ total, toPar, best, cleared, holesPlayed }: RoundFacts): string {
    const bestHole =
      best === null ? "" : ` Best hole: number ${best.hole}, ${formatNumber(best.strokes)}.`;
    return `${formatNumber(total)} on the card, ${againstPar(toPar)}. ${cleared} of ${holesPlayed} cleared.${bestHole}`;
  },
  help: helpWords,
  shared,
  take: (strokes: number) => `Take ${count(strokes, "stroke", "strokes")}`,
  takeAsk: (strokes: number) =>
    `End this hole with ${count(strokes, "stroke", "strokes")}? Undo brings it back until the next one begins.`,
  playOn: "Play on",
  undoLast: "Undo last",
  leave: "Leave the round",
  leaveHelp: (isKept: boolean) =>
    isKept
      ? "A round that you leave is kept; come back to it here."
      : "This browser stores nothing: a round that you leave is gone.",
  share: "Share",
  picture: {
    show: "Picture",
    title: (facts: RoundFacts) => sentence(againstPar(facts.toPar)),
    line(round: RoundInPlay, facts: RoundFacts): string {
      const where = round.course ? ` on ${round.course.name}` : "";
      return `${holesWords(round.holes)}${where}, ${facts.cleared} of ${facts.holesPlayed} cleared`;
    },
    share: "Share picture",
    copy: "Copy picture",
    save: "Save picture",
    failed: "This browser could not draw the picture. The words can be shared all the same.",
  },
  print: "Print the card",
  printBlank: "Print a blank card",
  date: (ms: number) => english.day(ms),
  table: {
    caption: (nine: number, holes: number) =>
      holes === 9 ? "Scorecard" : nine === 0 ? "Scorecard, first nine" : "Scorecard, second nine",
    hole: "Hole",
    par: "Par",
    strokes: "Strokes",
    total: "Total",
    toPar: "To par",
    /** The sum of nine holes. */
    sum: "Nine",
    sumSpoken: (nine: number, holes: number) =>
      holes === 9 ? "all nine" : nine === 0 ? "first nine" : "second nine",
    open: "not played",
    againstParShort,
    /** What a mark means, after the figure that it is round: "3, 2 under par". */
    mark: (strokes: number, par: number) => againstPar(strokes - par),
    cleared: "cleared",
    player: "Name",
    date: "Date",
    rules: "Rules",
  },
  legend: {
    title: "Marks",
    shape(mark: LegendMark): string {
      const shapes: { readonly [M in LegendMark]: string } = {
        "under-2": "Two circles",
        "under-1": "Circle",
        "over-1": "Square",
        "over-2": "Two squares",
        cleared: "Flag",
      };
      return shapes[mark];
    },
    meaning(mark: LegendMark): string {
      const meanings: { readonly [M in LegendMark]: string } = {
        "under-2": "two or more under par",
        "under-1": "one under par",
        "over-1": "one over par",
        "over-2": "two or more over par",
        cleared: "the hole was cleared",
      };
      return meanings[mark];
    },
  },
} as const;
