/** News of what is stored between the tabs of a browser, over a channel. None of it ever throws. */
import type { HistoryNews } from "./history-store.ts";

const HISTORY_CHANNEL = "albatross-played";

export function browserNews(name = HISTORY_CHANNEL): HistoryNews {
  return {
    tell() {
      // Opened for a moment only: a page with an open channel is not kept by the browser's back button.
      const channel = openChannel(name);
      channel?.postMessage(null);
      channel?.close();
    },
    listen(listener) {
      const channel = openChannel(name);
      channel?.addEventListener("message", listener);
      return () => channel?.close();
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
