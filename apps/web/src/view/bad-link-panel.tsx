/** A link that means nothing here: what is wrong with it, and a way on. Never another deal in its place. */
import { ActionButton } from "./action-button.tsx";
import { usePage, usePart } from "./page.ts";

export function BadLinkPanel() {
  const { game } = usePage();
  const words = usePart("panels").badLink;
  const fault = game.badLink.value;
  if (fault === null) return null;
  return (
    <section class="bad-link" aria-labelledby="bad-link-title" data-code={fault.code}>
      <h2 id="bad-link-title">{words.title}</h2>
      <p>{words.sentence(fault)}</p>
      <p class="panel-note">{words.detail(fault)}</p>
      <p>{words.wayOn}</p>
      <ActionButton label={words.play} icon="deal" kind="primary" onPress={() => game.dealNew()} />
    </section>
  );
}
