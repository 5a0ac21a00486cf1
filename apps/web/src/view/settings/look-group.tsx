/** What the page looks like. Felts and backs show themselves. */
import { usePart } from "../page.ts";
import { ChoiceSetting } from "./choice-setting.tsx";
import { SettingGroup } from "./setting-group.tsx";

const SETTINGS = ["theme", "felt", "back", "palette", "print", "motion"] as const;

export function LookGroup() {
  const words = usePart("panels").settings;
  return (
    <SettingGroup title={words.groups.look} settings={SETTINGS}>
      <ChoiceSetting name="theme" />
      <ChoiceSetting
        name="felt"
        sampleOf={(felt) => <span class="felt-sample" data-felt={felt} />}
      />
      <ChoiceSetting
        name="back"
        sampleOf={(back) => (
          <span class="back-sample" data-back={back}>
            <span class="card-back" />
          </span>
        )}
      />
      <ChoiceSetting name="palette" />
      <ChoiceSetting name="print" />
      <ChoiceSetting name="motion" />
    </SettingGroup>
  );
}
