/** The presets (V7): each with its name and one sentence; picking one deals the same number again. */
import { areSameRules, type Preset } from "@albatross/rules";
import { usePage } from "./page.ts";
import { Panel } from "./panel.tsx";

export function RulesPanel() {
  const page = usePage();
  const { game, text } = page;

  function pick({ rules }: Preset): void {
    page.closePanel();
    if (!areSameRules(rules, game.rules.peek())) game.deals.changeRules(rules);
  }

  return (
    <Panel title={text.rules.title} name="rules" takesFocus onClose={page.closePanel}>
      <p class="panel-note">{text.rules.about}</p>
      <ul class="preset-list">
        {text.rules.presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              class="preset"
              aria-pressed={areSameRules(preset.rules, game.rules.value)}
              onClick={() => pick(preset)}
            >
              <strong>{text.rules.presetTitle(preset)}</strong>
              <span>{text.rules.presetSummary(preset)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
