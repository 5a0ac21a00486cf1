/** Sharing a hole, and what a friend shared, in German words: loaded with the panels. */
import { formatDealName, type DealName, type RecordResult, type RuleSet } from "@albatross/rules";
import { formatNumber, strokesWords } from "./de-cards.ts";
import { rulesName } from "./de-presets.ts";
import type { ShareWhat } from "./en-share.ts";

const WHAT: { readonly [W in ShareWhat]: string } = {
  hole: "Das Loch",
  score: "Mein Ergebnis",
  moves: "Meine Züge",
};

const WHAT_HELP: { readonly [W in ShareWhat]: string } = {
  hole: "Dieselben Karten nach denselben Regeln, und sonst nichts.",
  score: "Dein Ergebnis geht mit, zugedeckt: Zu sehen ist es erst auf Wunsch.",
  moves: "Dein Ergebnis und jeder Zug gehen mit, zugedeckt: Zu sehen sind sie erst auf Wunsch.",
};

function resultWords({ ending, strokes }: RecordResult): string {
  if (ending !== "cleared") return strokesWords(strokes);
  return strokes === 0
    ? "abgeräumt mit der letzten Karte des Talons"
    : `abgeräumt, ${formatNumber(-strokes)}-mal Ziehen gespart, ${formatNumber(strokes)}`;
}

export const shareWords = {
  open: "Teilen",
  title: "Dieses Loch teilen",
  whatLabel: "Was mitgeht",
  what: (what: ShareWhat) => WHAT[what],
  whatHelp: (what: ShareWhat) => WHAT_HELP[what],
  notOver: "Wenn das Loch zu Ende ist, können dein Ergebnis und deine Züge mitgehen.",
  notOwn: "Diese Züge kamen mit einem Link: Als deine eigenen kannst du sie nicht weitergeben.",
  nameLabel: "Dein Name, wenn du magst",
  share: "Teilen",
  copy: "Link kopieren",
  /** Words first, then the link. */
  text(deal: DealName, rules: RuleSet, what: ShareWhat, address: string): string {
    const hole = `Albatross, Blatt ${formatDealName(deal)}, ${rulesName(rules)}`;
    return what === "hole"
      ? `${hole}. Spiel dieselben Karten: ${address}`
      : `${hole}. Ich habe es gespielt; spiel dieselben Karten und sieh dann, was ich daraus gemacht habe: ${address}`;
  },
  byHand: {
    title: "Selbst kopieren",
    about:
      "Der Browser kann es weder teilen noch kopieren. Hier ist es markiert: Kopier es wie jeden anderen Text.",
  },
  /** Whoever sent it without a name is not called he or she. */
  friend: {
    title: (name: string | null) => (name === null ? "Von Freunden" : `Von ${name}`),
    about: (name: string | null, isOver: boolean) => {
      const played = `${name ?? "Jemand"} hat diese Karten auch gespielt.`;
      return isOver
        ? played
        : `${played} Was herauskam, bleibt zugedeckt, bis du es sehen willst; spiel erst selbst, wenn du magst.`;
    },
    showScore: (name: string | null) =>
      name === null ? "Ergebnis zeigen" : `Ergebnis von ${name} zeigen`,
    watch: (name: string | null) =>
      name === null ? "Zeigen, wie gespielt wurde" : `Zeigen, wie ${name} gespielt hat`,
    score: (name: string | null, result: RecordResult) =>
      `${name ?? "Das Ergebnis"}: ${resultWords(result)}.`,
    claimed: "Ohne die Züge lässt es sich nicht prüfen.",
    proved: "Die Züge sind dabei und führen genau dorthin.",
    own: (strokes: number) => `Du: ${formatNumber(strokes)}.`,
    move: (move: number, of: number) => `Zug ${move} von ${of}`,
    back: "Einen zurück",
    forward: "Einen vor",
    ownHole: "Zurück zu meinem Loch",
  },
};
