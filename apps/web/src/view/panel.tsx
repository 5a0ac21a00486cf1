/**
 * A panel: a labelled dialog that is not modal. It takes the focus when the player opened it and gives it
 * back when it goes; the board stays usable beside it.
 */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.ts";
import "./styles/panel.css";

interface PanelProps {
  readonly title: string;
  readonly name: string;
  /** For the style sheet: where such a panel covers least. */
  readonly kind?: string;
  /** Does it get taller by itself, with what is read or made? Then it is as high as it may be from the start. */
  readonly grows?: boolean;
  /** A panel that comes by itself, like the result, leaves the focus where it is. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Panel({ title, name, kind, grows, takesFocus, onClose, children }: PanelProps) {
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
      data-grows={grows}
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

/**
 * Lends the focus to the panel and gives it back to where it was: only if the panel still has it when it
 * goes, so that a panel which leaves by itself moves nobody.
 */
function useLentFocus(root: { readonly current: HTMLElement | null }, takesFocus: boolean): void {
  // Before it is seen: whoever presses a key at once presses it in the panel.
  useLayoutEffect(() => {
    const panel = root.current;
    if (!panel) return undefined;
    const before = document.activeElement;
    let isInside = false;
    const enter = (): void => void (isInside = true);
    // Without a next place the focus was lost, not moved: that is how it looks when a panel is removed.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) isInside = false;
    };
    panel.addEventListener("focusin", enter);
    panel.addEventListener("focusout", leave);
    if (takesFocus) panel.focus({ preventScroll: true });
    return () => {
      panel.removeEventListener("focusin", enter);
      panel.removeEventListener("focusout", leave);
      if (isInside) giveBack(before);
    };
  }, [root, takesFocus]);
}

function giveBack(before: Element | null): void {
  if (before === document.body) return;
  const isThere = before instanceof HTMLElement && before.isConnected;
  const place = isThere ? before : document.querySelector<HTMLElement>(".board [tabindex='0']");
  place?.focus({ preventScroll: true });
}
