/** A link that means nothing here: what is wrong with it, and a way on. Never another deal in its place. */
import { ActionButton } from "./action-button.tsx";
import { usePage } from "./page.ts";

export function BadLinkPanel() {
  const { game, text } = usePage();
  const fault = game.badLink.value;
  if (fault === null) return null;
  return (
    <section class="bad-link" aria-labelledby="bad-link-title" data-code={fault.code}>
      <h2 id="bad-link-title">{text.badLink.title}</h2>
      <p>{text.badLink.sentence(fault)}</p>
      <p class="panel-note">{text.badLink.detail(fault)}</p>
      <p>{text.badLink.wayOn}</p>
      <ActionButton
        label={text.badLink.play}
        icon="deal"
        kind="primary"
        onPress={() => game.dealNew()}
      />
    </section>
  );
}
