/** Going through the moves of a reviewed hole: by buttons, or by a slider, whose arrow keys go a move at a time. */
import { useId } from "preact/hooks";
import type { ReviewDesk } from "../state/review-desk.ts";
import { ActionButton } from "./action-button.tsx";
import { usePart } from "./page.ts";

export function ReviewStepper({ desk }: { readonly desk: ReviewDesk }) {
  const { step, branch } = usePart("review");
  const id = useId();
  const place = desk.place.value;
  if (place === null) return null;
  const { length } = desk.subject.hole.moves;
  const { number } = place;
  if (place.branch.length > 0) {
    return (
      <ActionButton label={branch.back(number)} icon="undo" onPress={() => desk.goTo(number)} />
    );
  }
  const said = number === 0 ? step.start : step.at(number, length);
  return (
    <div class="review-stepper">
      <label for={id}>{said}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={length}
        value={number}
        aria-label={step.label}
        aria-valuetext={said}
        onInput={(event) => desk.goTo(Number(event.currentTarget.value))}
      />
      <div class="panel-row">
        <StepButton
          label={step.first}
          sign="⇤"
          isDisabled={number === 0}
          onPress={() => desk.goTo(0)}
        />
        <StepButton
          label={step.back}
          sign="←"
          isDisabled={number === 0}
          onPress={() => desk.goTo(number - 1)}
        />
        <StepButton
          label={step.forward}
          sign="→"
          isDisabled={number === length}
          onPress={() => desk.goTo(number + 1)}
        />
        <StepButton
          label={step.last}
          sign="⇥"
          isDisabled={number === length}
          onPress={() => desk.goTo(length)}
        />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function StepButton({ label, sign, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      class="action action-plain"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => (isDisabled ? undefined : onPress())}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
