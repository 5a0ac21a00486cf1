/** Settings that belong together, under a heading, with a way back to how they came and a way back from that. */
import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import { createGroupReset } from "../../state/group-reset.ts";
import type { Preferences } from "../../state/preferences.ts";
import { usePage, usePart } from "../page.ts";

interface SettingGroupProps {
  readonly title: string;
  /** What the group sets back: all that is set in it, and always the same list. */
  readonly settings: readonly (keyof Preferences)[];
  readonly children: ComponentChildren;
}

export function SettingGroup({ title, settings, children }: SettingGroupProps) {
  const { game } = usePage();
  const words = usePart("panels").settings;
  const titleId = useId();
  const group = useMemo(
    () => createGroupReset(game.preferences, settings),
    [game.preferences, settings],
  );
  const canUndo = group.canUndo.value;
  return (
    <section class="setting-group" aria-labelledby={titleId}>
      <div class="setting-head">
        <h3 id={titleId}>{title}</h3>
        {canUndo && (
          <TextButton
            label={words.undoReset}
            name={words.undoResetGroup(title)}
            onPress={group.undo}
          />
        )}
        <TextButton
          label={words.reset}
          name={words.resetGroup(title)}
          isDisabled={group.isDefault.value}
          onPress={group.reset}
        />
      </div>
      <p class="for-ears" role="status">
        {canUndo && words.wasReset(title)}
      </p>
      {children}
    </section>
  );
}

interface TextButtonProps {
  readonly label: string;
  /** Begins with the label, so that whoever speaks it is understood. */
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function TextButton({ label, name, isDisabled = false, onPress }: TextButtonProps) {
  return (
    <button
      type="button"
      class="action action-quiet"
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={() => (isDisabled ? undefined : onPress())}
    >
      {label}
    </button>
  );
}
