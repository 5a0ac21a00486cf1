/** Who plays: for each seat somebody here, with a name, or a computer player. The first is always somebody here. */
import { useId } from "preact/hooks";
import { COMPUTER_IDS, LONGEST_NAME, type ComputerId } from "../../state/computer-players.ts";
import { readPlayerName } from "../../storage/player-name.ts";
import type { Seat } from "../../storage/tournament-choices.ts";
import { usePart } from "../page.ts";
import { choices, choose } from "./choices.ts";

export function SeatFields({ onChange }: { readonly onChange: () => void }) {
  const { seats, players } = choices.value;

  function seat(place: number, change: Partial<Seat>): void {
    choose({ seats: seats.map((old, at) => (at === place ? { ...old, ...change } : old)) });
    onChange();
  }

  return (
    <>
      {seats.slice(0, players).map((one, place) => (
        // A seat is its place.
        <SeatField
          key={String(place)}
          place={place}
          seat={one}
          onChange={(to) => seat(place, to)}
        />
      ))}
    </>
  );
}

interface SeatFieldProps {
  readonly place: number;
  readonly seat: Seat;
  readonly onChange: (change: Partial<Seat>) => void;
}

function SeatField({ place, seat, onChange }: SeatFieldProps) {
  const words = usePart("tournament");
  const whoId = useId();
  const aboutId = useId();
  const { name, computer } = seat;
  const known = place === 0 ? readPlayerName().slice(0, LONGEST_NAME) : "";
  return (
    <fieldset class="seat">
      <legend>{words.seat(place + 1)}</legend>
      {place > 0 && (
        <div class="second-nine">
          <label class="for-ears" for={whoId}>
            {words.whoLabel}
          </label>
          <select
            id={whoId}
            value={computer ?? ""}
            aria-describedby={computer ? aboutId : undefined}
            onChange={({ currentTarget }) => onChange({ computer: idOf(currentTarget.value) })}
          >
            <option value="">{words.somebody}</option>
            {COMPUTER_IDS.map((id) => (
              <option key={id} value={id}>
                {words.computer(id)}
              </option>
            ))}
          </select>
        </div>
      )}
      {computer ? (
        <p class="panel-note" id={aboutId}>
          {words.plays(computer)}
        </p>
      ) : (
        <label class="share-name">
          <span>{words.nameLabel}</span>
          <input
            value={name || known}
            placeholder={words.seat(place + 1)}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onInput={(event) => onChange({ name: event.currentTarget.value })}
          />
        </label>
      )}
    </fieldset>
  );
}

function idOf(value: string): ComputerId | null {
  return COMPUTER_IDS.find((id) => id === value) ?? null;
}
