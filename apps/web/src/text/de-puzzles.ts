/** What the puzzles say in German. */
import {
  formatPuzzleDay,
  type PuzzleDay,
  type PuzzleGrade,
  type PuzzleKind,
} from "@albatross/coach";
import { formatDealName, rankOf, type Card, type Move } from "@albatross/rules";
import type { KeptPuzzle } from "../state/kept-puzzle.ts";
import type { PuzzleAnswer } from "../state/puzzle-board.ts";
import type { PuzzleTrouble, PuzzleView } from "../state/puzzle-desk.ts";
import type { PuzzleStep } from "../state/puzzle-steps.ts";
import type { PuzzleStreak } from "../state/puzzle-streak.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import type { PuzzleWords } from "./catalogue.ts";
import { cardWords, count, formatNumber, rankSign, strokesWords } from "./de-cards.ts";
import { puzzleTimes } from "./puzzle-times.ts";

const times = puzzleTimes("de");

const KINDS: { readonly [K in PuzzleKind]: string } = {
  clear: "Von hier abräumen",
  "draw-or-play": "Ziehen oder spielen?",
  "best-move": "Finde den Zug",
};

const GRADES: { readonly [G in PuzzleGrade]: string } = {
  easy: "Leicht",
  medium: "Mittel",
  hard: "Schwer",
};

export const dePuzzles: PuzzleWords = {
  title: "Rätsel",
  bar: "Rätsel",
  stockNote:
    "In einem Rätsel liegt der Talon offen, in der Reihenfolge, in der er kommt: Wer gefragt wird, ob er ziehen soll, muss es wissen können.",
  viewLabel: "Welche Rätsel",
  view(view: PuzzleView): string {
    const words: { readonly [V in PuzzleView]: string } = {
      daily: "Heute",
      practice: "Üben",
      own: "Deine",
    };
    return words[view];
  },
  kind: (kind: PuzzleKind): string => KINDS[kind],
  kindAbout(kind: PuzzleKind): string {
    switch (kind) {
      case "clear":
        return "Nur noch wenige Karten. Räume das Loch mit dem besten Ergebnis ab, das es zulässt.";
      case "draw-or-play":
        return "Ein Zug, und eine Karte passt. Wird sie gespielt, oder bleibt sie liegen für das, was kommt?";
      case "best-move":
        return "Ein einziger Zug verschenkt nichts. Finde ihn.";
    }
  },
  grade: (grade: PuzzleGrade): string => GRADES[grade],
  goal({ puzzle, mistake }: KeptPuzzle): string {
    const { kind, best } = puzzle;
    if (mistake) {
      return `Hier hast du ${strokes(mistake.lost)} verloren: ${moveWords(mistake.played)}. Finde den Zug, der keinen verliert.`;
    }
    if (kind === "clear") {
      return best < 0
        ? `Räume von hier ab, mit noch ${count(-best, "Karte", "Karten")} im Talon.`
        : "Räume von hier ab.";
    }
    const question = kind === "draw-or-play" ? "Ziehen oder spielen?" : "Welcher Zug?";
    return `${question} Nur einer hält ${scoreWords(best)}.`;
  },
  feedback(feedback: PuzzleAnswer, kept: KeptPuzzle): string {
    switch (feedback.kind) {
      case "right":
        return "So weit richtig.";
      case "wrong":
        return feedback.cost === null
          ? "Der ist es nicht, und ist zurückgenommen."
          : `Kostet ${strokes(feedback.cost)} und ist zurückgenommen.`;
      case "solved":
        return solvedWords(kept);
      case "shown":
        return "Das ist die Lösung.";
    }
  },
  state(kept: KeptPuzzle): string {
    const { state, wrong } = kept.progress;
    if (state === "solved") return solvedWords(kept);
    if (state === "shown") return "Lösung angesehen.";
    return wrong > 0 ? `Offen, bisher ${count(wrong, "falscher Zug", "falsche Züge")}.` : "Offen.";
  },
  rating({ share, lines, decisions }: KeptPuzzle["puzzle"]): string {
    const luck = formatNumber(Math.round(1 / share));
    return `Das beste Ergebnis ${lines === 1 ? "hält eine Zugfolge" : `halten ${formatNumber(lines)} Zugfolgen`}, mit ${count(decisions, "Entscheidung", "Entscheidungen")}; blind gelingt es einmal in ${luck} Malen.`;
  },
  stock(cards: readonly Card[]): string {
    if (cards.length === 0) return "Der Talon ist leer.";
    return `Talon, die nächste Karte zuerst: ${cards.map((card) => rankSign(rankOf(card))).join(", ")}.`;
  },
  daily: {
    title: (day: PuzzleDay): string => times.day(formatPuzzleDay(day)),
    about: "Dieselben drei für alle, aus dem Datum gemacht und hier bewiesen.",
    making: "Die Rätsel von heute werden gemacht…",
    streak({ days, longest }: PuzzleStreak): string {
      const now =
        days === 0 ? "Noch keine Tage in Folge." : `${count(days, "Tag", "Tage")} in Folge.`;
      return longest > days ? `${now} Am längsten waren es ${formatNumber(longest)}.` : now;
    },
    streakAbout:
      "Ein Tag zählt, wenn an ihm alle drei gelöst sind und vorher keine Lösung angesehen wurde.",
    countdown: (leftMs: number, endsMs: number): string =>
      `Neue in ${times.left(leftMs)}, um ${times.clock(endsMs)} nach deiner Uhr.`,
  },
  practice: {
    kind: "Art",
    grade: "Wie schwer",
    go: "Stell mir eins",
    making: "Wird gesucht…",
    rules: "Nach den Regeln auf dem Tisch, wo es für sie Rätsel gibt, sonst nach den klassischen.",
  },
  own: {
    about:
      "Züge von dir, die Schläge verloren haben, wo ein einziger Zug keinen verloren hätte. Und zwar bei bekanntem Talon: Manches davon hätte niemand sehen können.",
    searching: (holes: number): string =>
      `Deine Löcher werden durchgesehen… bisher ${formatNumber(holes)}.`,
    none: "Nichts gefunden. Spiel ein Loch und verschenke etwas.",
    failed: "Die Suche ist abgebrochen.",
    entry: ({ puzzle, mistake }: KeptPuzzle): string =>
      `Blatt ${formatDealName(puzzle.deal)}, Zug ${puzzle.moves.length + 1}: ${strokes(mistake?.lost ?? 0)} verloren`,
    again: "Noch einmal suchen",
  },
  action: {
    solve: (name: string): string => `Lösen: ${name}`,
    goOn: (name: string): string => `Weiter: ${name}`,
    look: (name: string): string => `Ansehen: ${name}`,
    more: "Rätsel",
    next: "Nächstes",
    solution: "Lösung zeigen",
    solutionNote: "Wer sie vorher ansieht, hat das Rätsel nicht selbst gelöst.",
    leave: "Zurück zu deinem Loch",
    link: "Link kopieren",
    retry: "Noch einmal",
  },
  solution: {
    title: "Lösung",
    step: (move: number, of: number): string => `Zug ${move} von ${of}`,
    back: "Zurück",
    forward: "Vor",
    move: ({ move, card }: PuzzleStep): string =>
      move.kind === "draw"
        ? `Ziehen: ${cardWords(card)}`
        : `${cardWords(card)}, Spalte ${move.column + 1}`,
  },
  trouble({ code }: PuzzleTrouble): string {
    switch (code) {
      case "puzzle-not-unique":
        return "Dieser Link führt zu keinem Rätsel: Dort hält nicht genau ein Zug das beste Ergebnis. (puzzle-not-unique)";
      case "puzzle-unprovable":
        return "Nach den Regeln dieses Links lässt sich nichts beweisen, also gibt es keine Rätsel. (puzzle-unprovable)";
      default:
        return "Dieses Rätsel ließ sich nicht machen. Versuch es noch einmal. (puzzle-not-made)";
    }
  },
  storage: (trouble: StorageTrouble): string =>
    trouble === "newer-database"
      ? "Eine neuere Version dieser Seite war schon hier. Bis du neu lädst, werden Rätsel nicht gespeichert."
      : "Dieser Browser speichert keine Rätsel; was du löst, hält so lange wie dieser Tab.",
};

/** After a verb: "einen Schlag", "2 Schläge". */
function strokes(number: number): string {
  return number === 1 ? "einen Schlag" : strokesWords(number);
}

function moveWords(move: Move): string {
  return move.kind === "draw" ? "gezogen" : `Spalte ${move.column + 1}`;
}

function scoreWords(best: number): string {
  if (best > 0) return strokes(best);
  return best === 0
    ? "das Abräumen"
    : `das Abräumen mit noch ${count(-best, "Karte", "Karten")} im Talon`;
}

function solvedWords({ progress: { wrong, hints } }: KeptPuzzle): string {
  if (wrong === 0 && hints === 0) return "Gelöst, beim ersten Versuch.";
  const help = [
    ...(wrong > 0 ? [wrong === 1 ? "ein falscher Zug" : count(wrong, "", "falsche Züge")] : []),
    ...(hints > 0 ? [hints === 1 ? "ein Tipp" : count(hints, "", "Tipps")] : []),
  ];
  return `Gelöst, dabei ${help.join(" und ")}.`;
}
