/** Ends the hole with what is left (R2, P8): asked once, since one press too many would cost a whole hole. */
import { currentPosition, strokesOf } from "@albatross/rules";
import { useEffect, useRef, useState } from "preact/hooks";
import type { OpenHole } from "../state/open-hole.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";

export function TakeStrokes({ open }: { readonly open: OpenHole }) {
  const { game, text } = usePage();
  const words = usePart("round");
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const strokes = strokesOf(currentPosition(open.hole));
  useEffect(() => {
    if (isAsking) answer.current?.querySelector("button")?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return <ActionButton label={text.action.takeStrokes} onPress={() => setAsking(true)} />;
  }
  return (
    <div class="asking" role="group" aria-label={text.action.takeStrokes} ref={answer}>
      <p>{words.takeAsk(strokes)}</p>
      <div class="panel-row">
        <ActionButton
          label={words.take(strokes)}
          kind="primary"
          onPress={() => game.play.takeStrokes()}
        />
        <ActionButton label={words.playOn} onPress={() => setAsking(false)} />
      </div>
    </div>
  );
}
