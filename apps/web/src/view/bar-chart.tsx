/**
 * A bar chart of counts by whole numbers, with the same numbers in a table for who cannot see it or wants them
 * exactly. Drawn here: linear scales over at most fifty bars do not need a library.
 */
import type { Tally } from "../state/statistics.ts";

interface BarChartProps {
  /** At least one; values without gaps. */
  readonly tallies: readonly Tally[];
  readonly title: string;
  readonly note: string;
  /** For a screen reader, instead of the bars. */
  readonly summary: string;
  readonly valueLabel: string;
  readonly countLabel: string;
  readonly tableLabel: string;
  readonly format: (value: number) => string;
  /** Draws a line between 0 and 1: what is left of it was cleared. */
  readonly marksZero: boolean;
}

const WIDTH = 240;
const HEIGHT = 104;
const TOP = 16;
const FOOT = 18;
const WIDEST_BAR = 24;

export function BarChart(props: BarChartProps) {
  const { tallies, title, note, summary, valueLabel, countLabel, tableLabel, format } = props;
  const most = tallies.reduce((high, { count }) => Math.max(high, count), 1);
  const slot = Math.min(WIDEST_BAR + 4, WIDTH / tallies.length);
  const left = (WIDTH - slot * tallies.length) / 2;
  const first = tallies[0]?.value ?? 0;
  const middleOf = (value: number): number => left + (value - first + 0.5) * slot;
  const floor = HEIGHT - FOOT;
  const heightOf = (count: number): number => ((floor - TOP) * count) / most;
  const tallest = tallies.find(({ count }) => count === most) ?? { value: first, count: 0 };
  const zero = middleOf(0.5);
  return (
    <figure class="chart">
      <figcaption>
        <h3 class="scores-title">{title}</h3>
        {note !== "" && <p class="panel-note">{note}</p>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {tallies.map(({ value, count }) =>
          count === 0 ? null : (
            <rect
              key={value}
              class={props.marksZero && value <= 0 ? "bar bar-cleared" : "bar"}
              x={middleOf(value) - slot * 0.4}
              y={floor - heightOf(count)}
              width={slot * 0.8}
              height={heightOf(count)}
            />
          ),
        )}
        <path class="axis" d={`M0 ${floor + 0.5}H${WIDTH}`} />
        {props.marksZero && zero > left && zero < WIDTH - left && (
          <path class="zero-line" d={`M${zero} 4V${floor}`} />
        )}
        {ticksOf(tallies, slot).map((value) => (
          <text key={value} x={middleOf(value)} y={HEIGHT - 4}>
            {format(value)}
          </text>
        ))}
        <text x={clamp(middleOf(tallest.value))} y={TOP - 4}>
          {format(most)}
        </text>
      </svg>
      <details>
        <summary>{tableLabel}</summary>
        <table>
          <caption class="for-ears">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{valueLabel}</th>
              <th scope="col">{countLabel}</th>
            </tr>
          </thead>
          <tbody>
            {tallies
              .filter(({ count }) => count > 0)
              .map(({ value, count }) => (
                <tr key={value}>
                  <th scope="row">{format(value)}</th>
                  <td>{format(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Where the axis has a number: on each bar where there is room, else on every second, fifth or tenth. */
function ticksOf(tallies: readonly Tally[], slot: number): readonly number[] {
  const ROOM_FOR_A_NUMBER = 20;
  const step = [1, 2, 5].find((candidate) => candidate * slot >= ROOM_FOR_A_NUMBER) ?? 10;
  return tallies.map(({ value }) => value).filter((value) => value % step === 0);
}

/** A number over the outermost bar stays inside the picture. */
function clamp(x: number): number {
  return Math.min(WIDTH - 12, Math.max(12, x));
}
