/**
 * One of a few: a row of radio buttons that look like a switch. Arrow keys choose, as in all radio buttons; Enter,
 * which does nothing there, goes on to the next one, for whoever has no arrow keys.
 */
import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useId } from "preact/hooks";

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  /** The language of a name that is not in the page's own. */
  readonly languageOf?: (value: Value) => string | undefined;
  /** A picture beside the name. */
  readonly sampleOf?: ((value: Value) => ComponentChildren) | undefined;
  readonly onChoose: (value: Value) => void;
  /** A value that cannot be chosen now stays in its place; `notes` then say why. */
  readonly canChoose?: (value: Value) => boolean;
  /** Sentences below the row, which belong to it for a screen reader too. */
  readonly notes?: readonly string[];
}

export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, values, value: chosen, nameOf, languageOf, sampleOf, onChoose } = props;
  const { canChoose, notes = [] } = props;
  // Figures stand side by side however many they are.
  const areShort = values.every((value) => nameOf(value).length <= 4);
  const name = useId();
  const isOpen = (value: Value): boolean => canChoose?.(value) ?? true;

  function goOn(event: TargetedKeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const at = values.indexOf(chosen);
    const value = [...values.slice(at + 1), ...values.slice(0, at)].find(isOpen);
    if (value === undefined) return;
    onChoose(value);
    const inputs = event.currentTarget.closest("fieldset")?.querySelectorAll("input");
    inputs?.[values.indexOf(value)]?.focus();
  }

  const notesId = useId();
  return (
    <fieldset class="choice" aria-describedby={notes.length > 0 ? notesId : undefined}>
      <legend>{label}</legend>
      <div class="choice-values" data-count={areShort ? undefined : values.length}>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={!isOpen(value)}
              onChange={() => onChoose(value)}
              onKeyDown={goOn}
            />
            {sampleOf?.(value)}
            <span lang={languageOf?.(value)}>{nameOf(value)}</span>
          </label>
        ))}
      </div>
      {notes.length > 0 && (
        <div id={notesId} class="choice-notes">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </fieldset>
  );
}
