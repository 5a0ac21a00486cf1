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
}

export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, values, value: chosen, nameOf, languageOf, sampleOf, onChoose } = props;
  const name = useId();

  function goOn(event: TargetedKeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const next = (values.indexOf(chosen) + 1) % values.length;
    const value = values[next];
    if (value !== undefined) onChoose(value);
    const inputs = event.currentTarget.closest("fieldset")?.querySelectorAll("input");
    inputs?.[next]?.focus();
  }

  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-values" data-count={values.length}>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              onKeyDown={goOn}
            />
            {sampleOf?.(value)}
            <span lang={languageOf?.(value)}>{nameOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
