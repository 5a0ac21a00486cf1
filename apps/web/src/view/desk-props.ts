/** What every part of the statistics panel is given. */
import type { HistoryDesk, HistoryView } from "../state/history-desk.ts";
import type { HistoryStore } from "../storage/history-store.ts";
import type { StatisticsWords } from "../text/catalogue.ts";

export interface DeskProps {
  readonly desk: HistoryDesk;
  readonly text: StatisticsWords;
}

export interface StatisticsBodyProps {
  readonly store: HistoryStore;
  /** What is looked at first. */
  readonly view: HistoryView;
}
