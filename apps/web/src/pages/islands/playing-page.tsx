/** The page around what is played on it: its language, and a board that can be pressed. */
import { drawsLeft, exposedCard, type Move, DRAW, play, type Position } from "@albatross/rules";
import type { ComponentChildren } from "preact";
import type { Language } from "../../state/preferences.ts";
import { cardWords as german } from "../../text/de-cards.ts";
import { cardWords as english } from "../../text/en-cards.ts";
import { LESSON_WORDS } from "../lessons/lesson-words.ts";
import { RecordProvider, startRecord } from "../page-context.ts";
import { BoardPicture, placesOf } from "../parts/board-picture.tsx";

export function pageLanguage(): Language {
  return document.documentElement.lang === "de" ? "de" : "en";
}

export function PlayingPage({ children }: { readonly children: ComponentChildren }) {
  const record = startRecord({ id: "learn", language: pageLanguage() });
  return <RecordProvider value={record}>{children}</RecordProvider>;
}

interface PressableProps {
  readonly position: Position;
  readonly tall: number;
  readonly onMove: (move: Move) => void;
}

/** Buttons over the piles of the picture: each says what it plays. */
export function PressableBoard({ position, tall, onMove }: PressableProps) {
  const language = pageLanguage();
  const words = LESSON_WORDS[language];
  const cards = language === "de" ? german : english;
  const places = placesOf(position, tall);
  const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  const CARD = 262;
  return (
    <div class="pressable" style={{ maxWidth: `${(places.width * 68) / 250}px` }}>
      <BoardPicture position={position} tall={tall} />
      {Array.from({ length: places.shown }, (_, column) => {
        const card = exposedCard(position, column);
        const label =
          card === undefined
            ? words.emptyColumn(column + 1)
            : words.column(column + 1, cards(card));
        return (
          <button
            key={column}
            type="button"
            aria-label={label}
            style={{
              insetInlineStart: share(places.columnX(column), places.width),
              top: 0,
              width: share(CARD, places.width),
              height: share(places.pilesTop - 20, places.height),
            }}
            onClick={() => onMove(play(column))}
          />
        );
      })}
      <button
        type="button"
        aria-label={words.stock(drawsLeft(position))}
        style={{
          insetInlineStart: share(places.stockX, places.width),
          top: share(places.pilesTop, places.height),
          width: share(CARD, places.width),
          height: share(places.height - places.pilesTop, places.height),
        }}
        onClick={() => onMove(DRAW)}
      />
    </div>
  );
}
