/**
 * The panel of the statistics. What is in it comes on demand, code and words together: nobody needs it for the
 * first tap.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { HistoryStore } from "../storage/history-store.ts";
import type { StatisticsText } from "../text/en-statistics.ts";
import { ActionButton } from "./action-button.tsx";
import { usePage } from "./page.ts";
import { Panel } from "./panel.tsx";

interface Contents {
  readonly Body: ComponentType<{ readonly store: HistoryStore; readonly text: StatisticsText }>;
  readonly store: HistoryStore;
  readonly words: StatisticsText;
}

export function StatisticsPanel() {
  const page = usePage();
  const { text, history } = page;
  const [contents, setContents] = useState<Contents | "loading" | "failed">("loading");

  useEffect(() => {
    if (contents !== "loading") return;
    Promise.all([import("./statistics-body.tsx"), text.statistics.load(), history.open()]).then(
      ([{ StatisticsBody }, words, store]) => setContents({ Body: StatisticsBody, words, store }),
      () => setContents("failed"),
    );
  }, [contents, text, history]);

  return (
    <Panel title={text.statistics.title} name="statistics" takesFocus onClose={page.closePanel}>
      {contents === "loading" && <p class="panel-note">{text.statistics.loading}</p>}
      {contents === "failed" && (
        <>
          <p role="alert">{text.statistics.failed}</p>
          <ActionButton label={text.statistics.retry} onPress={() => setContents("loading")} />
        </>
      )}
      {typeof contents === "object" && (
        <contents.Body store={contents.store} text={contents.words} />
      )}
    </Panel>
  );
}
