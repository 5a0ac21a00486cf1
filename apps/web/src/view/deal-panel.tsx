/** The deal: its number to read, type and step, its link to copy, and which deals come next (T6, T7). */
import { formatDealName, type Fault } from "@albatross/rules";
import { useId, useState } from "preact/hooks";
import { CHOICES } from "../state/preferences.ts";
import { ActionButton } from "./action-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { HelpButton } from "./help-panel.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { RecentDeals } from "./recent-deals.tsx";
import { RoundNote } from "./round-note.tsx";

export function DealPanel() {
  const page = usePage();
  const { game, text } = page;
  const { deal: words, dealSheet, share } = usePart("panels");
  const choice = game.preferences.preferences.value.deals;
  return (
    <Panel title={words.title} name="deal" grows takesFocus onClose={page.closePanel}>
      <NumberForm />
      <p class="panel-note">{words.about}</p>
      <RoundNote />
      <div class="panel-row">
        <ActionButton
          label={text.action.previousNumber}
          icon="previous"
          onPress={() => page.run({ kind: "previous" })}
        />
        <ActionButton
          label={text.action.nextNumber}
          icon="next"
          onPress={() => page.run({ kind: "next" })}
        />
      </div>
      <div class="panel-row">
        <ActionButton label={dealSheet.copyNumber} onPress={() => void page.copyNumber()} />
        <ActionButton label={text.action.copyLink} onPress={() => void page.copyLink()} />
      </div>
      <div class="panel-row">
        <ActionButton label={share.open} opens="dialog" onPress={() => page.openPanel("share")} />
        <ActionButton
          label={game.rounds.soFar.value ? text.round.nextHole : text.action.newDeal}
          kind="primary"
          onPress={() => dealNew(page)}
        />
      </div>
      <ChoiceRow
        label={words.choiceLabel}
        values={CHOICES.deals}
        value={choice}
        nameOf={words.choice}
        onChoose={(deals) => game.preferences.prefer({ deals })}
      />
      <p class="panel-note">{words.choiceHelp(choice)}</p>
      <HelpButton topic="deal" />
      <RecentDeals />
    </Panel>
  );
}

export function dealNew(page: ReturnType<typeof usePage>): void {
  page.closePanel();
  page.run({ kind: "new" });
}

function NumberForm() {
  const page = usePage();
  const { game } = page;
  const words = usePart("panels").deal;
  const current = game.play.open.value?.deal;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const fieldId = useId();
  const faultId = useId();
  const shown = typed ?? (current ? formatDealName(current) : "");

  function deal(event: SubmitEvent): void {
    event.preventDefault();
    const refused = game.deals.dealNumber(shown, game.rules.peek());
    setFault(refused);
    if (refused === null) page.closePanel();
  }

  return (
    <form class="number-form" onSubmit={deal} noValidate>
      <label for={fieldId}>{words.numberLabel}</label>
      <div class="panel-row">
        <input
          id={fieldId}
          name="deal"
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          aria-invalid={fault !== null}
          aria-describedby={faultId}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="submit" class="action action-plain">
          <span>{words.go}</span>
        </button>
      </div>
      <p id={faultId} class="field-fault" role="alert">
        {fault && <span data-code={fault.code}>{words.invalid(shown)}</span>}
      </p>
    </form>
  );
}
