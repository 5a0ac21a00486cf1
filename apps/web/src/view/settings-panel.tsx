/** How the page looks, sounds and behaves, in groups. Every choice is in force and kept at once. */
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";
import { HandGroup } from "./settings/hand-group.tsx";
import { KeysGroup } from "./settings/keys-group.tsx";
import { LanguageGroup } from "./settings/language-group.tsx";
import { LookGroup } from "./settings/look-group.tsx";
import { PlayGroup } from "./settings/play-group.tsx";
import { SoundGroup } from "./settings/sound-group.tsx";
import { TimerGroup } from "./settings/timer-group.tsx";
import "./styles/settings.css";

export function SettingsPanel() {
  const { closePanel } = usePage();
  const words = usePart("panels").settings;
  return (
    <Panel title={words.title} name="settings" takesFocus onClose={closePanel}>
      <LanguageGroup />
      <LookGroup />
      <PlayGroup />
      <HandGroup />
      <SoundGroup />
      <TimerGroup />
      <KeysGroup />
    </Panel>
  );
}
