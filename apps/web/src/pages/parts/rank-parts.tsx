/** Ranks in a sentence, each checked against the rules while the page is built: a wrong example ends the build. */
import {
  exposedCard,
  playableColumns,
  RANK_LETTERS,
  RANKS,
  rankFits,
  ranksThatFit,
  type KingRule,
  type Rank,
} from "@albatross/rules";
import * as german from "../../text/de-cards.ts";
import * as english from "../../text/en-cards.ts";
import { GRAMMARS } from "../facts.ts";
import { useRecord } from "../page-context.ts";
import { dealtPosition, type DealtHole } from "../positions.ts";

const WORDS = {
  en: { ...GRAMMARS.en, sign: english.rankSign, cards: english.cardWords, nothing: "nothing" },
  de: { ...GRAMMARS.de, sign: german.rankSign, cards: german.cardWords, nothing: "nichts" },
} as const;

function parseRank(text: string): Rank {
  const rank = RANKS.find((candidate) => RANK_LETTERS[candidate] === text.replace("10", "T"));
  if (rank === undefined) throw new RangeError(`"${text}" is not a rank`);
  return rank;
}

const MOST_ON_A_LINE = 9;

interface RunProps {
  /** From the first card of the waste on: "5 4 3 2 3". */
  readonly ranks: string;
  readonly king?: KingRule;
}

/** A run that can be played. */
export function Run({ ranks, king = "stop" }: RunProps) {
  const parsed = ranks.split(" ").map(parseRank);
  for (const [index, rank] of parsed.entries()) {
    const top = parsed[index - 1];
    if (top !== undefined && !rankFits(king, top, rank)) {
      throw new RangeError(
        `"${ranks}" is no run: ${RANK_LETTERS[rank]} does not go on ${RANK_LETTERS[top]}`,
      );
    }
  }
  return <RankLine ranks={parsed} />;
}

function RankLine({ ranks }: { readonly ranks: readonly Rank[] }) {
  const { sign } = WORDS[useRecord().page.language];
  const isLong = ranks.length > MOST_ON_A_LINE;
  return <span class={isLong ? "ranks ranks-long" : "ranks"}>{ranks.map(sign).join(" – ")}</span>;
}

/** What goes on a card: "6 or 8", "nothing". */
export function Fits({ on, king = "stop" }: { readonly on: string; readonly king?: KingRule }) {
  const { or, sign, nothing } = WORDS[useRecord().page.language];
  const ranks = ranksThatFit(king, parseRank(on));
  return <strong>{ranks.length === 0 ? nothing : or(ranks.map(sign))}</strong>;
}

/** The thirteen ranks in their order. */
export function RankOrder() {
  return <RankLine ranks={RANKS} />;
}

/** The cards that fit in a hole, in words. */
export function FitsNow(dealt: DealtHole) {
  const { cards, and, nothing } = WORDS[useRecord().page.language];
  const position = dealtPosition(dealt);
  const fitting = playableColumns(position).flatMap(
    (column) => exposedCard(position, column) ?? [],
  );
  return <strong>{fitting.length === 0 ? nothing : and(fitting.map(cards))}</strong>;
}
