/** Own rules (V1–V6): every option by itself, what it does, and how deals under all of them come out. */
import {
  areSameRules,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type RuleSet,
} from "@albatross/rules";
import { useEffect, useState } from "preact/hooks";
import { findFigure } from "../figures/find-figure.ts";
import type { RuleFigure } from "../figures/rule-figure.ts";
import { obstaclesOf, obstacleTo, withOption } from "../state/rule-draft.ts";
import { ActionButton } from "./action-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { RoundNote } from "./round-note.tsx";

export function OwnRulesPanel() {
  const page = usePage();
  const { game } = page;
  const words = usePart("panels").ruleSheet;
  const [draft, setDraft] = useState<RuleSet>(game.rules.peek());
  const isPlayed = areSameRules(draft, game.rules.value);

  function dealUnderThem(): void {
    page.closePanel();
    game.deals.changeRules(draft);
  }

  return (
    <Panel title={words.title} name="own-rules" takesFocus onClose={page.closePanel}>
      <p class="panel-note">{words.about}</p>
      <ActionButton label={words.presets} kind="quiet" onPress={() => page.openPanel("rules")} />
      {OPTION_NAMES.map((name) => (
        <OptionRow key={name} name={name} draft={draft} onChange={setDraft} />
      ))}
      <div class="rule-outcome">
        <Figures rules={draft} />
        <RoundNote />
        {isPlayed && <p class="panel-note">{words.isPlayed}</p>}
        <ActionButton
          label={words.deal(game.play.open.value?.deal ?? null)}
          kind={isPlayed ? "plain" : "primary"}
          isDisabled={isPlayed}
          onPress={dealUnderThem}
        />
      </div>
    </Panel>
  );
}

interface OptionRowProps<Name extends OptionName> {
  readonly name: Name;
  readonly draft: RuleSet;
  readonly onChange: (rules: RuleSet) => void;
}

function OptionRow<Name extends OptionName>({ name, draft, onChange }: OptionRowProps<Name>) {
  const words = usePart("panels").ruleSheet;
  const values: readonly RuleSet[Name][] = OPTION_VALUES[name];
  const valueOf = (text: string): RuleSet[Name] =>
    values.find((value) => String(value) === text) ?? draft[name];
  const obstacles = obstaclesOf(draft, name, values);
  return (
    <ChoiceRow
      label={words.label(name)}
      values={values.map(String)}
      value={String(draft[name])}
      nameOf={(text) => words.value(name, withOption(draft, name, valueOf(text)))}
      canChoose={(text) => obstacleTo(withOption(draft, name, valueOf(text))) === null}
      onChoose={(text) => onChange(withOption(draft, name, valueOf(text)))}
      notes={[words.does(name, draft), ...obstacles.map((why) => words.obstacle(name, why, draft))]}
    />
  );
}

function Figures({ rules }: { readonly rules: RuleSet }) {
  const texts = usePart("panels").ruleSheet.figures;
  const [figures, setFigures] = useState<readonly RuleFigure[] | "loading" | "failed">("loading");
  useEffect(() => {
    import("../figures/load-figures.ts").then(
      ({ RULE_FIGURES }) => setFigures(RULE_FIGURES),
      () => setFigures("failed"),
    );
  }, []);
  const found = typeof figures === "string" ? null : findFigure(rules, figures);
  return (
    <section class="rule-figures" aria-label={texts.title} aria-live="polite">
      {figures === "loading" && <p class="panel-note">{texts.loading}</p>}
      {figures === "failed" && <p class="panel-note">{texts.failed}</p>}
      {found && (
        <>
          <p>
            <strong>{texts.rate(found)}</strong> {texts.mean(found)}
          </p>
          <p class="panel-note">
            {texts.within(found)} {rules.hidden > 0 && texts.hidden}
          </p>
        </>
      )}
    </section>
  );
}
