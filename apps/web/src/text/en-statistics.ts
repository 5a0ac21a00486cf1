/** Statistics and history in English. Every label says exactly what its figure counts. */
import { findPreset, formatDealName, parseDealName, parseRules } from "@albatross/rules";
import type { HistoryFault, HistoryNotice, HistoryView } from "../state/history-desk.ts";
import { badgeOf, type PlayedHole } from "../state/played-hole.ts";
import type { Statistics } from "../state/statistics.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import { count, english, formatNumber, sentence } from "./en-cards.ts";

const NONE = "–";

function average(value: number | null): string {
  return value === null ? NONE : english.average(value);
}

function whole(value: number | null): string {
  return value === null ? NONE : formatNumber(value);
}

export const enStatistics = {
  viewLabel: "Show",
  view(view: HistoryView): string {
    const names: { readonly [V in HistoryView]: string } = {
      figures: "Figures",
      holes: "Holes",
      files: "Files",
    };
    return names[view];
  },
  rulesLabel: "Rules",
  allRules: "All rules together",
  rules(text: string): string {
    const rules = parseRules(text);
    return (rules.ok && findPreset(rules.value)?.title) || text;
  },
  loading: "Reading the scorebook…",
  empty: {
    title: "A blank card",
    none: "No hole has been played to its end yet. Clear one, or take its strokes, and it is entered here.",
    noneOfRules: "No hole has been played to its end under these rules yet.",
    left: (left: number) =>
      `${count(left, "hole", "holes")} left unfinished after a card was played.`,
  },
  unreadable: (rows: number) =>
    `${count(rows, "entry", "entries")} cannot be read here (damaged, or of a newer version) and stay as they are.`,
  trouble(trouble: StorageTrouble): string {
    return trouble === "newer-database"
      ? "A newer version of this page has been here. Until you reload, these are the holes of this tab."
      : "This browser will not store the holes: what is counted here lasts as long as this tab.";
  },
  about:
    "A hole counts once, as it last ended: undo and restart go on with the same hole. Holes whose link came with moves do not count.",
  /** Pairs of a label and its figure, in groups with a heading each. */
  groups(of: Statistics): readonly FigureGroup[] {
    const rate = of.clearRate === null ? "" : ` (${english.percent(of.clearRate)})`;
    return [
      {
        title: "Holes",
        rows: [
          ["Played to an end", whole(of.played)],
          ["Cleared, of those", `${formatNumber(of.cleared)}${rate}`],
          ["Clears in a row, up to the newest hole", whole(of.clearsInARow)],
          ["Most clears in a row", whole(of.mostClearsInARow)],
          ["Left after a card was played; in no other figure", whole(of.left)],
        ],
      },
      {
        title: "Strokes",
        rows: [
          ["Average of all played", average(of.averageStrokes)],
          ["Average of the newest 10", of.last10 === null ? "from 10 on" : average(of.last10)],
          ["Average of the newest 50", of.last50 === null ? "from 50 on" : average(of.last50)],
          ["Fewest", whole(of.bestStrokes)],
          [
            `Above the best possible, on average (best known for ${formatNumber(of.knownBest)} of ${formatNumber(of.played)})`,
            average(of.aboveBest),
          ],
        ],
      },
      {
        title: "Help",
        rows: [
          ["Holes without undo, hint or restart", whole(of.withoutHelp)],
          ["Undos in all holes played", whole(of.undos)],
          ["Hints in all holes played", whole(of.hints)],
        ],
      },
    ];
  },
  strokesChart: {
    title: "Holes by strokes",
    note: "Left of the line: cleared.",
    summary: ({ byStrokes, played, bestStrokes }: Statistics) =>
      `Bars: ${count(played, "hole", "holes")} by strokes, from ${whole(bestStrokes)} to ${whole(byStrokes.at(-1)?.value ?? null)}. The table below has every number.`,
    value: "Strokes",
    count: "Holes",
  },
  runsChart: {
    title: "Runs by length",
    note: (longest: number | null) =>
      `Plays with no draw between, two or more, in all holes played. The longest: ${whole(longest)}.`,
    summary: ({ longestRun }: Statistics) =>
      `Bars: runs of two plays or more by their length, up to ${whole(longestRun)}. The table below has every number.`,
    value: "Plays in a run",
    count: "Runs",
  },
  asTable: "As a table",
  number: whole,
  played: {
    listLabel: "Holes played, newest first",
    deal(hole: PlayedHole): string {
      const name = parseDealName(hole.deal);
      return `Deal ${name.ok ? formatDealName(name.value) : hole.deal}`;
    },
    ending({ ending }: PlayedHole): string {
      const words: { readonly [E in PlayedHole["ending"]]: string } = {
        cleared: "Cleared",
        stuck: "Stuck",
        conceded: "Strokes taken",
        left: "Left",
      };
      return words[ending];
    },
    best: (hole: PlayedHole) =>
      hole.best === null ? "best not known" : `best possible ${whole(hole.best)}`,
    strokes: (hole: PlayedHole) =>
      hole.ending === "left"
        ? `${count(hole.strokes, "card", "cards")} lay there`
        : count(hole.strokes, "stroke", "strokes"),
    badge: (hole: PlayedHole) => (badgeOf(hole) === "winnable" ? "Winnable" : "Random"),
    date: (hole: PlayedHole) => english.dayAndTime(new Date(hole.at)),
    again: "Play again",
    review: "Review",
    copyLink: "Copy link",
    more: (number: number) => `Show ${formatNumber(number)} more`,
    shown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
  },
  files: {
    exportTitle: "Export",
    exportAbout:
      "All holes, of all rules. JSON is whole and can be imported again; CSV is for a spreadsheet.",
    json: "Export JSON",
    csv: "Export CSV",
    importTitle: "Import",
    importAbout:
      "Takes in a JSON file that was exported here. Holes that are here already stay one hole; a file with anything wrong in it changes nothing.",
    import: "Import a JSON file",
    resetTitle: "Delete",
    reset: "Delete all holes",
    resetAsk: (holes: number) => `Delete ${count(holes, "hole", "holes")}, of all rules?`,
    resetYes: "Delete them",
    resetNo: "Keep them",
    setAside: (holes: number) =>
      `${count(holes, "hole", "holes")} set aside. Nothing is deleted yet: that happens when this panel closes or the page reloads. Until then you can take it back.`,
    undoReset: "Undo the delete",
  },
  notice(notice: HistoryNotice): string {
    switch (notice.kind) {
      case "imported":
        return `${sentence(count(notice.added, "hole", "holes"))} added, ${count(notice.known, "hole was", "holes were")} here already.`;
      case "refused":
        return `Nothing was imported. ${sentenceOf(notice.fault)}`;
      case "not-stored":
        return "Nothing was imported: this browser will not store the holes.";
      case "exported":
        return `${sentence(count(notice.holes, "hole", "holes"))} exported.`;
      case "reset-undone":
        return `${count(notice.holes, "hole is", "holes are")} back.`;
    }
  },
} as const;

export interface FigureGroup {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, figure: string])[];
}

/** The fault's own message is written to be read; its code helps who asks for help. */
function sentenceOf({ code, message }: HistoryFault): string {
  return `${sentence(message)}. (${code})`;
}
