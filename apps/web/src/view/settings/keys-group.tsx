/** What keys do. */
import { usePart } from "../page.ts";
import { ChoiceSetting } from "./choice-setting.tsx";
import { SettingGroup } from "./setting-group.tsx";

const SETTINGS = ["letterKeys"] as const;

export function KeysGroup() {
  const words = usePart("panels").settings;
  return (
    <SettingGroup title={words.groups.keys} settings={SETTINGS}>
      <ChoiceSetting name="letterKeys" />
    </SettingGroup>
  );
}
