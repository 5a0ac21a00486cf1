/**
 * Beside the board while a computer player plays: who it is, how fast, and the way to the end. It takes a place of
 * its own, so that it covers no card.
 */
import { useId } from "preact/hooks";
import { COMPUTER_IDS } from "../../state/computer-players.ts";
import { WATCH_SPEEDS, type ComputerTurn } from "../../state/computer-turn.ts";
import { playerOf } from "../../state/tournament.ts";
import { ActionButton } from "../action-button.tsx";
import { usePage, usePart } from "../page.ts";
import { choices, choose } from "./choices.ts";

export function WatchStrip({ turn }: { readonly turn: ComputerTurn }) {
  const { game } = usePage();
  const words = usePart("tournament");
  const open = game.play.open.value;
  const player = open && playerOf(open);
  const state = turn.state.value;
  if (!player || state === "idle") return null;
  const id = COMPUTER_IDS.find((known) => known === player.computer);
  return (
    <section class="watch" aria-label={words.watch.title(player.name)}>
      <p class="watch-who">
        <strong>{words.watch.title(player.name)}</strong>
        {id && <span>{words.computer(id)}</span>}
      </p>
      {state === "failed" ? (
        <>
          <p role="alert">{words.watch.failed(player.name)}</p>
          <ActionButton label={words.watch.tryAgain} onPress={() => turn.tryAgain()} />
          <ActionButton label={words.watch.endHole} onPress={() => turn.takeStrokes()} />
        </>
      ) : (
        <>
          <SpeedChoice />
          <button
            type="button"
            class="action action-plain"
            aria-label={words.watch.skipSpoken(player.name)}
            onClick={() => turn.skip()}
          >
            <span>{words.watch.skip}</span>
          </button>
        </>
      )}
    </section>
  );
}

function SpeedChoice() {
  const words = usePart("tournament");
  const id = useId();
  return (
    <div class="watch-speed">
      <label class="for-ears" for={id}>
        {words.speedLabel}
      </label>
      <select
        id={id}
        value={choices.value.speed}
        onChange={({ currentTarget }) => {
          const speed = WATCH_SPEEDS.find((known) => known === currentTarget.value);
          if (speed) choose({ speed });
        }}
      >
        {WATCH_SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words.speed(speed)}
          </option>
        ))}
      </select>
    </div>
  );
}
