/** Every language by its own name: who cannot read the page finds theirs all the same. */
import { CHOICES } from "../../state/preferences.ts";
import { ActionButton } from "../action-button.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import { usePage, usePart } from "../page.ts";
import { SettingGroup } from "./setting-group.tsx";

const SETTINGS = ["language"] as const;

export function LanguageGroup() {
  const page = usePage();
  const { preferences, prefer } = page.game.preferences;
  const { sources, failed, tryAgain } = page.languages;
  const { groups, language: words } = usePart("panels").settings;
  return (
    <SettingGroup title={groups.language} settings={SETTINGS}>
      <ChoiceRow
        label={words.label}
        values={CHOICES.language}
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
    </SettingGroup>
  );
}
