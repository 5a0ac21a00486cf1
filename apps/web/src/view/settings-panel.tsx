/** How the page looks and behaves. Every choice is in force and kept at once. */
import {
  DEFAULT_SETTINGS,
  LANGUAGE_CHOICES,
  LETTER_KEYS,
  MOTIONS,
  PALETTES,
  THEMES,
  type Settings,
} from "../state/preferences.ts";
import { ActionButton } from "./action-button.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

export function SettingsPanel() {
  const page = usePage();
  const { preferences, prefer } = page.game.preferences;
  const { language, theme, palette, motion, letterKeys } = preferences.value;
  const text = usePart("panels").settings;
  const isDefault = areDefault({ language, theme, palette, motion, letterKeys });
  return (
    <Panel title={text.title} name="settings" takesFocus onClose={page.closePanel}>
      <LanguageChoiceRow />
      <ChoiceRow
        label={text.theme.label}
        values={THEMES}
        value={theme}
        nameOf={text.theme.name}
        onChoose={(value) => prefer({ theme: value })}
      />
      <ChoiceRow
        label={text.palette.label}
        values={PALETTES}
        value={palette}
        nameOf={text.palette.name}
        onChoose={(value) => prefer({ palette: value })}
      />
      <ChoiceRow
        label={text.motion.label}
        values={MOTIONS}
        value={motion}
        nameOf={text.motion.name}
        onChoose={(value) => prefer({ motion: value })}
      />
      <ChoiceRow
        label={text.letterKeys.label}
        values={LETTER_KEYS}
        value={letterKeys}
        nameOf={text.letterKeys.name}
        onChoose={(value) => prefer({ letterKeys: value })}
      />
      <ActionButton
        label={text.reset}
        kind="quiet"
        isDisabled={isDefault}
        onPress={() => prefer(DEFAULT_SETTINGS)}
      />
    </Panel>
  );
}

/** Every language by its own name: who cannot read the page finds theirs all the same. */
function LanguageChoiceRow() {
  const page = usePage();
  const { preferences, prefer } = page.game.preferences;
  const { sources, failed, tryAgain } = page.languages;
  const words = usePart("panels").settings.language;
  return (
    <>
      <ChoiceRow
        label={words.label}
        values={LANGUAGE_CHOICES}
        value={preferences.value.language}
        nameOf={(choice) => (choice === "browser" ? words.browser : sources[choice].name)}
        languageOf={(choice) => (choice === "browser" ? undefined : choice)}
        onChoose={(language) => prefer({ language })}
      />
      {failed.value && (
        <>
          <p role="alert">{page.text.languageFailed(sources[failed.value].name)}</p>
          <ActionButton label={words.tryAgain} onPress={tryAgain} />
        </>
      )}
    </>
  );
}

function areDefault({ language, theme, palette, motion, letterKeys }: Settings): boolean {
  return (
    language === DEFAULT_SETTINGS.language &&
    theme === DEFAULT_SETTINGS.theme &&
    palette === DEFAULT_SETTINGS.palette &&
    motion === DEFAULT_SETTINGS.motion &&
    letterKeys === DEFAULT_SETTINGS.letterKeys
  );
}
