/** What every part of the statistics panel is given. */
import type { HistoryDesk } from "../state/history-desk.ts";
import type { StatisticsWords } from "../text/catalogue.ts";

export interface DeskProps {
  readonly desk: HistoryDesk;
  readonly text: StatisticsWords;
}
