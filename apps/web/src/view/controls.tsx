/** What is done to the hole beside playing it: the rail of a wide window, the bar under a thumb. */
import { canRedo, isOver } from "@albatross/rules";
import { useComputed } from "@preact/signals";
import { canTakeBack, type OpenHole } from "../state/open-hole.ts";
import { isWatched } from "../state/tournament.ts";
import { ActionButton } from "./action-button.tsx";
import type { Point } from "./board-layout.ts";
import { Figures, VerdictBadge } from "./figures.tsx";
import { onDemand } from "./on-demand.tsx";
import { StorageLine } from "./storage-line.tsx";
import { UpdateLine } from "./update-line.tsx";
import { usePage } from "./page.ts";

const RoundRail = onDemand("round", async () => (await import("./round-views.tsx")).RoundRail);

export function Rail() {
  const page = usePage();
  const { text } = page;
  const isInRound = page.game.rounds.soFar.value !== null;
  const frame = page.frame.value;
  return (
    <aside class="rail" aria-label={text.figures.title}>
      <div class="rail-status">
        <VerdictBadge />
        <Figures />
      </div>
      {isInRound && frame === "desk" && <RoundRail />}
      <div class="rail-actions">
        <UndoButton />
        <RedoButton />
        <HintButton />
        {isInRound && frame !== "landscape" && (
          <ActionButton
            label={text.round.scorecard}
            opens="dialog"
            isOpen={page.panel.value === "round"}
            onPress={() => page.openPanel("round")}
          />
        )}
        {!isInRound && !page.game.play.aside.value && !page.isResultShown.value && (
          <ActionButton
            label={text.action.newDeal}
            icon="deal"
            onPress={() => page.run({ kind: "new" })}
          />
        )}
        <ResultButton />
        <FriendButton />
      </div>
      <StorageLine />
      <UpdateLine />
    </aside>
  );
}

/** The buttons left and right of stock and waste; the board leaves their places free. */
export function ThumbBar() {
  const page = usePage();
  const layout = page.layout.value;
  if (!layout || !page.hasHole.value) return null;
  const { stock, waste, card, isMirrored } = layout;
  const width = page.boardSize.value?.width ?? 0;
  // Counted from the side on which the bar begins: in the mirror, from the right.
  const from = ({ x }: Point): number => (isMirrored ? width - x - card.width : x);
  const right = from(waste) + card.width * 1.42 + 2;
  return (
    <div
      class="thumb-bar"
      style={{
        "--left-w": `${from(stock) - 10}px`,
        "--right-x": `${Math.round(right) + 4}px`,
        "--bar-h": `${Math.max(card.height, 52)}px`,
      }}
    >
      <div class="thumb-left">
        <UndoButton />
        <HintButton />
      </div>
      <div class="thumb-right">
        <ActionButton
          label={page.text.action.more}
          icon="more"
          opens="dialog"
          isOpen={page.panel.value === "more"}
          onPress={() => page.openPanel("more")}
        />
      </div>
    </div>
  );
}

/**
 * Can this be done to the hole? Nothing can at a pause, or to one that a computer player plays. A move that changes
 * nothing of it draws no button again.
 */
function useCan(isPossible: (open: OpenHole) => boolean): boolean {
  const { play, pause } = usePage().game;
  return useComputed(() => {
    const open = play.open.value;
    return open !== null && !pause.isPaused.value && !isWatched(open) && isPossible(open);
  }).value;
}

function UndoButton() {
  const page = usePage();
  const canUndo = useCan(canTakeBack);
  return (
    <ActionButton
      label={page.text.action.undo}
      icon="undo"
      isDisabled={!canUndo}
      onPress={() => page.run({ kind: "undo" })}
    />
  );
}

function RedoButton() {
  const page = usePage();
  const canMakeAgain = useCan(({ hole }) => canRedo(hole));
  return (
    <ActionButton
      label={page.text.action.redo}
      icon="redo"
      isDisabled={!canMakeAgain}
      onPress={() => page.run({ kind: "redo" })}
    />
  );
}

function HintButton() {
  const page = usePage();
  const canBeHelped = useCan(({ hole }) => !isOver(hole));
  return (
    <ActionButton
      label={page.text.action.hint}
      icon="hint"
      isDisabled={!canBeHelped}
      onPress={() => page.run({ kind: "hint" })}
    />
  );
}

/** A result that was put away can be had again. */
export function ResultButton() {
  const page = usePage();
  if (!page.isHoleOver.value || page.isResultShown.value) return null;
  return (
    <ActionButton
      label={page.text.action.result}
      kind="primary"
      onPress={() => page.showResult(true)}
    />
  );
}

/** What a friend made of this deal waits behind it, covered. */
export function FriendButton() {
  const page = usePage();
  const friend = page.friend.value;
  if (!friend?.isHere.value || page.isResultShown.value) return null;
  return (
    <ActionButton
      label={page.text.action.friend(friend.sent.play.player)}
      opens="dialog"
      isOpen={page.panel.value === "friend"}
      onPress={() => page.openPanel("friend")}
    />
  );
}
