/**
 * The result of the hole (T5): a panel beside the board, never over all of it. It comes by itself, so it
 * leaves the focus alone; undo stays live, and Esc puts it away.
 */
import { useEffect } from "preact/hooks";
import { resultsOf, type LostSearch } from "../state/result.ts";
import { ActionButton } from "./action-button.tsx";
import { ExposedCards } from "./exposed-cards.tsx";
import { openReview } from "./open-review.ts";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { TurnPanel } from "./tournament/doors.tsx";

export function ResultPanel() {
  const isTournament = usePage().game.rounds.soFar.value?.tournament !== undefined;
  return isTournament ? <TurnPanel /> : <HoleResult />;
}

function HoleResult() {
  const page = usePage();
  const { game, text } = page;
  const { result: words, review, share } = usePart("panels");
  const result = resultsOf(game.play.open, page.judge);
  const facts = result.facts.value;
  useEffect(fetchReview, []);
  if (facts === null) return null;
  const startBest = game.verdict.startBest.value;
  const isStuck = facts.ending === "stuck" && !facts.isFinal;
  const friend = page.friend.value;
  const isInRound = game.rounds.soFar.value !== null;
  const isCleared = facts.ending === "cleared";
  const isFlawless = startBest !== null && facts.strokes <= startBest;
  // The best score was reached: nobody needs to search for where it was lost.
  const lost: LostSearch = isFlawless ? { kind: "flawless" } : result.lost.value;
  // A clear is good news: nobody is told to wait for what might have been better.
  const lostText = isCleared && lost.kind === "working" ? "" : words.lost(lost);
  return (
    <Panel
      title={words.title(facts)}
      name="result"
      kind={facts.ending}
      takesFocus={false}
      onClose={() => page.showResult(false)}
    >
      <div class="result-top">
        <p class="stamp" data-ending={facts.ending} aria-hidden="true">
          {text.formatNumber(facts.strokes)}
        </p>
        <p class="result-sentence">{words.sentence(facts)}</p>
      </div>
      <div class="result-actions">
        <ActionButton
          label={words.undo}
          kind={isStuck ? "primary" : "plain"}
          onPress={() => page.run({ kind: "undo" })}
        />
        {isInRound && isStuck ? (
          <ActionButton
            label={words.takeStrokes(facts.strokes)}
            onPress={() => game.play.takeStrokes()}
          />
        ) : (
          <ActionButton
            label={isInRound ? text.round.nextHole : words.next}
            kind={isStuck ? "plain" : "primary"}
            onPress={() => page.run({ kind: "new" })}
          />
        )}
        <ActionButton label={words.replay} onPress={() => page.run({ kind: "restart" })} />
        <ActionButton label={review} opens="dialog" onPress={() => openReview(page, null)} />
        <ActionButton label={share.open} opens="dialog" onPress={() => page.openPanel("share")} />
        {friend?.isHere.value && (
          <ActionButton
            label={text.action.friend(friend.sent.play.player)}
            opens="dialog"
            onPress={() => page.openPanel("friend")}
          />
        )}
        {isInRound && (
          <ActionButton
            label={text.round.scorecard}
            opens="dialog"
            onPress={() => page.openPanel("round")}
          />
        )}
        {isStuck && !isInRound && (
          <ActionButton
            label={words.takeStrokes(facts.strokes)}
            onPress={() => game.play.takeStrokes()}
          />
        )}
      </div>
      <div class="result-facts">
        <p>{words.waste(facts)}</p>
        {!isCleared && <ExposedCards exposed={facts.exposed} />}
        <p>{words.deal(facts, startBest)}</p>
        {lostText !== "" && <p>{lostText}</p>}
        {lost.kind === "found" && (
          <ActionButton
            label={words.goBack(lost.lost.number)}
            kind="quiet"
            icon="undo"
            onPress={() => game.play.goBackTo(lost.lost.number - 1)}
          />
        )}
        <p class="panel-note">{words.help(facts)}</p>
      </div>
    </Panel>
  );
}

/** On its way while the result is read. A failure is told to whoever opens the review. */
function fetchReview(): void {
  import("./review-views.ts").catch(() => undefined);
}
