/** A setting that is one of a few, named by the catalogue, in force and kept as soon as it is chosen. */
import type { ComponentChildren } from "preact";
import { CHOICES, type Choice, type SettingName } from "../../state/preferences.ts";
import { ChoiceRow } from "../choice-row.tsx";
import { usePage, usePart } from "../page.ts";

/** Of any setting: the catalogue's own type has seen to it that every value is named. */
interface SettingWords {
  readonly label: string;
  readonly names: { readonly [value: string]: string };
}

interface ChoiceSettingProps<Name extends SettingName> {
  readonly name: Name;
  /** A picture of a value, for settings that are better seen than read. */
  readonly sampleOf?: (value: Choice<Name>) => ComponentChildren;
}

export function ChoiceSetting<Name extends SettingName>(props: ChoiceSettingProps<Name>) {
  const { name, sampleOf } = props;
  const { game } = usePage();
  const { preferences, prefer } = game.preferences;
  const words: SettingWords = usePart("panels").settings.choices[name];
  const values: readonly Choice<Name>[] = CHOICES[name];
  return (
    <ChoiceRow
      label={words.label}
      values={values}
      value={preferences.value[name]}
      nameOf={(value) => words.names[value] ?? value}
      sampleOf={sampleOf}
      onChoose={(value) => prefer({ [name]: value })}
    />
  );
}
