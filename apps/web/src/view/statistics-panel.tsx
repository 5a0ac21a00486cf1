/**
 * The panel of the statistics. What is in it comes on demand, code and words together: nobody needs it for the
 * first tap.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { HistoryView } from "../state/history-desk.ts";
import type { HistoryStore } from "../storage/history-store.ts";
import { ActionButton } from "./action-button.tsx";
import type { StatisticsBodyProps } from "./desk-props.ts";
import { usePage } from "./page.ts";
import { Panel } from "./panel.tsx";

interface Contents {
  readonly Body: ComponentType<StatisticsBodyProps>;
  readonly store: HistoryStore;
}

export function StatisticsPanel({ view }: { readonly view: HistoryView }) {
  const page = usePage();
  const { text, history, languages } = page;
  const [contents, setContents] = useState<Contents | "loading" | "failed">("loading");

  useEffect(() => {
    if (contents !== "loading") return;
    const words = languages.load("statistics");
    Promise.all([import("./statistics-body.tsx"), history.open(), words]).then(
      ([{ StatisticsBody }, store]) => setContents({ Body: StatisticsBody, store }),
      () => setContents("failed"),
    );
  }, [contents, history, languages]);

  return (
    <Panel
      title={text.statistics.title}
      name="statistics"
      grows
      takesFocus
      onClose={page.closePanel}
    >
      {contents === "loading" && <p class="panel-note">{text.statistics.loading}</p>}
      {contents === "failed" && (
        <>
          <p role="alert">{text.statistics.failed}</p>
          <ActionButton label={text.statistics.retry} onPress={() => setContents("loading")} />
        </>
      )}
      {typeof contents === "object" && <contents.Body store={contents.store} view={view} />}
    </Panel>
  );
}
