/**
 * A component that is loaded when it is first drawn, with its words if it has any of its own, so that the first tap
 * does not wait for it. Until both are there nothing is drawn; if they cannot be loaded, one sentence says so, and the
 * next drawing tries again.
 */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { PartName } from "../text/catalogue.ts";
import { usePage, type Page } from "./page.ts";

export function onDemand<Props extends object = object>(
  part: PartName | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = signal<ComponentType<Props> | "failed" | null>(null);

  function ask({ languages }: Page): void {
    if (typeof loaded.peek() === "function") return;
    Promise.all([load(), part && languages.load(part)]).then(
      ([component]) => (loaded.value = component),
      () => (loaded.value = "failed"),
    );
  }

  return function OnDemand(props: Props) {
    const page = usePage();
    useEffect(() => ask(page), [page]);
    const Loaded = loaded.value;
    if (Loaded === null) return null;
    if (Loaded === "failed") {
      return (
        <p class="not-loaded" role="alert">
          {page.text.notLoaded}
        </p>
      );
    }
    return <Loaded {...props} />;
  };
}
