/** The history as files, and its end: export, import, and deleting everything. */
import { useState } from "preact/hooks";
import { ActionButton } from "./action-button.tsx";
import type { DeskProps } from "./desk-props.ts";

export function HistoryFiles({ desk, text }: DeskProps) {
  const { files } = text;
  const [isAsking, setIsAsking] = useState(false);
  const total = desk.total.value;
  const notice = desk.notice.value;
  return (
    <>
      <section class="file-part">
        <h3 class="scores-title">{files.exportTitle}</h3>
        <p class="panel-note">{files.exportAbout}</p>
        <div class="panel-row">
          <ActionButton label={files.json} isDisabled={total === 0} onPress={desk.exportJson} />
          <ActionButton label={files.csv} isDisabled={total === 0} onPress={desk.exportCsv} />
        </div>
      </section>
      <section class="file-part">
        <h3 class="scores-title">{files.importTitle}</h3>
        <p class="panel-note">{files.importAbout}</p>
        <label class="action action-plain file-choice">
          <input
            type="file"
            class="for-ears"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void desk.importFile(file);
              // The same file can be chosen again.
              event.currentTarget.value = "";
            }}
          />
          <span>{files.import}</span>
        </label>
      </section>
      <p class="file-notice" role="status">
        {notice && <span data-notice={notice.kind}>{text.notice(notice)}</span>}
      </p>
      <section class="file-part">
        <h3 class="scores-title">{files.resetTitle}</h3>
        {isAsking && total > 0 ? (
          <>
            <p>{files.resetAsk(total)}</p>
            <div class="panel-row">
              <ActionButton
                label={files.resetYes}
                kind="primary"
                onPress={() => {
                  setIsAsking(false);
                  desk.reset();
                }}
              />
              <ActionButton label={files.resetNo} onPress={() => setIsAsking(false)} />
            </div>
          </>
        ) : (
          <ActionButton
            label={files.reset}
            isDisabled={total === 0}
            onPress={() => setIsAsking(true)}
          />
        )}
      </section>
    </>
  );
}
