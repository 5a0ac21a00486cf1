/** Which hand plays. */
import { usePart } from "../page.ts";
import { ChoiceSetting } from "./choice-setting.tsx";
import { SettingGroup } from "./setting-group.tsx";

const SETTINGS = ["hand"] as const;

export function HandGroup() {
  const words = usePart("panels").settings;
  return (
    <SettingGroup title={words.groups.hand} settings={SETTINGS}>
      <ChoiceSetting name="hand" />
    </SettingGroup>
  );
}
