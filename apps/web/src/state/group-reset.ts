/**
 * Setting a group of preferences back to its defaults: at once, as one, and undone as one. Once something in
 * the group is chosen anew there is nothing to undo: the new choice is worth more than the old ones.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { readPreferences, type Preferences, type PreferenceStore } from "./preferences.ts";

const DEFAULTS = readPreferences({});

export interface GroupReset {
  readonly isDefault: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  reset(): void;
  undo(): void;
}

export function createGroupReset(
  { preferences, prefer }: PreferenceStore,
  names: readonly (keyof Preferences)[],
): GroupReset {
  const before = signal<Partial<Preferences> | null>(null);
  const isDefault = computed(() =>
    names.every((name) => preferences.value[name] === DEFAULTS[name]),
  );
  return {
    isDefault,
    canUndo: computed(() => before.value !== null && isDefault.value),
    reset() {
      if (isDefault.peek()) return;
      before.value = pick(preferences.peek(), names);
      prefer(pick(DEFAULTS, names));
    },
    undo() {
      const chosen = before.peek();
      if (chosen === null || !isDefault.peek()) return;
      before.value = null;
      prefer(chosen);
    },
  };
}

function pick(from: Preferences, names: readonly (keyof Preferences)[]): Partial<Preferences> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
