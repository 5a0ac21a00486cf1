/**
 * The end of a turn: what it came to, where the tournament stands, and whose turn is next. It takes the place of a
 * hole's result, so it comes by itself, leaves undo live while the hole is somebody's own, and goes away with Esc.
 */
import { currentPosition, holeScore, strokesOf } from "@albatross/rules";
import { isWatched, playerOf } from "../../state/tournament.ts";
import { nextTurn, readTournament } from "../../state/tournament-facts.ts";
import { ActionButton } from "../action-button.tsx";
import { usePage, usePart } from "../page.ts";
import { Panel } from "../panel.tsx";
import { TournamentTable } from "./tournament-table.tsx";
import { useTournament } from "./use-tournament.ts";

export function TurnPanel() {
  const page = usePage();
  const { game, text } = page;
  const { result } = usePart("panels");
  const words = usePart("tournament");
  const round = useTournament();
  const open = game.play.open.value;
  const player = open && playerOf(open);
  if (!open || !player || round === null) return null;
  const strokes = strokesOf(currentPosition(open.hole));
  // A stuck hole has its score when its strokes are taken.
  const isScored = holeScore(open.hole) !== null;
  const facts = readTournament(round);
  const upNext = nextTurn(round);
  const isOwn = !isWatched(open);
  return (
    <Panel
      title={words.turn.title(player.name, strokes, strokes <= 0)}
      name="result"
      kind="turn"
      takesFocus={false}
      onClose={() => page.showResult(false)}
    >
      <p class="standing">{words.standing(facts)}</p>
      <div class="result-actions">
        {isScored && upNext && (
          <ActionButton
            label={words.turn.next(upNext.player, upNext.hole)}
            kind="primary"
            onPress={() => page.run({ kind: "new" })}
          />
        )}
        {isOwn && (
          <ActionButton
            label={result.undo}
            kind={isScored ? "plain" : "primary"}
            onPress={() => page.run({ kind: "undo" })}
          />
        )}
        {isOwn && !isScored && (
          <ActionButton
            label={result.takeStrokes(strokes)}
            onPress={() => game.play.takeStrokes()}
          />
        )}
        <ActionButton
          label={text.round.scorecard}
          opens="dialog"
          onPress={() => page.openPanel("tournament")}
        />
      </div>
      {isOwn && <p class="panel-note">{words.turn.isFinal}</p>}
      {page.frame.value !== "portrait" && <TournamentTable facts={facts} shape="turned" />}
    </Panel>
  );
}

/** The end of the last turn. */
export function TournamentResult() {
  const page = usePage();
  const { game } = page;
  const words = usePart("tournament");
  const round = useTournament();
  const open = game.play.open.value;
  if (round === null || open === null) return null;
  const facts = readTournament(round);
  return (
    <Panel
      title={words.resultTitle(facts)}
      name="result"
      kind="round"
      takesFocus={false}
      onClose={() => page.showResult(false)}
    >
      <p class="result-sentence">{words.resultSentence(facts)}</p>
      <TournamentTable facts={facts} shape="turned" />
      <p class="panel-note">{words.help(facts)}</p>
      <div class="result-actions">
        <ActionButton
          label={words.another}
          kind="primary"
          onPress={() => game.rounds.start(round)}
        />
        <ActionButton label={words.share} onPress={() => void page.share(words.shared(round))} />
        {!isWatched(open) && (
          <ActionButton label={words.undoLast} onPress={() => page.run({ kind: "undo" })} />
        )}
        <ActionButton label={words.print} onPress={() => window.print()} />
        <ActionButton label={words.leave} onPress={() => game.rounds.leave()} />
      </div>
    </Panel>
  );
}
