/**
 * A component that is loaded when it is first drawn, so that the first tap does not wait for it. Until it is
 * there nothing is drawn; if it cannot be loaded, one sentence says so, and the next drawing tries again.
 */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { usePage } from "./page.ts";

export function onDemand(load: () => Promise<ComponentType>): ComponentType {
  const loaded = signal<ComponentType | "failed" | null>(null);

  function ask(): void {
    if (typeof loaded.peek() === "function") return;
    load().then(
      (component) => (loaded.value = component),
      () => (loaded.value = "failed"),
    );
  }

  return function OnDemand() {
    const { text } = usePage();
    useEffect(ask, []);
    const Loaded = loaded.value;
    if (Loaded === null) return null;
    if (Loaded === "failed") {
      return (
        <p class="not-loaded" role="alert">
          {text.notLoaded}
        </p>
      );
    }
    return <Loaded />;
  };
}
