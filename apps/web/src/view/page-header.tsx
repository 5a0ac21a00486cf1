/** The header: whose page it is, which deal lies on the board and under which rules. */
import { findPreset } from "@albatross/rules";
import { ActionButton } from "./action-button.tsx";
import { usePage } from "./page.ts";
import { VerdictBadge } from "./figures.tsx";

export function PageHeader() {
  const page = usePage();
  const { game, text } = page;
  const frame = page.frame.value;
  const deal = page.dealName.value;
  const rules = game.rules.value;
  return (
    <header class="header">
      <h1 class="brand">
        <Flag />
        <span>{text.brand}</span>
      </h1>
      {deal && (
        <div class="header-deal">
          <ActionButton
            label={text.deal.button(deal)}
            kind="quiet"
            opens="dialog"
            isOpen={page.panel.value === "deal"}
            onPress={() => page.openPanel("deal")}
          />
          <ActionButton
            label={text.rules.current(rules, findPreset(rules))}
            kind="quiet"
            opens="dialog"
            isOpen={page.panel.value === "rules"}
            onPress={() => page.openPanel("rules")}
          />
        </div>
      )}
      {frame === "portrait" && deal && <VerdictBadge />}
      {frame !== "portrait" && (
        <ActionButton
          label={text.action.more}
          icon="more"
          kind="quiet"
          opens="dialog"
          isOpen={page.panel.value === "more"}
          onPress={() => page.openPanel("more")}
        />
      )}
    </header>
  );
}

function Flag() {
  return (
    <svg class="brand-flag" viewBox="0 0 20 28" aria-hidden="true">
      <path class="pin-pole" d="M4 1V27" />
      <path class="pin-flag" d="M4 2L19 7.5L4 13Z" />
    </svg>
  );
}
