/** What stands in the board's place until whoever's turn it is says so: their name, and one large button. */
import { useEffect, useRef } from "preact/hooks";
import { holeNumber } from "../../state/round-so-far.ts";
import { namedTurn } from "../../state/tournament.ts";
import { readTournament } from "../../state/tournament-facts.ts";
import { usePage, usePart } from "../page.ts";
import { useTournament } from "./use-tournament.ts";

export function TurnCover() {
  const page = usePage();
  const words = usePart("tournament");
  const round = useTournament();
  const open = page.game.play.open.value;
  const name = open && namedTurn(open);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (open === null || name === null || round === null) return null;
  const title = words.cover.title(name);
  const facts = readTournament(round);
  return (
    <section class="paused" aria-label={title}>
      <h2>{title}</h2>
      <p>{words.cover.about(holeNumber(open) ?? 1)}</p>
      {facts.holesDone > 0 && <p>{words.standing(facts)}</p>}
      <button
        type="button"
        class="action action-primary"
        ref={button}
        onClick={() => page.run({ kind: "pause" })}
      >
        {words.cover.show}
      </button>
    </section>
  );
}
