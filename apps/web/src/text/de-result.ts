/** The result in German words (T5). */
import { KING, rankOf } from "@albatross/rules";
import type { LostSearch } from "../state/result.ts";
import type { ResultFacts } from "../state/result-facts.ts";
import { cardWords, count, formatNumber, sentence, strokesWords } from "./de-cards.ts";
import { ranks } from "./de-messages.ts";

export function resultTitle({ ending, isFinal, strokes }: ResultFacts): string {
  if (ending === "cleared") {
    return strokes < 0 ? `Abgeräumt, ${formatNumber(-strokes)}-mal Ziehen gespart` : "Abgeräumt";
  }
  if (ending === "stuck" && !isFinal) return "Festgefahren";
  return "Schläge genommen";
}

/** One sentence that says how it ended. */
export function resultSentence(facts: ResultFacts): string {
  const { ending, strokes } = facts;
  if (ending === "cleared") {
    return strokes === 0
      ? "Alle Karten gelegt, und die letzte aus dem Talon war nötig. Das war knapp."
      : `Alle Karten gelegt: ${formatNumber(strokes)} auf der Karte.`;
  }
  const left = sentence(strokesWords(strokes));
  if (ending === "stuck" && !facts.isFinal) return `${left} übrig, und nichts mehr aufzudecken.`;
  return `${left} auf der Karte.`;
}

/** What lay on the waste, and what it wanted. */
export function wasteSentence({ waste, needed, ending }: ResultFacts): string {
  if (waste === null) return "Es wurde keine Karte gelegt.";
  const name = cardWords(waste);
  if (ending === "cleared") return `${name} war die letzte Karte.`;
  if (needed.length === 0) {
    return rankOf(waste) === KING
      ? `${name} liegt auf der Ablage; darauf passt nichts.`
      : `${name} liegt auf der Ablage.`;
  }
  return needed.length > 3
    ? `${name} liegt auf der Ablage; darauf passt alles.`
    : `${name} liegt auf der Ablage; gepasst hätte ${ranks(needed)}.`;
}

/** Could the deal have been cleared, and what was its best? */
export function dealSentence({ ending, strokes }: ResultFacts, startBest: number | null): string {
  if (startBest === null) {
    return ending === "cleared"
      ? "Das beste Ergebnis dieses Blatts wird noch berechnet."
      : "Ob sich dieses Blatt abräumen lässt, ist noch nicht bekannt.";
  }
  const best = formatNumber(startBest);
  if (ending === "cleared") {
    return strokes <= startBest
      ? `${best} ist das Beste, was dieses Blatt hergibt. Das schlägt niemand.`
      : `Das Beste, was dieses Blatt hergibt, ist ${best}.`;
  }
  return startBest <= 0
    ? `Dieses Blatt lässt sich abräumen; sein bestes Ergebnis ist ${best}.`
    : `Dieses Blatt lässt sich nicht abräumen; sein bestes Ergebnis ist ${best}.`;
}

export function lostSentence(search: LostSearch): string {
  switch (search.kind) {
    case "working":
      return "Sucht den Zug, der es gekippt hat …";
    case "unknown":
      return "";
    case "flawless":
      return "Kein Schlag wurde verschenkt.";
    case "found": {
      const { number, move, card, bestBefore, bestAfter } = search.lost;
      const name = card === null ? "" : cardWords(card);
      const what =
        move.kind === "draw" ? `${name} gezogen` : `${name} aus Spalte ${move.column + 1}`;
      return `Bei Zug ${number} kippte es, ${what}: Davor war ${formatNumber(bestBefore)} möglich, danach ${formatNumber(bestAfter)}.`;
    }
  }
}

export function helpSentence({ help, bestRun, attempt }: ResultFacts): string {
  const parts = [`Beste Serie ${bestRun}`];
  if (help.hints > 0) parts.push(count(help.hints, "Tipp", "Tipps"));
  if (help.undos > 0) parts.push(`${formatNumber(help.undos)}-mal Zurück`);
  if (help.givenMoves > 0) parts.push(`${count(help.givenMoves, "Zug", "Züge")} aus einem Link`);
  if (attempt > 1) parts.push(`${attempt}. Versuch mit diesem Blatt`);
  const usedNone = help.hints + help.undos + help.givenMoves === 0;
  return `${parts.join(" · ")}${usedNone ? " · ohne Hilfe" : ""}`;
}
