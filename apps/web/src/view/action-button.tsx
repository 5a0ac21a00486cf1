/** A button with an icon and its word, the same in rail, bar and panels. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface ActionButtonProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly kind?: "plain" | "primary" | "quiet";
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  /** What the button opens, if it does. */
  readonly opens?: "dialog";
  readonly isOpen?: boolean;
  readonly children?: ComponentChildren;
}

export function ActionButton(props: ActionButtonProps) {
  const { label, icon, kind = "plain", isDisabled = false, onPress, opens, isOpen } = props;
  return (
    <button
      type="button"
      class={`action action-${kind}`}
      // Not the attribute "disabled": focus must not be lost when the last move is undone.
      aria-disabled={isDisabled}
      aria-haspopup={opens}
      aria-expanded={opens && isOpen}
      onClick={() => (isDisabled ? undefined : onPress())}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </button>
  );
}
