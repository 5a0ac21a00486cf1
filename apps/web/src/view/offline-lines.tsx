/** What the page says about its own version: the offer of a new one, and whether it can be played offline. */
import { ActionButton } from "./action-button.tsx";
import { usePage } from "./page.ts";

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

/** On the felt: the offer, or on a phone on its side, which has room for a word, where it is. */
export function UpdateOnFelt() {
  const page = usePage();
  if (page.frame.value !== "landscape") return <UpdateOffer canPutOff />;
  return (
    <ActionButton
      label={page.text.offline.notice}
      opens="dialog"
      isOpen={page.panel.value === "more"}
      onPress={() => page.openPanel("more")}
    />
  );
}
