/** The presets (V7): each with its name and one sentence; picking one deals the same number again. */
import { areSameRules, PRESETS, type Preset } from "@albatross/rules";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

export function RulesPanel() {
  const page = usePage();
  const { game, text } = page;
  const words = usePart("panels").rules;

  function pick({ rules }: Preset): void {
    page.closePanel();
    if (!areSameRules(rules, game.rules.peek())) game.deals.changeRules(rules);
  }

  return (
    <Panel title={words.title} name="rules" takesFocus onClose={page.closePanel}>
      <p class="panel-note">{words.about}</p>
      <ul class="preset-list">
        {PRESETS.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              class="preset"
              aria-pressed={areSameRules(preset.rules, game.rules.value)}
              onClick={() => pick(preset)}
            >
              <strong>{text.rules.presetTitle(preset)}</strong>
              <span>{words.presetSummary(preset)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
