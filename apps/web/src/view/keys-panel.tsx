/** Every key that does something. */
import { usePage } from "./page.ts";
import { Panel } from "./panel.tsx";

export function KeysPanel() {
  const page = usePage();
  const { text } = page;
  return (
    <Panel title={text.keys.title} name="keys" takesFocus onClose={page.closePanel}>
      <dl class="key-list">
        {text.keys.rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
