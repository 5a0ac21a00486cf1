/** Every key that does something. */
import { HelpButton } from "./help-panel.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

export function KeysPanel() {
  const page = usePage();
  const words = usePart("panels").keys;
  return (
    <Panel title={words.title} name="keys" takesFocus onClose={page.closePanel}>
      {/* A stop for Tab: with nothing else in it, a list that is longer than the window could not be scrolled. */}
      <dl class="key-list" tabIndex={0}>
        {words.rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <HelpButton topic="keys" />
    </Panel>
  );
}
