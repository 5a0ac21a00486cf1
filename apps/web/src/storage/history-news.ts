/** News of the history between the tabs of a browser, over a channel. None of it ever throws. */
import type { HistoryNews } from "./history-store.ts";

const CHANNEL = "albatross-played";

export function browserNews(): HistoryNews {
  return {
    tell() {
      // Opened for a moment only: a page with an open channel is not kept by the browser's back button.
      const channel = openChannel();
      channel?.postMessage(null);
      channel?.close();
    },
    listen(listener) {
      const channel = openChannel();
      channel?.addEventListener("message", listener);
      return () => channel?.close();
    },
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
