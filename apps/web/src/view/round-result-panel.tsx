/** The result of a round: like a hole's it comes by itself, leaves undo live, and goes away with Esc. */
import { useState } from "preact/hooks";
import { cardOf, readRound } from "../state/round-facts.ts";
import { ActionButton } from "./action-button.tsx";
import { onDemand } from "./on-demand.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { Legend, ScorecardTables } from "./scorecard-table.tsx";
import { TournamentResult } from "./tournament/doors.tsx";

const RoundPicture = onDemand(
  "round",
  async () => (await import("./round-picture.tsx")).RoundPicture,
);

export function RoundResultPanel() {
  const page = usePage();
  const { game, text } = page;
  const words = usePart("round");
  const [isPictured, setPictured] = useState(false);
  const round = game.rounds.soFar.value;
  if (round === null) return null;
  if (round.tournament) return <TournamentResult />;
  const facts = readRound(round);
  const isNarrow = page.frame.value === "portrait";
  return (
    <Panel
      title={words.resultTitle(facts)}
      name="result"
      kind="round"
      takesFocus={false}
      onClose={() => page.showResult(false)}
    >
      <div class="result-top">
        <p class="stamp" data-ending={facts.toPar < 0 ? "cleared" : "over"} aria-hidden="true">
          {text.formatNumber(facts.total)}
        </p>
        <p class="result-sentence">{words.resultSentence(facts)}</p>
      </div>
      <ScorecardTables card={cardOf(round)} shape={isNarrow ? "turned" : "across"} />
      <Legend />
      <p class="panel-note">{words.help(facts)}</p>
      {isPictured && <RoundPicture round={round} />}
      <div class="result-actions">
        <ActionButton
          label={words.another(round.course !== undefined)}
          kind="primary"
          onPress={() => game.rounds.start(round)}
        />
        <ActionButton label={words.share} onPress={() => void page.share(words.shared(round))} />
        <ActionButton
          label={words.picture.show}
          isDisabled={isPictured}
          onPress={() => setPictured(true)}
        />
        <ActionButton label={words.undoLast} onPress={() => page.run({ kind: "undo" })} />
        <ActionButton label={words.print} onPress={() => page.print(round)} />
        <ActionButton label={words.leave} onPress={() => game.rounds.leave()} />
      </div>
    </Panel>
  );
}
