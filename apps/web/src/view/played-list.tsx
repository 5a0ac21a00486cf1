/** The holes played, newest first, a page at a time. Any of them can be played again, and sent. */
import { expectValue, formatLink, parseDealName, parseMoves, parseRules } from "@albatross/rules";
import { useEffect, useRef, useState } from "preact/hooks";
import { openWithMoves } from "../state/open-hole.ts";
import type { PlayedHole } from "../state/played-hole.ts";
import { ActionButton } from "./action-button.tsx";
import { openReview } from "./open-review.ts";
import { usePage, type Page } from "./page.ts";
import type { DeskProps } from "./desk-props.ts";

const PAGE = 20;

export function PlayedList({ desk, text }: DeskProps) {
  const page = usePage();
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const holes = desk.holes.value ?? [];
  const shown = holes.slice(0, most);
  const rules = desk.rules.value;
  const { played } = text;

  useEffect(() => setMost(PAGE), [rules]);
  useEffect(() => {
    // The button that asked for more moves down: the reader goes on where the list went on.
    if (most > PAGE) list.current?.children[most - PAGE]?.querySelector("button")?.focus();
  }, [most]);

  if (holes.length === 0) {
    return (
      <div class="blank-card">
        <h3>{text.empty.title}</h3>
        <p>{desk.total.value === 0 ? text.empty.none : text.empty.noneOfRules}</p>
      </div>
    );
  }
  return (
    <>
      <ol class="played" aria-label={played.listLabel} ref={list}>
        {shown.map((hole) => (
          <li key={hole.id} data-hole={hole.id}>
            <p class="played-score" data-ending={hole.ending} aria-hidden="true">
              {hole.ending === "left" ? "–" : text.number(hole.strokes)}
            </p>
            <div class="played-facts">
              <p>
                <strong>{played.deal(hole)}</strong> · {text.rules(hole.rules)}
              </p>
              <p>
                {played.ending(hole)}
                <span class="for-ears">, {played.strokes(hole)}</span> · {played.best(hole)} ·{" "}
                {played.badge(hole)}
              </p>
              <p class="panel-note">
                <time dateTime={hole.at}>{played.date(hole)}</time>
              </p>
              <div class="played-actions">
                <button
                  type="button"
                  class="action action-quiet"
                  aria-label={`${played.again}: ${played.deal(hole)}`}
                  onClick={() => playAgain(page, hole)}
                >
                  <span>{played.again}</span>
                </button>
                <button
                  type="button"
                  class="action action-quiet"
                  aria-label={`${played.review}: ${played.deal(hole)}`}
                  aria-disabled={hole.moves === ""}
                  onClick={() => review(page, hole)}
                >
                  <span>{played.review}</span>
                </button>
                <button
                  type="button"
                  class="action action-quiet"
                  aria-label={`${played.copyLink}: ${played.deal(hole)}`}
                  onClick={() => void page.copyLink(linkOf(hole))}
                >
                  <span>{played.copyLink}</span>
                </button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p class="panel-note">{played.shown(shown.length, holes.length)}</p>
      {shown.length < holes.length && (
        <ActionButton
          label={played.more(Math.min(PAGE, holes.length - shown.length))}
          onPress={() => setMost(most + PAGE)}
        />
      )}
    </>
  );
}

/** What the history has was a deal here, or was proved to be one when it was imported. */
function linkOf(hole: PlayedHole): string {
  const deal = expectValue(parseDealName(hole.deal, hole.generator));
  return formatLink({ deal, rules: expectValue(parseRules(hole.rules)), moves: [] });
}

function review(page: Page, { deal, generator, rules, moves }: PlayedHole): void {
  if (moves === "") return;
  const name = expectValue(parseDealName(deal, generator));
  const made = expectValue(parseMoves(moves));
  openReview(page, expectValue(openWithMoves(name, expectValue(parseRules(rules)), made)));
}

function playAgain(page: Page, hole: PlayedHole): void {
  const refused = page.game.deals.dealNumber(hole.deal, expectValue(parseRules(hole.rules)));
  if (refused === null) page.closePanel();
}
