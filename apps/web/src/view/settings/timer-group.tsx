/** Whether the time of the hole is shown. */
import { usePart } from "../page.ts";
import { ChoiceSetting } from "./choice-setting.tsx";
import { SettingGroup } from "./setting-group.tsx";

const SETTINGS = ["timer"] as const;

export function TimerGroup() {
  const words = usePart("panels").settings;
  return (
    <SettingGroup title={words.groups.timer} settings={SETTINGS}>
      <ChoiceSetting name="timer" />
      <p class="panel-note">{words.timerHelp}</p>
    </SettingGroup>
  );
}
