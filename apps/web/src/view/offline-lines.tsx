/**
 * What the page says about its own version: a line on the felt while a new one waits, with a place of its own so that
 * it covers no card; and, in the menu, whether it can be played offline.
 */
import { ActionButton } from "./action-button.tsx";
import { usePage } from "./page.ts";

/** There before it has anything to say, so that a screen reader listens to it. */
export function UpdateLine() {
  const page = usePage();
  const offline = page.offline.value;
  const isShown = offline !== null && offline.update.value !== null && !offline.isPutOff.value;
  return (
    <div class="update-line" aria-live="polite">
      {isShown && (page.frame.value === "landscape" ? <UpdateNotice /> : <UpdateOffer canPutOff />)}
    </div>
  );
}

/** A phone on its side has room for a word: the offer itself is in the menu. */
function UpdateNotice() {
  const page = usePage();
  return (
    <ActionButton
      label={page.text.offline.notice}
      opens="dialog"
      isOpen={page.panel.value === "more"}
      onPress={() => page.openPanel("more")}
    />
  );
}

/** In the menu an offer that was put off can still be had. */
export function OfflineLine() {
  const page = usePage();
  const offline = page.offline.value;
  if (offline === null) return null;
  const readiness = offline.readiness.value;
  const hasOffer = offline.isPutOff.value || page.frame.value === "landscape";
  // One sentence is enough where nothing at all is stored.
  const isSaid = readiness === "unavailable" && page.trouble.value !== null;
  return (
    <div class="offline-line">
      {!isSaid && <p class="panel-note">{page.text.offline.readiness(readiness)}</p>}
      {offline.update.value !== null && hasOffer && <UpdateOffer />}
    </div>
  );
}

function UpdateOffer({ canPutOff = false }: { readonly canPutOff?: boolean }) {
  const page = usePage();
  const { text } = page;
  const offline = page.offline.value;
  const update = offline?.update.value ?? null;
  if (offline === null || update === null) return null;
  const wouldLoseHole = offline.wouldLoseHole.value;
  return (
    <>
      <p>{text.offline.update(update, wouldLoseHole)}</p>
      {update !== "taking" && (
        <div class="update-actions">
          <ActionButton
            label={text.offline.take(wouldLoseHole)}
            kind="primary"
            onPress={() => offline.takeUpdate()}
          />
          {canPutOff && (
            <ActionButton label={text.offline.later} onPress={() => offline.putOff()} />
          )}
        </div>
      )}
    </>
  );
}
