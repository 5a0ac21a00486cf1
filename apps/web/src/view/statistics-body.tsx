/** What is in the statistics panel: figures, the list of holes, and what is done with all of them. */
import { formatRules } from "@albatross/rules";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import {
  ALL_RULES,
  createHistoryDesk,
  HISTORY_VIEWS,
  type HistoryDesk,
  type HistoryView,
} from "../state/history-desk.ts";
import type { HistoryStore } from "../storage/history-store.ts";
import { settleBests } from "../storage/settle-bests.ts";
import { rememberReset } from "../storage/reset-memory.ts";
import { ActionButton } from "./action-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import type { DeskProps, StatisticsBodyProps } from "./desk-props.ts";
import { HistoryFiles } from "./history-files.tsx";
import { usePage, usePart } from "./page.ts";
import { PlayedList } from "./played-list.tsx";
import { saveFile } from "./save-file.ts";
import { StatisticsFigures } from "./statistics-figures.tsx";
import "./styles/statistics.css";

export function StatisticsBody({ store, view: first }: StatisticsBodyProps) {
  const text = usePart("statistics");
  const desk = useDesk(store, first);
  useSettledBests(store);
  const view = desk.view.value;
  const trouble = store.trouble.value;
  return (
    <>
      {trouble && <p class="panel-note">{text.trouble(trouble)}</p>}
      <ChoiceRow
        label={text.viewLabel}
        values={HISTORY_VIEWS}
        value={view}
        nameOf={text.view}
        onChoose={desk.show}
      />
      {desk.setAside.value > 0 && <SetAside desk={desk} text={text} />}
      {view !== "files" && <RulesChoice desk={desk} text={text} />}
      {desk.holes.value === null ? (
        <p class="panel-note">{text.loading}</p>
      ) : (
        <>
          {view === "figures" && <StatisticsFigures desk={desk} text={text} />}
          {view === "holes" && <PlayedList desk={desk} text={text} />}
          {view === "files" && <HistoryFiles desk={desk} text={text} />}
        </>
      )}
      {desk.unreadable.value > 0 && (
        <p class="panel-note">{text.unreadable(desk.unreadable.value)}</p>
      )}
    </>
  );
}

/** The desk lives as long as the panel; what a reload cuts short is finished when the page is loaded again. */
function useDesk(store: HistoryStore, first: HistoryView): HistoryDesk {
  const { game } = usePage();
  const desk = useMemo(
    () =>
      createHistoryDesk({
        store,
        view: first,
        rules: formatRules(game.rules.peek()),
        nowMs: () => Date.now(),
        saveFile,
        rememberReset,
      }),
    [game, store, first],
  );
  useEffect(() => {
    return () => desk.leave();
  }, [desk]);
  return desk;
}

function useSettledBests(store: HistoryStore): void {
  const { judge } = usePage();
  useEffect(() => {
    let isWanted = true;
    void settleBests(store, judge, () => isWanted);
    return () => void (isWanted = false);
  }, [store, judge]);
}

/** It takes the focus, which the button that brought it has lost, and so comes into sight. */
function SetAside({ desk, text }: DeskProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("button")?.focus(), []);
  return (
    <div class="set-aside" role="status" ref={root}>
      <p>{text.files.setAside(desk.setAside.value)}</p>
      <ActionButton
        label={text.files.undoReset}
        icon="undo"
        kind="primary"
        onPress={desk.undoReset}
      />
    </div>
  );
}

function RulesChoice({ desk, text }: DeskProps) {
  const id = useId();
  return (
    <div class="rules-choice">
      <label for={id}>{text.rulesLabel}</label>
      <select
        id={id}
        value={desk.rules.value}
        onChange={(event) => desk.chooseRules(event.currentTarget.value)}
      >
        {desk.ruleChoices.value.map((rules) => (
          <option key={rules} value={rules}>
            {text.rules(rules)}
          </option>
        ))}
        <option value={ALL_RULES}>{text.allRules}</option>
      </select>
    </div>
  );
}
