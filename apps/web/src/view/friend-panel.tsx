/** What a friend made of the deal on the board: covered until asked for, then the score, and the moves one by one. */
import { canRedo, canUndo } from "@albatross/rules";
import type { FriendDesk } from "../state/friend-desk.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

export function FriendPanel() {
  const page = usePage();
  const texts = usePart("panels").share.friend;
  const friend = page.friend.value;
  if (friend === null) return null;
  const { player } = friend.sent.play;
  const isWatching = friend.watching.value !== null;
  return (
    <Panel title={texts.title(player)} name="friend" takesFocus onClose={page.closePanel}>
      <p>{texts.about(player, friend.ownStrokes.value !== null || friend.isScoreShown.value)}</p>
      <div class="friend-score" aria-live="polite">
        {friend.isScoreShown.value && <Score friend={friend} />}
      </div>
      {!friend.isScoreShown.value && (
        <ActionButton label={texts.showScore(player)} onPress={friend.showScore} />
      )}
      {isWatching && <Moves friend={friend} />}
      {!isWatching && friend.sent.hole && (
        <ActionButton label={texts.watch(player)} onPress={friend.watch} />
      )}
    </Panel>
  );
}

function Score({ friend }: { readonly friend: FriendDesk }) {
  const texts = usePart("panels").share.friend;
  const { player, result, moves } = friend.sent.play;
  const own = friend.ownStrokes.value;
  return (
    <>
      <p class="standing">
        {texts.score(player, result)} {own !== null && texts.own(own)}
      </p>
      <p class="panel-note">{moves === null ? texts.claimed : texts.proved}</p>
    </>
  );
}

function Moves({ friend }: { readonly friend: FriendDesk }) {
  const page = usePage();
  const texts = usePart("panels").share.friend;
  const open = page.game.play.open.value;
  const watching = friend.watching.value;
  if (open === null || watching === null) return null;
  return (
    <>
      <p class="panel-note">{texts.move(watching.move, watching.of)}</p>
      <div class="panel-row">
        <ActionButton
          label={texts.back}
          icon="undo"
          isDisabled={!canUndo(open.hole)}
          onPress={() => page.run({ kind: "undo" })}
        />
        <ActionButton
          label={texts.forward}
          icon="redo"
          isDisabled={!canRedo(open.hole)}
          onPress={() => page.run({ kind: "redo" })}
        />
      </div>
      <ActionButton label={texts.ownHole} kind="primary" onPress={friend.goBack} />
    </>
  );
}
