/** Sharing a hole, and what a friend shared, in English words: loaded with the panels. */
import {
  findPreset,
  formatDealName,
  type DealName,
  type RecordResult,
  type RuleSet,
} from "@albatross/rules";
import { count, formatNumber } from "./en-cards.ts";

export type ShareWhat = "hole" | "score" | "moves";

function rulesName(rules: RuleSet): string {
  return findPreset(rules)?.title ?? `own rules, ${rules.columns} × ${rules.rows}`;
}

function resultWords({ ending, strokes }: RecordResult): string {
  if (ending === "cleared") {
    return strokes === 0
      ? "cleared it with the last draw"
      : `cleared it with ${count(-strokes, "draw", "draws")} to spare, ${formatNumber(strokes)}`;
  }
  return `was left with ${count(strokes, "stroke", "strokes")}`;
}

export const shareWords = {
  open: "Share",
  title: "Share this hole",
  whatLabel: "What goes with it",
  what(what: ShareWhat): string {
    const names: { readonly [W in ShareWhat]: string } = {
      hole: "The hole",
      score: "My score",
      moves: "My moves",
    };
    return names[what];
  },
  whatHelp(what: ShareWhat): string {
    const sentences: { readonly [W in ShareWhat]: string } = {
      hole: "The same cards under the same rules, and nothing else.",
      score: "Your score goes along, covered: it shows when they ask for it.",
      moves: "Your score and every move go along, covered: they show when they ask for them.",
    };
    return sentences[what];
  },
  notOver: "Once the hole is over, your score and your moves can go with it.",
  notOwn: "These moves came with a link: they are not yours to send on as your own.",
  nameLabel: "Your name, if you like",
  share: "Share",
  copy: "Copy link",
  /** Words first, then the link. */
  text(deal: DealName, rules: RuleSet, what: ShareWhat, address: string): string {
    const hole = `Albatross, deal ${formatDealName(deal)}, ${rulesName(rules)}`;
    return what === "hole"
      ? `${hole}. Play the same cards: ${address}`
      : `${hole}. I have played it; play the same cards, then see what I made of them: ${address}`;
  },
  byHand: {
    title: "Copy it yourself",
    about:
      "The browser neither shares nor copies it. It is marked here: copy it as you copy any text.",
  },
  friend: {
    title: (name: string | null) => (name === null ? "From a friend" : `From ${name}`),
    about: (name: string | null, isOver: boolean) => {
      const who = name ?? "A friend";
      return isOver
        ? `${who} played these cards too.`
        : `${who} played these cards too. What came of it stays covered until you ask; play first, if you like.`;
    },
    showScore: (name: string | null) => `Show ${name === null ? "the" : `${name}’s`} score`,
    watch: (name: string | null) => `Show how ${name ?? "they"} played`,
    score: (name: string | null, result: RecordResult) =>
      `${name ?? "Your friend"} ${resultWords(result)}.`,
    claimed: "Without the moves nobody can check it.",
    proved: "The moves came along, and lead there.",
    own: (strokes: number) => `You: ${formatNumber(strokes)}.`,
    move: (move: number, of: number) => `Move ${move} of ${of}`,
    back: "One back",
    forward: "One on",
    ownHole: "Back to my hole",
  },
} as const;
