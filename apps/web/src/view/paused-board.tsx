/** What stands in the board's place at a pause: a word, and one large button that has the focus. */
import { useEffect, useRef } from "preact/hooks";
import { usePage } from "./page.ts";
import "./styles/paused.css";

export function PausedBoard() {
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
