/**
 * A panel: a labelled dialog that is not modal. It takes the focus when the player opened it and gives it
 * back when it goes; the board stays usable beside it.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.ts";

interface PanelProps {
  readonly title: string;
  readonly name: string;
  /** For the style sheet: where such a panel covers least. */
  readonly kind?: string;
  /** A panel that comes by itself, like the result, leaves the focus where it is. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Panel({ title, name, kind, takesFocus, onClose, children }: PanelProps) {
  const { text } = usePage();
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  useLentFocus(root, takesFocus);
  return (
    <section
      class="panel"
      role="dialog"
      aria-labelledby={titleId}
      data-panel={name}
      data-kind={kind}
      ref={root}
      tabIndex={-1}
    >
      <div class="panel-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="panel-close" aria-label={text.action.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="panel-body">{children}</div>
    </section>
  );
}

function useLentFocus(root: { readonly current: HTMLElement | null }, takesFocus: boolean): void {
  useEffect(() => {
    const panel = root.current;
    const before = document.activeElement;
    if (takesFocus) panel?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (!isLost && !panel?.contains(activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
        before.focus({ preventScroll: true });
        return;
      }
      document.querySelector<HTMLElement>(".board [tabindex='0']")?.focus({ preventScroll: true });
    };
  }, [root, takesFocus]);
}
