/**
 * The scorecard on paper: on no screen, and all that is printed. The card of the open round, unless another
 * one, or a blank one, was asked for.
 */
import { findPreset, scorecard, startRound } from "@albatross/rules";
import { useEffect } from "preact/hooks";
import { rulesOf, type RoundInPlay } from "../state/open-hole.ts";
import { cardOf, readRound } from "../state/round-facts.ts";
import { usePage, usePart } from "./page.ts";
import { Legend, ScorecardTables } from "./scorecard-table.tsx";

export function PrintedCard() {
  const page = usePage();
  const { game, text } = page;
  const wanted = page.printing.value;
  useEffect(() => {
    if (wanted === null) return undefined;
    const done = (): void => void (page.printing.value = null);
    addEventListener("afterprint", done, { once: true });
    window.print();
    return () => removeEventListener("afterprint", done);
  }, [page, wanted]);
  const round = wanted ? wanted.round : game.rounds.soFar.value;
  const isBlank = round === null;
  const card = round ? cardOf(round) : scorecard(startRound());
  const rules = round?.played[0] ? rulesOf(round.played[0]) : game.rules.value;
  const { table, date } = usePart("round");
  return (
    <div class="printed-card">
      <h2>
        {text.brand}: {text.round.scorecard}
      </h2>
      <dl class="printed-facts">
        <div>
          <dt>{table.player}</dt>
          <dd />
        </div>
        <div>
          <dt>{table.date}</dt>
          <dd>{round && date(round.startedAtMs)}</dd>
        </div>
        <div>
          <dt>{table.rules}</dt>
          <dd>{!isBlank && text.rules.current(rules, findPreset(rules))}</dd>
        </div>
      </dl>
      <ScorecardTables card={card} shape="across" isBlank={isBlank} />
      {round && <Standing round={round} />}
      <Legend />
    </div>
  );
}

function Standing({ round }: { readonly round: RoundInPlay }) {
  const words = usePart("round");
  const facts = readRound(round);
  return (
    <p>
      {words.standing(facts, round.holes)} {words.help(facts)}
    </p>
  );
}
