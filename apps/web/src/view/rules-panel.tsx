/** The presets (V7): each with its name and one sentence; picking one deals the same number again. */
import { areSameRules, PRESETS, type Preset } from "@albatross/rules";
import { ActionButton } from "./action-button.tsx";
import { HelpButton } from "./help-panel.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { RoundNote } from "./round-note.tsx";

export function RulesPanel() {
  const page = usePage();
  const { game, text } = page;
  const { rules: words, ruleSheet } = usePart("panels");

  function pick({ rules }: Preset): void {
    page.closePanel();
    if (!areSameRules(rules, game.rules.peek())) game.deals.changeRules(rules);
  }

  return (
    <Panel title={words.title} name="rules" takesFocus onClose={page.closePanel}>
      <p class="panel-note">{words.about}</p>
      <RoundNote />
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
      <ActionButton
        label={ruleSheet.open}
        opens="dialog"
        onPress={() => page.openPanel("own-rules")}
      />
      <HelpButton topic="variants" />
    </Panel>
  );
}
