/** Statistics and history in German. Every label says exactly what its figure counts. */
import { formatDealName, parseDealName } from "@albatross/rules";
import type { HistoryNotice, HistoryView } from "../state/history-desk.ts";
import { badgeOf, type PlayedHole } from "../state/played-hole.ts";
import type { Statistics } from "../state/statistics.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import type { StatisticsWords } from "./catalogue.ts";
import { count, formatNumber, german, sentence, strokesWords } from "./de-cards.ts";
import { historyFaultSentence } from "./de-history-faults.ts";
import { rulesTextName } from "./de-presets.ts";
import type { FigureGroup } from "./en-statistics.ts";

const NONE = "–";

function average(value: number | null): string {
  return value === null ? NONE : german.average(value);
}

function whole(value: number | null): string {
  return value === null ? NONE : formatNumber(value);
}

function holes(number: number): string {
  return count(number, "Loch", "Löcher");
}

export const deStatistics: StatisticsWords = {
  viewLabel: "Zeigen",
  view(view: HistoryView): string {
    const names: { readonly [V in HistoryView]: string } = {
      figures: "Zahlen",
      holes: "Löcher",
      files: "Dateien",
    };
    return names[view];
  },
  rulesLabel: "Regeln",
  allRules: "Alle Regeln zusammen",
  rules: rulesTextName,
  loading: "Die Ergebnisse werden gelesen …",
  empty: {
    title: "Eine leere Karte",
    none: "Noch ist kein Loch zu Ende gespielt. Räum eines ab oder nimm seine Schläge, dann steht es hier.",
    noneOfRules: "Nach diesen Regeln ist noch kein Loch zu Ende gespielt.",
    left: (left: number) => `${sentence(holes(left))} angefangen und nicht zu Ende gespielt.`,
  },
  unreadable: (rows: number) =>
    `${sentence(count(rows, "Eintrag ist", "Einträge sind"))} hier nicht zu lesen (beschädigt oder von einer neueren Version); daran wird nichts geändert.`,
  trouble(trouble: StorageTrouble): string {
    return trouble === "newer-database"
      ? "Eine neuere Version dieser Seite war hier. Bis du neu lädst, sind dies die Löcher dieses Tabs."
      : "Dieser Browser speichert die Löcher nicht: Was hier gezählt wird, lebt so lange wie dieser Tab.";
  },
  about:
    "Ein Loch zählt einmal, so wie es zuletzt endete: Mit Zurück und Neubeginn geht dasselbe Loch weiter. Löcher, deren Link schon Züge mitbrachte, zählen nicht.",
  /** Pairs of a label and its figure, in groups with a heading each. */
  groups(of: Statistics): readonly FigureGroup[] {
    const rate = of.clearRate === null ? "" : ` (${german.percent(of.clearRate)})`;
    return [
      {
        title: "Löcher",
        rows: [
          ["Zu Ende gespielt", whole(of.played)],
          ["Davon abgeräumt", `${formatNumber(of.cleared)}${rate}`],
          ["In Folge abgeräumt, bis zum neuesten Loch", whole(of.clearsInARow)],
          ["Längste Folge abgeräumter Löcher", whole(of.mostClearsInARow)],
          ["Angefangen und verlassen; in keiner anderen Zahl", whole(of.left)],
        ],
      },
      {
        title: "Schläge",
        rows: [
          ["Durchschnitt aller gespielten", average(of.averageStrokes)],
          ["Durchschnitt der letzten 10", of.last10 === null ? "ab 10" : average(of.last10)],
          ["Durchschnitt der letzten 50", of.last50 === null ? "ab 50" : average(of.last50)],
          ["Wenigste", whole(of.bestStrokes)],
          [
            `Über dem Bestmöglichen, im Durchschnitt (bekannt bei ${formatNumber(of.knownBest)} von ${formatNumber(of.played)})`,
            average(of.aboveBest),
          ],
        ],
      },
      {
        title: "Hilfe",
        rows: [
          ["Löcher ohne Zurück, Tipp und Neubeginn", whole(of.withoutHelp)],
          ["Zurück in allen gespielten Löchern", whole(of.undos)],
          ["Tipps in allen gespielten Löchern", whole(of.hints)],
        ],
      },
    ];
  },
  strokesChart: {
    title: "Löcher nach Schlägen",
    note: "Links der Linie: abgeräumt.",
    summary: ({ byStrokes, played, bestStrokes }: Statistics) =>
      `Balken: ${holes(played)} nach Schlägen, von ${whole(bestStrokes)} bis ${whole(byStrokes.at(-1)?.value ?? null)}. Die Tabelle darunter nennt jede Zahl.`,
    value: "Schläge",
    count: "Löcher",
  },
  runsChart: {
    title: "Serien nach Länge",
    note: (longest: number | null) =>
      `Zwei oder mehr Karten, ohne zu ziehen, in allen gespielten Löchern. Die längste: ${whole(longest)}.`,
    summary: ({ longestRun }: Statistics) =>
      `Balken: Serien von zwei oder mehr Karten nach ihrer Länge, bis ${whole(longestRun)}. Die Tabelle darunter nennt jede Zahl.`,
    value: "Karten in Serie",
    count: "Serien",
  },
  asTable: "Als Tabelle",
  number: whole,
  played: {
    listLabel: "Gespielte Löcher, die neuesten zuerst",
    deal(hole: PlayedHole): string {
      const name = parseDealName(hole.deal);
      return `Blatt ${name.ok ? formatDealName(name.value) : hole.deal}`;
    },
    ending({ ending }: PlayedHole): string {
      const words: { readonly [E in PlayedHole["ending"]]: string } = {
        cleared: "Abgeräumt",
        stuck: "Festgefahren",
        conceded: "Schläge genommen",
        left: "Verlassen",
      };
      return words[ending];
    },
    best: (hole: PlayedHole) =>
      hole.best === null ? "Bestes nicht bekannt" : `bestenfalls ${whole(hole.best)}`,
    strokes: (hole: PlayedHole) =>
      hole.ending === "left"
        ? german.plural(hole.strokes, {
            one: "1 Karte lag noch",
            other: `${formatNumber(hole.strokes)} Karten lagen noch`,
          })
        : strokesWords(hole.strokes),
    badge: (hole: PlayedHole) => (badgeOf(hole) === "winnable" ? "Gewinnbar" : "Zufall"),
    date: (hole: PlayedHole) => german.dayAndTime(new Date(hole.at)),
    again: "Noch einmal",
    review: "Analyse",
    copyLink: "Link kopieren",
    more: (number: number) => `${formatNumber(number)} weitere zeigen`,
    shown: (shown: number, all: number) => `${formatNumber(shown)} von ${formatNumber(all)}`,
  },
  files: {
    exportTitle: "Exportieren",
    exportAbout:
      "Alle Löcher, aller Regeln. JSON ist vollständig und lässt sich wieder importieren; CSV ist für eine Tabellenkalkulation.",
    json: "Als JSON",
    csv: "Als CSV",
    importTitle: "Importieren",
    importAbout:
      "Nimmt eine JSON-Datei auf, die hier exportiert wurde. Löcher, die schon da sind, bleiben ein Loch; eine Datei mit auch nur einem Fehler ändert nichts.",
    import: "JSON-Datei importieren",
    resetTitle: "Löschen",
    reset: "Alle Löcher löschen",
    resetAsk: (number: number) => `${sentence(holes(number))} löschen, aller Regeln?`,
    resetYes: "Löschen",
    resetNo: "Behalten",
    setAside: (number: number) =>
      `${sentence(holes(number))} beiseitegelegt. Noch ist nichts gelöscht: Das geschieht, wenn sich dieses Fenster schließt oder die Seite neu lädt. Bis dahin kannst du es zurücknehmen.`,
    undoReset: "Löschen zurücknehmen",
  },
  notice(notice: HistoryNotice): string {
    switch (notice.kind) {
      case "imported":
        return `${sentence(holes(notice.added))} hinzugefügt, ${count(notice.known, "Loch war", "Löcher waren")} schon da.`;
      case "refused":
        return `Nichts wurde importiert. ${historyFaultSentence(notice.fault)}`;
      case "not-stored":
        return "Nichts wurde importiert: Dieser Browser speichert die Löcher nicht.";
      case "exported":
        return `${sentence(holes(notice.holes))} exportiert.`;
      case "reset-undone":
        return `${sentence(count(notice.holes, "Loch ist", "Löcher sind"))} wieder da.`;
    }
  },
};
