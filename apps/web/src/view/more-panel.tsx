/** Everything that needs no place of its own on the page. */
import { canRedo, holeScore, isOver } from "@albatross/rules";
import { isUntouched } from "../state/open-hole.ts";
import { ActionButton } from "./action-button.tsx";
import { StorageLine } from "./storage-line.tsx";
import { dealNew } from "./deal-panel.tsx";
import { OfflineLine } from "./offline-lines.tsx";
import { fullScreen } from "./full-screen.ts";
import { openHelp } from "./help.ts";
import { usePage, usePart } from "./page.ts";
import { openReview } from "./open-review.ts";
import { Panel } from "./panel.tsx";
import { BackToRound } from "./round-note.tsx";

export function MorePanel() {
  const page = usePage();
  const { game, text } = page;
  const words = usePart("panels");
  const open = game.play.open.value;
  const isBeside = game.play.aside.value !== null;
  return (
    <Panel title={text.action.more} name="more" takesFocus onClose={page.closePanel}>
      <div class="menu">
        {isBeside ? (
          <ActionButton
            label={words.backToHole}
            kind="primary"
            onPress={() => {
              page.closePanel();
              game.play.bringBack();
            }}
          />
        ) : (
          <ActionButton
            label={open?.round ? text.round.nextHole : text.action.newDeal}
            icon="deal"
            kind="primary"
            onPress={() => dealNew(page)}
          />
        )}
        <BackToRound />
        <ActionButton
          label={open?.round ? text.round.scorecard : text.round.title}
          opens="dialog"
          onPress={() => page.openPanel("round")}
        />
        {!open?.round?.tournament && (
          <ActionButton
            label={words.tournament}
            opens="dialog"
            onPress={() => page.openPanel("tournament")}
          />
        )}
        <ActionButton
          label={text.action.restart}
          icon="restart"
          isDisabled={open === null || isUntouched(open)}
          onPress={() => page.run({ kind: "restart" })}
        />
        <ActionButton
          label={text.action.redo}
          icon="redo"
          isDisabled={open === null || !canRedo(open.hole)}
          onPress={() => page.run({ kind: "redo" })}
        />
        <ActionButton
          label={text.action.takeStrokes}
          isDisabled={open === null || isBeside || holeScore(open.hole) !== null}
          // A round asks first, on its card.
          onPress={() => (open?.round ? page.openPanel("round") : game.play.takeStrokes())}
        />
        <ActionButton
          label={page.game.pause.isPaused.value ? text.pause.goOn : text.action.pause}
          icon="pause"
          isDisabled={open === null || isOver(open.hole)}
          onPress={() => {
            page.closePanel();
            page.run({ kind: "pause" });
          }}
        />
        {fullScreen.isPossible && (
          <ActionButton
            label={text.action.fullScreen(fullScreen.isOn.value)}
            icon="full"
            onPress={() => page.run({ kind: "full-screen" })}
          />
        )}
        <ActionButton
          label={words.coach}
          opens="dialog"
          isDisabled={open === null || isOver(open.hole)}
          onPress={() => page.openPanel("coach")}
        />
        <ActionButton
          label={words.review}
          opens="dialog"
          isDisabled={open === null}
          onPress={() => openReview(page, null)}
        />
        <ActionButton
          label={words.stock.title}
          opens="dialog"
          isDisabled={open === null}
          onPress={() => page.openPanel("stock")}
        />
        <ActionButton
          label={words.deal.title}
          opens="dialog"
          onPress={() => page.openPanel("deal")}
        />
        <ActionButton
          label={words.rules.title}
          opens="dialog"
          onPress={() => page.openPanel("rules")}
        />
        <ActionButton
          label={words.puzzles}
          opens="dialog"
          onPress={() => page.openPanel("puzzles")}
        />
        <ActionButton
          label={words.settings.title}
          opens="dialog"
          onPress={() => page.openPanel("settings")}
        />
        <ActionButton
          label={text.statistics.title}
          opens="dialog"
          onPress={() => page.openPanel("statistics")}
        />
        <ActionButton
          label={words.help.open("start")}
          opens="dialog"
          onPress={() => openHelp(page, "start")}
        />
        <ActionButton
          label={text.action.keys}
          opens="dialog"
          onPress={() => page.openPanel("keys")}
        />
        <ActionButton
          label={text.action.copyLink}
          icon="link"
          onPress={() => void page.copyLink(page.puzzles.value?.link.value ?? undefined)}
        />
      </div>
      <StorageLine />
      <OfflineLine />
    </Panel>
  );
}
