/** What the judge says of a hole, and what a match of given strokes comes to: worked out while the page is built. */
import { drawsLeft, expectValue, formatMoves, scoreMatch, strokesOf } from "@albatross/rules";
import { judge, type ProvedJudgement } from "@albatross/solver";
import { GRAMMARS } from "../facts.ts";
import { useRecord } from "../page-context.ts";
import { dealtPosition, type DealtHole } from "../positions.ts";

const judged = new Map<string, ProvedJudgement>();

export function judgedHole(dealt: DealtHole): ProvedJudgement {
  const key = JSON.stringify(dealt);
  const known = judged.get(key);
  if (known) return known;
  const judgement = judge(dealtPosition(dealt));
  if (judgement.verdict === "unknown") throw new Error(`the judge does not know ${key}`);
  judged.set(key, judgement);
  return judgement;
}

/** The best score that a hole allows: "−3". */
export function Best(dealt: DealtHole) {
  return <>{GRAMMARS[useRecord().page.language].number(judgedHole(dealt).best)}</>;
}

/** How many cards the best play of a hole leaves in the stock. Only for one that can be cleared. */
export function LeftInStock(dealt: DealtHole) {
  const { verdict, line } = judgedHole(dealt);
  if (verdict !== "winnable") throw new Error(`deal ${dealt.deal} cannot be cleared`);
  const end = dealtPosition({ ...dealt, moves: `${dealt.moves ?? ""}${formatMoves(line)}` });
  if (strokesOf(end) !== 0 - drawsLeft(end)) throw new Error("a clear scores minus its stock");
  return <>{drawsLeft(end)}</>;
}

/** The strokes of a hole as it stands. */
export function Strokes(dealt: DealtHole) {
  return <>{GRAMMARS[useRecord().page.language].number(strokesOf(dealtPosition(dealt)))}</>;
}

const MATCH_WORDS = {
  en: {
    caption: "A match of two over nine holes",
    hole: "Hole",
    player: (number: number) => `Player ${number}`,
    total: "Total",
    points: "Points",
    bonus: "Lower total",
    holes: "Holes won",
  },
  de: {
    caption: "Ein Match zu zweit über neun Löcher",
    hole: "Loch",
    player: (number: number) => `Spieler ${number}`,
    total: "Summe",
    points: "Punkte",
    bonus: "Kleinere Summe",
    holes: "Gewonnene Löcher",
  },
} as const;

/** A match by the rules of R4, from the strokes of two players. */
export function Match({ strokes }: { readonly strokes: readonly (readonly [number, number])[] }) {
  const { language } = useRecord().page;
  const words = MATCH_WORDS[language];
  const { number } = GRAMMARS[language];
  const card = expectValue(scoreMatch(strokes));
  const rows = [0, 1].map((player) => ({
    name: words.player(player + 1),
    strokes: strokes.map((hole) => hole[player] ?? 0),
    won: card.holeWinners.filter((winner) => winner === player).length,
    bonus:
      card.bonusWinner === player
        ? (card.points[player] ?? 0) - card.holeWinners.filter((winner) => winner === player).length
        : 0,
    total: card.totals[player] ?? 0,
    points: card.points[player] ?? 0,
  }));
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={words.caption}>
      <table class="match">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hole}</th>
            {strokes.map((_, hole) => (
              <th key={hole} scope="col">
                {hole + 1}
              </th>
            ))}
            <th scope="col">{words.total}</th>
            <th scope="col">{words.holes}</th>
            <th scope="col">{words.bonus}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.strokes.map((score, hole) => (
                <td
                  key={hole}
                  class="figure"
                  data-won={card.holeWinners[hole] === rows.indexOf(row)}
                >
                  {number(score)}
                </td>
              ))}
              <td class="figure">{number(row.total)}</td>
              <td class="figure">{row.won}</td>
              <td class="figure">{row.bonus}</td>
              <td class="figure">
                <strong>{row.points}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
