/** Boards with what coach and judge say of each move. */
import {
  columnCards,
  expectValue,
  exposedCard,
  parseMoves,
  wasteTop,
  type Card,
} from "@albatross/rules";
import { cardWords as german } from "../../text/de-cards.ts";
import { cardWords as english } from "../../text/en-cards.ts";
import { GRAMMARS } from "../facts.ts";
import { useRecord } from "../page-context.ts";
import { dealtPosition } from "../positions.ts";
import { figuresOf, STRATEGY_BOARDS, type StrategyBoard } from "../strategy-boards.ts";
import { Hole } from "./board-picture.tsx";
import { hundredths } from "./variant-table.tsx";

const WORDS = {
  en: {
    caption: "What each move comes to",
    heads: ["Move", "Coach: strokes to expect", "Judge: best that is left"],
    draw: "Draw",
    card: english,
  },
  de: {
    caption: "Was jeder Zug ergibt",
    heads: ["Zug", "Trainer: zu erwartende Schläge", "Richter: das beste noch mögliche"],
    draw: "Ziehen",
    card: german,
  },
} as const;

export function Advice({ board }: { readonly board: StrategyBoard }) {
  const { language } = useRecord().page;
  const words = WORDS[language];
  const position = dealtPosition(STRATEGY_BOARDS[board]);
  const name = (text: string): string => {
    const [move] = expectValue(parseMoves(text));
    const card = move?.kind === "play" ? exposedCard(position, move.column) : undefined;
    return card === undefined ? words.draw : words.card(card);
  };
  return (
    <>
      <Hole {...STRATEGY_BOARDS[board]} />
      <table class="advice">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {words.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(board).map(({ move, expected, best }) => (
            <tr key={move}>
              <th scope="row">{name(move)}</th>
              <td class="figure">{hundredths(expected, 1, language)}</td>
              <td class="figure">{GRAMMARS[language].number(best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PlaceProps {
  readonly board: StrategyBoard;
  /** From 1, as players count. */
  readonly column: number;
  /** The card above the exposed one, and not that itself. */
  readonly above?: boolean;
}

/** A card of a board, in words: the exposed one of a column, or the one above it. */
export function CardIn({ board, column, above = false }: PlaceProps) {
  const cards = columnCards(dealtPosition(STRATEGY_BOARDS[board]), column - 1);
  return <CardName card={cards.at(above ? -2 : -1)} />;
}

export function TopOf({ board }: { readonly board: StrategyBoard }) {
  return <CardName card={wasteTop(dealtPosition(STRATEGY_BOARDS[board])) ?? undefined} />;
}

function CardName({ card }: { readonly card: Card | undefined }) {
  if (card === undefined) throw new RangeError("there is no such card");
  return <strong>{WORDS[useRecord().page.language].card(card)}</strong>;
}

/** Cards in a column of a board. */
export function Height({ board, column }: PlaceProps) {
  return <>{columnCards(dealtPosition(STRATEGY_BOARDS[board]), column - 1).length}</>;
}
