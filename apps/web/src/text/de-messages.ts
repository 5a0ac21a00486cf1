/** Messages as German sentences: a short one for the eye, a whole one for the ear. */
import {
  columnCards,
  currentPosition,
  formatDealName,
  isFaceUp,
  KING,
  rankOf,
  stockCount,
  type Rank,
} from "@albatross/rules";
import type { Message, Situation } from "../state/message.ts";
import { isShown } from "../state/hole-play.ts";
import type { OpenHole } from "../state/open-hole.ts";
import { holeNumber } from "../state/round-so-far.ts";
import { namedTurn } from "../state/tournament.ts";
import {
  andList,
  cardWords,
  count,
  formatNumber,
  german,
  orList,
  rankSign,
  sentence,
  strokesWords,
} from "./de-cards.ts";
import { roundMessage } from "./de-round.ts";
import type { Sentences } from "./en-messages.ts";

export function messageText(message: Message): Sentences {
  switch (message.kind) {
    case "changed":
      return changed(message);
    case "refused":
      return both(refused(message));
    case "nothing-to":
      return both(NOTHING_TO[message.what]);
    case "hint":
      return both(hint(message));
    case "whole-position":
      return { seen: "", spoken: wholePosition(message) };
    case "paused":
      return {
        seen: "",
        spoken:
          "Pause. Die Spielfläche ist zugedeckt, und nichts wird gespielt. Mit Enter geht es weiter.",
      };
    case "resumed":
      return resumed(message.situation);
    case "search-gave-up":
      return both("In der Nähe fand sich kein gewinnbares Blatt; dies ist ein zufälliges.");
    case "round":
      return both(roundMessage(message.what));
    case "no-such-deal":
      return both("Die Nummern der Blätter beginnen bei 1, und hier enden sie.");
    case "sure":
      return both(
        german.plural(message.cards, {
          one: "Die letzte Karte spielt sich selbst.",
          other: `Die letzten ${formatNumber(message.cards)} Karten spielen sich selbst.`,
        }),
      );
    case "played-out":
      return playedOut(message);
    case "no-full-screen":
      return both("Dieser Browser gibt der Seite nicht den ganzen Bildschirm.");
    case "number-copied":
      return both("Nummer des Blatts kopiert.");
    case "link-copied":
      return both("Link kopiert.");
    case "link-not-copied":
      return both(
        "Der Browser gibt die Zwischenablage nicht frei. Der Link steht in der Adresszeile.",
      );
  }
}

const NOTHING_TO = {
  undo: "Es gibt nichts zurückzunehmen.",
  redo: "Es gibt nichts zu wiederholen.",
  turn: "Der Computer ist dran.",
} as const;

function both(text: string): Sentences {
  return { seen: text, spoken: text };
}

function changed(message: Extract<Message, { kind: "changed" }>): Sentences {
  const { change, situation, exposed, hole, isFirst } = message;
  const next = nextStep(situation);
  const kept = message.leftAt === null ? "" : `Die Runde wartet an Loch ${message.leftAt}.`;
  const name = namedTurn(hole);
  if (name !== null && isShown(change) && situation.status === "playing") {
    const turn = `${name} ist dran.`;
    return { seen: joined(kept, turn), spoken: joined(kept, `${holeOfRound(hole)}${turn}`) };
  }
  switch (change.kind) {
    case "deal":
      return {
        seen: kept || begin(situation, isFirst),
        spoken: joined(
          kept,
          `${isFirst ? WELCOME : ""}${holeOfRound(hole)}Blatt ${formatDealName(hole.deal)}.`,
          waste(situation),
          next,
        ),
      };
    case "restore":
      return {
        seen: kept || standing(situation),
        spoken: joined(kept, "Weiter, wo du warst.", waste(situation), next),
      };
    case "restart":
      return {
        seen: "Dieselben Karten, noch einmal von vorn.",
        spoken: `Zurück zum Anfang. ${waste(situation)} ${next}`,
      };
    case "undo":
      return {
        seen: change.steps > 1 ? `Zurück zu Zug ${hole.hole.cursor}.` : standing(situation),
        spoken: `Zurückgenommen. ${waste(situation)} ${next}`,
      };
    case "redo":
      return { seen: standing(situation), spoken: `Wiederholt. ${waste(situation)} ${next}` };
    case "concede":
      return both(`Schläge genommen: ${formatNumber(situation.strokes)}.`);
    case "draw": {
      const ended = runSum(situation);
      const again = change.isRedeal ? "Der Talon geht noch einmal herum." : "";
      return {
        seen: joined(again, ended),
        spoken: joined(again, ended, waste(situation), next),
      };
    }
    case "play": {
      const shown = exposed === undefined ? "Spalte leer." : `Frei: ${cardWords(exposed)}.`;
      const cheered = cheer(situation.run);
      return {
        seen: cheered,
        spoken: joined(`${cardWords(change.card)}.`, shown, cheered, next),
      };
    }
  }
}

/** A round that was left is told of alone: the line has no room for more, and the board shows what fits. */
function begin(situation: Situation, isFirst: boolean): string {
  const rule = isFirst && situation.waste !== null ? "Ein Rang auf oder ab. " : "";
  return `${rule}${need(situation)}`;
}

function resumed(situation: Situation): Sentences {
  return {
    seen: standing(situation),
    spoken: joined("Es geht weiter.", waste(situation), nextStep(situation)),
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

function playedOut({ cards, situation }: Told): Sentences {
  const played = `${sentence(count(cards, "Karte hat", "Karten haben"))} sich selbst gespielt.`;
  const back = `Mit Zurück ${german.plural(cards, { one: "liegt sie", other: "liegen sie" })} wieder da.`;
  if (situation.status === "playing") {
    return {
      seen: `Angehalten. ${played}`,
      spoken: joined("Angehalten.", played, nextStep(situation)),
    };
  }
  return { seen: `${played} ${back}`, spoken: joined(played, nextStep(situation), back) };
}

type Told = Extract<Message, { readonly cards: number }>;

/** "Loch 2 von 9. ", when the hole is part of a round. */
function holeOfRound(open: OpenHole): string {
  const number = holeNumber(open);
  return open.round && number !== null ? `Loch ${number} von ${open.round.holes}. ` : "";
}

function refused({ why, situation }: Extract<Message, { kind: "refused" }>): string {
  switch (why) {
    case "covered":
      return "Zugedeckt: Nur die letzte Karte einer Spalte lässt sich spielen.";
    case "misfit":
      return need(situation);
    case "no-column":
      return "Diese Spalte gibt es nicht.";
    case "column-empty":
      return "Diese Spalte ist leer.";
    case "stock-empty":
      return situation.fitting.length > 0
        ? `Der Talon ist leer. ${need(situation)}`
        : "Der Talon ist leer.";
    case "over":
      return situation.status === "cleared"
        ? "Das Loch ist abgeräumt."
        : "Das Loch ist zu Ende. Mit Zurück geht es weiter.";
  }
}

/** "Es passt: 2 oder 4". */
function need(situation: Situation): string {
  if (situation.waste === null) return "Beginne mit einer beliebigen Karte.";
  const rank = rankOf(situation.waste);
  if (situation.needed.length === 0) {
    return rank === KING && situation.drawsLeft > 0
      ? "König: zieh eine Karte"
      : "König: darauf passt nichts";
  }
  return situation.needed.length > 3 ? "Jede Karte passt" : `Es passt: ${ranks(situation.needed)}`;
}

export function ranks(needed: readonly Rank[]): string {
  return orList(needed.map(rankSign));
}

function waste({ waste }: Situation): string {
  return waste === null ? "Die Ablage ist leer." : `Ablage: ${cardWords(waste)}.`;
}

/** What fits now, or what else there is to do. */
function nextStep(situation: Situation): string {
  const { status, strokes, fitting, drawsLeft, telling } = situation;
  if (status === "cleared") return `Abgeräumt: ${strokesWords(strokes)}.`;
  if (status === "stuck") return `Festgefahren, ${strokesWords(strokes)}.`;
  if (status === "conceded") return `Schläge genommen: ${formatNumber(strokes)}.`;
  if (situation.waste === null) return "Beginne mit einer beliebigen Karte.";
  if (telling === "nothing") return sentence(drawsWords(drawsLeft));
  if (fitting.length > 0) {
    if (telling === "whether") return "Etwas passt.";
    const list = fitting.map(({ column, card }) => `${cardWords(card)}, Spalte ${column + 1}`);
    return `Es passt: ${andList(list)}.`;
  }
  return drawsLeft === 0
    ? `Nichts passt, und ${drawsWords(drawsLeft)}`
    : `Nichts passt. ${sentence(drawsWords(drawsLeft))}`;
}

function drawsWords(drawsLeft: number): string {
  return drawsLeft === 0
    ? "es ist nichts mehr zu ziehen."
    : `noch ${formatNumber(drawsLeft)}-mal ziehen.`;
}

const WELCOME =
  "Willkommen. Lege freie Karten auf die Ablage, einen Rang höher oder tiefer. Jede Karte, die liegen bleibt, ist ein Schlag. ";

/** What the line says of a position however it was reached: as when its last move was made. */
function standing(situation: Situation): string {
  if (situation.isStart) return need(situation);
  return cheer(situation.run) || runSum(situation);
}

function runSum({ runEnded }: Situation): string {
  return runEnded > 1 ? `Serie von ${runEnded}.` : "";
}

function cheer(run: number): string {
  if (run === 5) return "Fünf in Folge. Sauber.";
  if (run === 10) return "Zehn in Folge. Die Tribüne rückt näher.";
  if (run === 15) return "Fünfzehn in Folge. Den Ball hebt jemand auf.";
  return "";
}

function hint({ hint, card }: Extract<Message, { kind: "hint" }>): string {
  const move =
    hint.move.kind === "draw" || card === null
      ? "zieh eine Karte"
      : `${cardWords(card)}, Spalte ${hint.move.column + 1}`;
  const again = hint.rank > 1 ? "Nächstbester" : "Tipp";
  if (hint.lost === null) return `${again}: ${move}. Wie gut das ist, hat noch niemand berechnet.`;
  if (hint.lost === 0) return `${again}: ${move}.`;
  return `${again}: ${move}. Kostet ${count(hint.lost, "Schlag", "Schläge")}.`;
}

function wholePosition({ hole: open, situation }: Told): string {
  const position = currentPosition(open.hole);
  const columns = position.heights.map((height, column) => {
    if (height === 0) return `Spalte ${column + 1} leer.`;
    const cards = columnCards(position, column).map((card, row) =>
      isFaceUp(position, column, row) ? cardWords(card) : "verdeckt",
    );
    return `Spalte ${column + 1}, freie Karte zuletzt: ${cards.join(", ")}.`;
  });
  return [
    `${holeOfRound(open)}Blatt ${formatDealName(open.deal)}.`,
    waste(situation),
    `Talon: ${count(stockCount(position), "Karte", "Karten")}.`,
    ...columns,
    `${sentence(strokesWords(situation.strokes))}, Serie ${situation.run}.`,
    nextStep(situation),
  ].join(" ");
}
