/** A link that means nothing here: what is wrong with it, and a way on. Never another deal in its place. */
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";

export function BadLinkPanel() {
  const { game, refusedDeal } = usePage();
  const words = usePart("panels").badLink;
  const deal = refusedDeal.value;
  const fault = game.badLink.value;
  if (fault === null) return null;
  return (
    <section class="bad-link" aria-labelledby="bad-link-title" data-code={fault.code}>
      <h2 id="bad-link-title">{words.title}</h2>
      <p>{words.sentence(fault)}</p>
      <p class="panel-note">{words.detail(fault)}</p>
      <p>{words.wayOn}</p>
      {deal !== null && (
        <ActionButton label={words.alone} kind="primary" onPress={() => game.begin(deal, null)} />
      )}
      <ActionButton
        label={words.play}
        icon="deal"
        kind={deal === null ? "primary" : "plain"}
        onPress={() => game.dealNew()}
      />
    </section>
  );
}
