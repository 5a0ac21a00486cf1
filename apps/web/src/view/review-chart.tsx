/**
 * Strokes over moves: the best score still possible after each, with the stock known, as a line of steps, and what was to
 * be expected as dots. Each rise of the line is a stroke lost. The list of all moves has the same numbers.
 */
import type { MoveReview } from "@albatross/coach";
import type { ReviewDesk } from "../state/review-desk.ts";
import { usePart } from "./page.ts";

const WIDTH = 280;
const HEIGHT = 96;
const LEFT = 24;
const TOP = 8;
const FOOT = 10;

interface Point {
  readonly number: number;
  readonly best: number;
}

export function ReviewChart({ desk }: { readonly desk: ReviewDesk }) {
  const { chart } = usePart("review");
  const { review } = desk.state.value;
  const moves = review?.moves ?? [];
  const points = pointsOf(moves);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return <div class="review-chart-place" />;
  const expected = moves.flatMap(({ number, fair }) =>
    fair ? [{ number, value: fair.made }] : [],
  );
  const values = [...points.map(({ best }) => best), ...expected.map(({ value }) => value), 0];
  const low = Math.floor(Math.min(...values));
  const high = Math.ceil(Math.max(...values, low + 1));
  const x = scale([0, moves.length], [LEFT, WIDTH - 4]);
  const y = scale([low, high], [HEIGHT - FOOT, TOP]);
  const at = desk.place.value?.number ?? 0;
  return (
    <figure class="review-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${chart.title}. ${chart.summary(moves.length, first.best, last.best)}`}
      >
        {[...new Set([low, 0, high])].map((value) => (
          <g key={value}>
            <path class="axis" d={`M${LEFT} ${y(value)}H${WIDTH}`} />
            <text x={LEFT - 5} y={y(value) + 4}>
              {String(value).replace("-", "−")}
            </text>
          </g>
        ))}
        <path class="review-here" d={`M${x(at)} ${TOP}V${HEIGHT - FOOT}`} />
        {expected.map(({ number, value }) => (
          <circle key={number} class="review-expected" cx={x(number)} cy={y(value)} r={1.8} />
        ))}
        <path class="review-line" d={stepsOf(points, x, y)} />
      </svg>
      <figcaption class="review-legend">
        <span data-line="exact">{chart.exact}</span>
        <span data-line="fair">{chart.fair}</span>
      </figcaption>
    </figure>
  );
}

/** The best score before the first move, and after each, up to the first that is not known. */
function pointsOf(moves: readonly MoveReview[]): readonly Point[] {
  const [first] = moves;
  if (!first?.exact) return [];
  const points: Point[] = [{ number: 0, best: first.exact.before }];
  for (const { number, exact } of moves) {
    if (!exact) break;
    points.push({ number, best: exact.after });
  }
  return points;
}

type Scale = (value: number) => number;
type Range = readonly [number, number];

function scale([low, high]: Range, [from, to]: Range): Scale {
  return (value) => from + ((to - from) * (value - low)) / (high - low);
}

function stepsOf(points: readonly Point[], x: Scale, y: Scale): string {
  return points
    .map(({ number, best }, index) =>
      index === 0 ? `M${x(number)} ${y(best)}` : `H${x(number)}V${y(best)}`,
    )
    .join("");
}
