/** The review of a hole and the coach in German. */
import {
  LABEL_LIMITS,
  type ExactCost,
  type FairCost,
  type MomentKind,
  type MoveLabel,
  type Reason,
} from "@albatross/coach";
import type { MovedCard } from "../state/moved-card.ts";
import type { ReviewFileFault } from "../state/review-file.ts";
import type { QuizAnswer } from "../state/review-quiz.ts";
import type { ReviewWords } from "./catalogue.ts";
import { faultSentence, said } from "./de-faults.ts";
import { cardWords, count, formatNumber, german, sentence, strokesWords } from "./de-cards.ts";

/** Of expected strokes. */
const expected = (number: number): string => german.average(number);

/** "Kreuz Sieben aus Spalte 3", "Ziehen", "Herz Neun vom Talon". */
function moveWords({ move, card }: MovedCard): string {
  if (move.kind === "draw") return card === null ? "Ziehen" : `Ziehen (${cardWords(card)})`;
  return `${card === null ? "die Karte" : cardWords(card)} aus Spalte ${move.column + 1}`;
}

const LABELS: { readonly [L in MoveLabel]: string } = {
  best: "Bester Zug",
  fine: "Gut",
  inaccuracy: "Ungenau",
  mistake: "Fehler",
  blunder: "Grober Fehler",
};

const MOMENTS: { readonly [K in MomentKind]: string } = {
  "clear-lost": "Hier ging das Abräumen verloren",
  mistake: "Ein besserer Zug war zu sehen",
  find: "Der eine gute Zug, und gefunden",
  "bad-luck": "Pech: gut gespielt, und der Talon nahm Schläge",
};

const THRESHOLD = new Intl.NumberFormat("de");

type FileCode =
  | "record-shape"
  | "record-header-missing"
  | "record-header-twice"
  | "record-date-invalid"
  | "review-newer"
  | "review-file-too-large"
  | "review-file-unreadable";

const FILE_FAULTS: { readonly [Code in FileCode]: (of: (name: string) => string) => string } = {
  "record-shape": () => "Die Datei ist keine Aufzeichnung, wie sie hier gelesen wird.",
  "record-header-missing": () => "Der Aufzeichnung fehlt eine Angabe im Kopf.",
  "record-header-twice": () => "Eine Angabe im Kopf der Aufzeichnung steht zweimal da.",
  "record-date-invalid": () =>
    "Das Datum der Aufzeichnung ist keines; eines schreibt sich 2026-11-29.",
  "review-newer": (of) =>
    `Die Analyse hat Version ${of("version")}; hier bekannt ist ${of("known")}.`,
  "review-file-too-large": (of) =>
    `Die Datei hat ${of("bytes")} Bytes; gelesen werden bis zu ${of("most")}.`,
  "review-file-unreadable": () => "Die Datei lässt sich nicht lesen; wähle sie noch einmal.",
};

function reasonSentence(reason: Reason): string {
  switch (reason.kind) {
    case "king-on-waste":
      return `So kam ${cardWords(reason.king)} auf die Ablage, und auf einen König passt nichts.`;
    case "drew-early":
      return reason.run === 1
        ? `Gezogen, obwohl erst noch ${cardWords(reason.card)} gelegt werden konnte.`
        : `Gezogen, obwohl ${reason.run} Karten in Folge gelegt werden konnten, ${cardWords(reason.card)} zuerst.`;
    case "run":
      return `Der bessere Zug führt zu einer Folge von ${reason.better}; dieser bricht sie nach ${reason.made} ab.`;
    case "king-left":
      return `Die bessere Folge nimmt ${cardWords(reason.king)} mit; nach diesem Zug bleibt er liegen.`;
    case "frees":
      return `Der bessere Zug legt ${cardWords(reason.card)} frei, und die passt sofort.`;
    case "openings":
      return `Von ${reason.of} verdeckten Karten passen nach dem besseren Zug ${reason.better}, nach diesem ${reason.made}.`;
    case "tall":
      return `Der bessere Zug baut eine Spalte mit ${reason.better} Karten ab, dieser eine mit ${reason.made}.`;
    case "odds":
      return "Zu sehen ist kein Unterschied: Über alles, was noch kommen kann, liegt der bessere Zug vorn.";
  }
}

export const deReview: ReviewWords = {
  title: "Analyse",
  working: (done: number, of: number) =>
    of === 0
      ? "Der Trainer kommt gleich …"
      : `Der Trainer hat ${done} von ${of} Entscheidungen angesehen.`,
  failed: "Der Trainer ließ sich nicht laden. Was bekannt ist, bleibt stehen.",
  none: "Noch kein Zug zum Ansehen.",
  score: (made: number, best: number | null, lost: number | null) => {
    const what = `${sentence(strokesWords(made))} auf der Karte`;
    if (best === null || lost === null) return `${what}.`;
    return lost === 0
      ? `${what}, und besser lässt es dieses Blatt nicht zu.`
      : `${what}; ${formatNumber(best)} war möglich. ${sentence(strokesWords(lost))} unterwegs verloren.`;
  },
  accuracy: (value: number | null) =>
    value === null ? "–" : german.percent(Math.round(value) / 100),
  accuracyLabel: "Genauigkeit",
  accuracyHelp:
    "Wie gut gespielt wurde, nach dem, was zu wissen war. Ein Zug, der nichts verschenkt, zählt 100 %, und jeder erwartete Schlag, den er verschenkt, halbiert das: ein Schlag 50 %, zwei Schläge 25 %. Die Genauigkeit ist das Mittel über alle Züge, bei denen es eine Wahl gab. Der Talon hat keinen Anteil daran.",
  labelsHelp: `Benannt nach den erwarteten Schlägen, die ein Zug verschenkt: bester Zug unter ${THRESHOLD.format(LABEL_LIMITS.best)}, gut unter ${THRESHOLD.format(LABEL_LIMITS.fine)}, ungenau unter ${THRESHOLD.format(LABEL_LIMITS.inaccuracy)}, Fehler unter ${THRESHOLD.format(LABEL_LIMITS.mistake)}, darüber grober Fehler.`,
  aboutTitle: "Wie das berechnet wird",
  chart: {
    title: "Schläge über die Züge",
    exact: "Noch möglich, wenn der Talon bekannt ist",
    fair: "Zu erwarten, nach dem, was zu wissen war",
    summary: (moves: number, from: number, to: number) =>
      `Die noch möglichen Schläge über ${count(moves, "Zug", "Züge")}: von ${formatNumber(from)} bis ${formatNumber(to)}. Die Liste aller Züge hat jede Zahl.`,
  },
  step: {
    label: "Zug",
    first: "Zum Anfang",
    back: "Einen Zug zurück",
    forward: "Einen Zug weiter",
    last: "Zum Ende",
    at: (number: number, of: number) => `Zug ${number} von ${of}`,
    start: "Vor dem ersten Zug",
  },
  made: (moved: MovedCard) => sentence(`${moveWords(moved)}.`),
  exactTitle: "Wenn der Talon bekannt ist",
  exact(cost: ExactCost | null | undefined, better: MovedCard | null): string {
    if (cost === undefined) return "Wird berechnet …";
    if (cost === null) return "Zu groß, um es zu klären.";
    if (cost.lost === 0) return `Verliert nichts: ${formatNumber(cost.after)} ist noch möglich.`;
    const instead = better === null ? "" : ` ${sentence(moveWords(better))} verliert keinen.`;
    return `Verliert ${strokesWords(cost.lost)}: ${formatNumber(cost.before)} war möglich, ${formatNumber(cost.after)} ist es noch.${instead}`;
  },
  fairTitle: "Was zu wissen war",
  fair(cost: FairCost | null | undefined, choices: number, better: MovedCard | null): string {
    if (cost === undefined) return "Der Trainer sieht es sich an …";
    if (cost === null)
      return choices < 2 ? "Es gab keine Wahl." : "Das kann der Trainer nicht sagen.";
    if (cost.label === "best" || better === null) {
      return `${expected(cost.made)} Schläge zu erwarten, und nichts Besseres in Sicht.`;
    }
    return `${expected(cost.made)} Schläge zu erwarten; ${expected(cost.best)} mit ${moveWords(better)}.`;
  },
  label: (label: MoveLabel) => LABELS[label],
  reason: reasonSentence,
  momentsTitle: "Wendepunkte",
  noMoments: "Kein Zug sticht heraus.",
  moment: (kind: MomentKind, number: number) => `Zug ${number}: ${MOMENTS[kind]}`,
  quiz: {
    title: "Finde den besseren Zug",
    none: "Keine Fehler zum Lernen: Nichts, was zu wissen war, wurde übersehen.",
    waiting: "Sobald der Trainer fertig ist, lassen sich deine Fehler hier noch einmal spielen.",
    start: (mistakes: number) =>
      mistakes === 1
        ? "Den Fehler noch einmal versuchen"
        : `Die ${mistakes} Fehler noch einmal versuchen`,
    next: "Nächster Fehler",
    again: "Wieder vom ersten an",
    ask: (number: number, of: number, moved: MovedCard) =>
      `${number} von ${of}. Gespielt wurde ${moveWords(moved)}. Spiele auf dem Brett einen besseren Zug.`,
    answer(answer: QuizAnswer, moved: MovedCard): string {
      switch (answer.kind) {
        case "found":
          return `Ja: ${moveWords(moved)}.`;
        case "same":
          return `Das war der Zug: ${moveWords(moved)}. Ein anderer ist besser.`;
        case "worse":
          return `${sentence(moveWords(moved))} verschenkt ${expected(answer.regret)} Schläge. Versuche einen anderen.`;
        case "shown":
          return `Der bessere Zug: ${moveWords(moved)}.`;
      }
    },
    show: "Zeigen",
    stop: "Zurück zur Analyse",
  },
  branch: {
    about: (number: number, own: number) =>
      `Eigene Variante: ${count(own, "Zug", "Züge")} nach Zug ${number}.`,
    best: (best: number | null, online: number | null) =>
      best === null
        ? "Was sie noch zulässt, wird berechnet …"
        : online === null
          ? `Von hier ist ${formatNumber(best)} möglich.`
          : `Von hier ist ${formatNumber(best)} möglich; an der Abzweigung war es ${formatNumber(online)}.`,
    back: (number: number) => `Zurück zu Zug ${number}`,
  },
  try: "Spiele irgendeine Karte auf dem Brett, um eine eigene Variante zu versuchen.",
  nextMoves: {
    title: "Von hier",
    move: (moved: MovedCard) => sentence(moveWords(moved)),
    caption: "Die Züge von hier, mit den besten Schlägen danach",
    moveLabel: "Zug",
    exactLabel: "Talon bekannt",
    fairLabel: "Erwartet",
    exact: (value: number | null) => (value === null ? "–" : formatNumber(value)),
    fair: (value: number | null) => (value === null ? "–" : expected(value)),
  },
  list: {
    title: "Alle Züge",
    lost: (lost: number) => (lost === 0 ? "verliert nichts" : `verliert ${strokesWords(lost)}`),
    item: (number: number, moved: MovedCard) => `${number}. ${sentence(moveWords(moved))}`,
    go: (number: number) => `Zu Zug ${number}`,
  },
  file: {
    title: "Teilen und öffnen",
    copyLink: "Link zu dieser Analyse kopieren",
    save: "Als Datei speichern",
    open: "Aufzeichnung aus einer Datei ansehen",
    refused: (fault: ReviewFileFault) =>
      `Nichts wurde geöffnet. ${said(FILE_FAULTS, fault) ?? faultSentence(fault)} (${fault.code})`,
  },
  back: "Zurück zu deinem Loch",
  coach: {
    title: "Trainer",
    about:
      "Was jeder Zug erwarten lässt, nach dem, was du siehst: Die Reihenfolge des Talons hat keinen Anteil daran. Fragen zählt als Hinweis.",
    over: "Das Loch ist zu Ende. In der Analyse steht, was der Trainer zu jedem Zug meint.",
    none: "Erst muss ein Loch ausgeteilt sein.",
    hidden: "Liegen Karten verdeckt, kann der Trainer nur über ihre möglichen Lagen mitteln.",
    caption: "Mögliche Züge, der beste zuerst",
    move: "Zug",
    strokes: "Schläge",
    clear: "Abgeräumt",
    strokesOf: (mean: number, error: number) =>
      error < 0.05 ? expected(mean) : `${expected(mean)} ±\u{a0}${expected(error)}`,
    clearOf: (mean: number, error: number) =>
      error < 0.005
        ? german.percent(mean)
        : `${german.percent(mean)} ±\u{a0}${german.percent(error)}`,
    first: "Erster Blick …",
    progress: (orders: number, isDone: boolean) =>
      isDone
        ? `Abgewogen über ${count(orders, "Reihenfolge", "Reihenfolgen")} der verdeckten Karten.`
        : `Wägt ab: bisher ${count(orders, "Reihenfolge", "Reihenfolgen")} der verdeckten Karten …`,
    exact: "Genau: Nur das Ziehen selbst bleibt dem Zufall überlassen.",
    estimate:
      "Die Schläge sind geschätzt: wie es einem ergeht, der den Talon weiter nicht sieht. Abgeräumt ist, wozu solches Spiel kam.",
    judged:
      "Schläge und Abräumen sind Mittel über Reihenfolgen der verdeckten Karten, jede gespielt, als läge sie offen.",
    failed: "Der Trainer ließ sich nicht laden.",
    retry: "Noch einmal versuchen",
  },
};
