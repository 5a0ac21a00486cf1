/** How a hole is played: each on or off, in force at once. */
import { PLAY_SETTINGS } from "../../state/preferences.ts";
import { usePage, usePart } from "../page.ts";
import { SwitchRow } from "../switch-row.tsx";
import { SettingGroup } from "./setting-group.tsx";

export function PlayGroup() {
  const { preferences, prefer } = usePage().game.preferences;
  const words = usePart("panels").settings;
  return (
    <SettingGroup title={words.groups.play} settings={PLAY_SETTINGS}>
      {PLAY_SETTINGS.map((name) => (
        <SwitchRow
          key={name}
          label={words.play[name].label}
          about={words.play[name].about}
          isOn={preferences.value[name] === "on"}
          onTurn={(isOn) => prefer({ [name]: isOn ? "on" : "off" })}
        />
      ))}
    </SettingGroup>
  );
}
