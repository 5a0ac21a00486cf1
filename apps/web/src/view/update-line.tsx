/** A line on the felt while a new version waits, with a place of its own so that it covers no card. */
import { onDemand } from "./on-demand.tsx";
import { usePage } from "./page.ts";

const UpdateOnFelt = onDemand(null, async () => (await import("./panels.ts")).UpdateOnFelt);

/** There before it has anything to say, so that a screen reader listens to it. */
export function UpdateLine() {
  const offline = usePage().offline.value;
  const isShown = offline !== null && offline.update.value !== null && !offline.isPutOff.value;
  return (
    <div class="update-line" aria-live="polite">
      {isShown && <UpdateOnFelt />}
    </div>
  );
}
