/**
 * The state behind the statistics panel: which holes are looked at, and what is done with all of them. It lives as
 * long as the panel. Deleting sets the holes aside at first: only when the panel is left are they deleted, and
 * until then one press brings them back.
 */
import { fail, type Fault } from "@albatross/rules";
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { HistoryStore } from "../storage/history-store.ts";
import {
  formatHistory,
  formatHistoryCsv,
  parseHistory,
  type HistoryFileFault,
} from "./history-file.ts";
import { isSameStart } from "./history-merge.ts";
import type { PlayedHole } from "./played-hole.ts";
import { readStatistics, type Statistics } from "./statistics.ts";

export const HISTORY_VIEWS = ["figures", "holes", "files"] as const;
export type HistoryView = (typeof HISTORY_VIEWS)[number];

export const ALL_RULES = "all";

export type HistoryFault =
  | HistoryFileFault
  | Fault<"history-conflict" | "history-too-large" | "history-file-unreadable">;

export type HistoryNotice =
  | { readonly kind: "imported"; readonly added: number; readonly known: number }
  | { readonly kind: "refused"; readonly fault: HistoryFault }
  | { readonly kind: "not-stored" }
  | { readonly kind: "exported"; readonly holes: number }
  | { readonly kind: "reset-undone"; readonly holes: number };

export interface HistoryDeskPorts {
  readonly store: Pick<HistoryStore, "all" | "add" | "remove" | "changes" | "news">;
  /** What is looked at first. */
  readonly view?: HistoryView;
  /** The text of the rules that are played now. */
  readonly rules: string;
  nowMs(): number;
  saveFile(name: string, text: string, type: string): void;
  /** Keeps in mind over a reload what is set aside; nothing, to forget it. */
  rememberReset(holes: readonly PlayedHole[]): void;
}

export interface HistoryDesk {
  readonly view: ReadonlySignal<HistoryView>;
  /** The text of a rule set, or ALL_RULES. */
  readonly rules: ReadonlySignal<string>;
  /** Those that can be chosen: what was played, and what is played now. */
  readonly ruleChoices: ReadonlySignal<readonly string[]>;
  /** null while they are read. Newest first; under the chosen rules. */
  readonly holes: ReadonlySignal<readonly PlayedHole[] | null>;
  readonly statistics: ReadonlySignal<Statistics | null>;
  /** Holes under all rules. */
  readonly total: ReadonlySignal<number>;
  readonly unreadable: ReadonlySignal<number>;
  /** How many holes are set aside to be deleted. */
  readonly setAside: ReadonlySignal<number>;
  readonly notice: ReadonlySignal<HistoryNotice | null>;
  show(view: HistoryView): void;
  chooseRules(rules: string): void;
  exportJson(): void;
  exportCsv(): void;
  importFile(file: Pick<File, "size" | "text">): Promise<void>;
  reset(): void;
  undoReset(): void;
  /** The panel is left: deletes what was set aside, for good. */
  leave(): void;
}

/** A hundred thousand holes have about 30 MB. */
const MOST_BYTES = 64_000_000;

export function createHistoryDesk(ports: HistoryDeskPorts): HistoryDesk {
  const { store } = ports;
  const view = signal<HistoryView>(ports.view ?? "figures");
  const rules = signal(ports.rules);
  const kept = signal<readonly PlayedHole[] | null>(null);
  const unreadable = signal(0);
  const aside = signal<ReadonlyMap<string, PlayedHole>>(new Map());
  const notice = signal<HistoryNotice | null>(null);
  let reads = 0;

  const all = computed(
    () => kept.value?.filter(({ id, at }) => aside.value.get(id)?.at !== at) ?? null,
  );
  const holes = computed(
    () =>
      all.value?.filter((hole) => rules.value === ALL_RULES || hole.rules === rules.value) ?? null,
  );

  async function read(): Promise<void> {
    const number = ++reads;
    const history = await store.all();
    // Of two that were asked for, the later answer is the newer one.
    if (number !== reads) return;
    kept.value = history.holes;
    unreadable.value = history.unreadable;
  }

  const stopReading = effect(() => {
    void store.changes.value;
    untracked(() => void read());
  });
  const stopRemembering = effect(() => ports.rememberReset([...aside.value.values()]));
  const stopListening = store.news.listen(() => void read());

  function save(extension: string, text: string, type: string): void {
    const day = new Date(ports.nowMs()).toISOString().slice(0, 10);
    ports.saveFile(`albatross-holes-${day}.${extension}`, text, type);
    notice.value = { kind: "exported", holes: all.peek()?.length ?? 0 };
  }

  function refuse(fault: HistoryFault): void {
    notice.value = { kind: "refused", fault };
  }

  async function importText(text: string): Promise<void> {
    const file = parseHistory(text);
    if (!file.ok) return refuse(file.fault);
    const known = new Map((await store.all()).holes.map((hole) => [hole.id, hole]));
    for (const hole of file.value) {
      const here = known.get(hole.id);
      if (here && !isSameStart(here, hole)) {
        const message = `hole "${hole.id}" is deal ${hole.deal}, ${hole.rules}, in the file, and deal ${here.deal}, ${here.rules}, here`;
        const details = {
          id: hole.id,
          deal: hole.deal,
          rules: hole.rules,
          dealHere: here.deal,
          rulesHere: here.rules,
        };
        return refuse(fail("history-conflict", message, details).fault);
      }
    }
    const shown = new Set(all.peek()?.map(({ id }) => id));
    if (!(await store.add(file.value))) {
      notice.value = { kind: "not-stored" };
      return;
    }
    const ids = new Set(file.value.map(({ id }) => id));
    // What the file has is wanted after all, also where it was set aside.
    aside.value = new Map([...aside.peek()].filter(([id]) => !ids.has(id)));
    const added = [...ids].filter((id) => !shown.has(id)).length;
    notice.value = { kind: "imported", added, known: ids.size - added };
    await read();
  }

  function finishReset(): void {
    // One that has ended anew since it was set aside stays.
    const gone = (kept.peek() ?? []).filter(({ id, at }) => aside.peek().get(id)?.at === at);
    if (aside.peek().size === 0) return;
    kept.value = all.peek();
    aside.value = new Map();
    void store.remove(gone);
  }

  return {
    view,
    rules,
    ruleChoices: computed(() =>
      [...new Set([ports.rules, ...(all.value ?? []).map((hole) => hole.rules)])].sort(),
    ),
    holes,
    statistics: computed(() => holes.value && readStatistics(holes.value)),
    total: computed(() => all.value?.length ?? 0),
    unreadable,
    setAside: computed(() => aside.value.size),
    notice,
    show(next) {
      notice.value = null;
      view.value = next;
    },
    chooseRules: (next) => void (rules.value = next),
    exportJson: () => save("json", formatHistory(all.peek() ?? []), "application/json"),
    exportCsv: () => save("csv", formatHistoryCsv(all.peek() ?? []), "text/csv;charset=utf-8"),
    async importFile(file) {
      notice.value = null;
      if (file.size > MOST_BYTES) {
        const message = `the file has ${file.size} bytes; up to ${MOST_BYTES} are read`;
        const details = { bytes: file.size, most: MOST_BYTES };
        return refuse(fail("history-too-large", message, details).fault);
      }
      let text: string;
      try {
        text = await file.text();
      } catch {
        const message = "the file cannot be read any more; choose it again";
        return refuse(fail("history-file-unreadable", message).fault);
      }
      await importText(text);
    },
    reset() {
      notice.value = null;
      const gone = (all.peek() ?? []).map((hole) => [hole.id, hole] as const);
      aside.value = new Map([...aside.peek(), ...gone]);
    },
    undoReset() {
      notice.value = { kind: "reset-undone", holes: aside.peek().size };
      aside.value = new Map();
    },
    leave() {
      stopReading();
      stopListening();
      finishReset();
      stopRemembering();
    },
  };
}
