/**
 * Full screen: asked for by the player, left by F, Esc or whatever else the browser has for it. Where there is
 * no such thing (an iPhone, a frame that forbids it) nothing offers it.
 */
import { signal, type ReadonlySignal } from "@preact/signals";

interface FullScreen {
  readonly isPossible: boolean;
  readonly isOn: ReadonlySignal<boolean>;
  toggle(onRefused: () => void): void;
}

export const fullScreen: FullScreen = watchFullScreen(document);

function watchFullScreen(page: Document): FullScreen {
  const isOn = signal(page.fullscreenElement !== null);
  page.addEventListener("fullscreenchange", () => {
    isOn.value = page.fullscreenElement !== null;
  });
  return {
    // Absent on iPhones, whatever the type says.
    isPossible: "requestFullscreen" in page.documentElement && page.fullscreenEnabled,
    isOn,
    toggle(onRefused) {
      if (!this.isPossible) return onRefused();
      const turned = page.fullscreenElement
        ? page.exitFullscreen()
        : page.documentElement.requestFullscreen({ navigationUI: "hide" });
      turned.catch(onRefused);
    },
  };
}
