/** The worked hole, a move at a time: the board, and the reason that stands in the list below it. */
import { expectValue, parseMoves } from "@albatross/rules";
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { SAMPLE_WORDS } from "../lessons/sample-words.ts";
import { BoardPicture } from "../parts/board-picture.tsx";
import { playedHole } from "../positions.ts";
import { pageLanguage, PlayingPage } from "./playing-page.tsx";

export function startSample(island: HTMLElement): void {
  const { deal = "", moves = "" } = island.dataset;
  const reasons = [...island.querySelectorAll("li")].map(({ textContent }) => textContent);
  const { positions } = playedHole({ deal: Number(deal), moves });
  if (positions.length !== expectValue(parseMoves(moves)).length + 1) throw new Error("no hole");
  const place = document.createElement("div");
  island.querySelector(".felt")?.remove();
  island.querySelector(".lesson-start")?.replaceWith(place);
  render(
    <PlayingPage>
      <Steps positions={positions} reasons={reasons} />
    </PlayingPage>,
    place,
  );
}

interface StepsProps {
  readonly positions: ReturnType<typeof playedHole>["positions"];
  readonly reasons: readonly string[];
}

function Steps({ positions, reasons }: StepsProps) {
  const words = SAMPLE_WORDS[pageLanguage()];
  const [step, setStep] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const last = positions.length - 1;
  return (
    <>
      <div class="felt">
        <BoardPicture position={positions[step] ?? positions[0]} tall={5} />
      </div>
      <div class="lesson-said" role="status">
        <p>
          <small>{words.moveOf(step, last)} </small>
          {reasons[step - 1]}
        </p>
      </div>
      <div class="lesson-start">
        <button
          type="button"
          class="page-button"
          aria-disabled={step === 0}
          onClick={() => setStep(Math.max(0, step - 1))}
        >
          {words.back}
        </button>
        <button
          type="button"
          class="page-button"
          ref={next}
          aria-disabled={step === last}
          onClick={() => setStep(Math.min(last, step + 1))}
        >
          {words.next}
        </button>
      </div>
    </>
  );
}
