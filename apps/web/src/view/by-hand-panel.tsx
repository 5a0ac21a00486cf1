/** What could be neither shared nor copied: the text itself, selected, so that it can be copied by hand. */
import { useEffect, useRef } from "preact/hooks";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

export function ByHandPanel() {
  const page = usePage();
  const words = usePart("panels").share.byHand;
  const field = useRef<HTMLTextAreaElement>(null);
  const text = page.byHand.value ?? "";
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <Panel title={words.title} name="by-hand" takesFocus onClose={page.closePanel}>
      <label class="by-hand">
        <span>{words.about}</span>
        <textarea ref={field} readOnly rows={4} value={text} />
      </label>
    </Panel>
  );
}
