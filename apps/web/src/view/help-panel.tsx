/** The panel of help, and the button that opens it where a question may come up. */
import type { HelpTopic } from "../pages/help-topics.ts";
import { ActionButton } from "./action-button.tsx";
import { askAgain, followHelpLink, help, openHelp } from "./help.ts";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import "./styles/help.css";

export function HelpPanel() {
  const page = usePage();
  const words = usePart("panels").help;
  const shown = help.value;
  const isThere = typeof shown === "object";
  return (
    <Panel
      title={isThere && shown.title !== "" ? shown.title : words.title}
      name="help"
      takesFocus
      onClose={page.closePanel}
    >
      {shown === "loading" && <p role="status">{words.loading}</p>}
      {shown === "failed" && (
        <>
          <p role="alert">{words.failed}</p>
          <ActionButton label={words.again} onPress={askAgain} />
        </>
      )}
      {isThere && (
        <>
          <div class="help" onClick={follow} dangerouslySetInnerHTML={{ __html: shown.html }} />
          <a class="help-page" href={shown.address}>
            {words.whole}
          </a>
        </>
      )}
    </Panel>
  );
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && isPlain && followHelpLink(link)) event.preventDefault();
}

export function HelpButton({ topic }: { readonly topic: HelpTopic }) {
  const page = usePage();
  return (
    <ActionButton
      label={usePart("panels").help.open(topic)}
      kind="quiet"
      opens="dialog"
      onPress={() => openHelp(page, topic)}
    />
  );
}
