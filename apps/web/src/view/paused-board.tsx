/** What stands in the board's place at a pause: a word, and one large button that has the focus. */
import { useEffect, useRef } from "preact/hooks";
import { isHandedOver } from "../state/tournament.ts";
import { usePage } from "./page.ts";
import { TurnCover } from "./tournament/doors.tsx";
import "./styles/paused.css";

export function PausedBoard() {
  const open = usePage().game.play.open.value;
  return open && isHandedOver(open) ? <TurnCover /> : <Paused />;
}

function Paused() {
  const page = usePage();
  const { title, about, goOn } = page.text.pause;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section class="paused" aria-label={title}>
      <h2>{title}</h2>
      <p>{about}</p>
      <button
        type="button"
        class="action action-primary"
        ref={button}
        onClick={() => page.run({ kind: "pause" })}
      >
        {goOn}
      </button>
    </section>
  );
}
