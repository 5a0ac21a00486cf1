/** What can be heard and felt. What a device cannot do is not offered: it is explained. */
import { VOLUME } from "../../state/preferences.ts";
import { usePage, usePart } from "../page.ts";
import { ChoiceSetting } from "./choice-setting.tsx";
import { SettingGroup } from "./setting-group.tsx";

const SETTINGS = ["sound", "volume", "vibration"] as const;

export function SoundGroup() {
  const { game } = usePage();
  const words = usePart("panels").settings;
  const { sound } = game.preferences.preferences.value;
  return (
    <SettingGroup title={words.groups.sound} settings={SETTINGS}>
      <ChoiceSetting name="sound" />
      {sound === "on" && <VolumeSetting />}
      <p class="panel-note">{words.soundHelp}</p>
      {canVibrate() ? (
        <>
          <ChoiceSetting name="vibration" />
          <p class="panel-note">{words.vibrationHelp}</p>
        </>
      ) : (
        <p class="panel-note">{words.noVibration}</p>
      )}
    </SettingGroup>
  );
}

function VolumeSetting() {
  const { game } = usePage();
  const words = usePart("panels").settings;
  const { preferences, prefer } = game.preferences;
  const { volume } = preferences.value;
  return (
    <label class="volume">
      {words.volume}
      <input
        type="range"
        min={VOLUME.least}
        max={VOLUME.most}
        step={VOLUME.step}
        value={volume}
        aria-valuetext={words.volumeValue(volume)}
        // Each step is heard: the sound itself says how loud it is.
        onInput={({ currentTarget }) => prefer({ volume: currentTarget.valueAsNumber })}
      />
    </label>
  );
}

/** Desktop browsers know the function too, and have nothing to shake. */
function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;
}
