/** On or off: a button, so that Enter and Space both turn it, with its name, a line about it and a switch. */
import { useId } from "preact/hooks";
import "./styles/switch.css";

interface SwitchRowProps {
  readonly label: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

export function SwitchRow({ label, about, isOn, onTurn }: SwitchRowProps) {
  const labelId = useId();
  const aboutId = useId();
  return (
    <button
      type="button"
      role="switch"
      class="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      aria-describedby={aboutId}
      onClick={() => onTurn(!isOn)}
    >
      <span id={labelId}>{label}</span>
      <span class="switch-track" aria-hidden="true" />
      <small id={aboutId}>{about}</small>
    </button>
  );
}
