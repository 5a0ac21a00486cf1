/** Charts of what was measured, each with its table and its data. */
import { formatRules, type PresetId } from "@albatross/rules";
import { BarChart } from "../../view/bar-chart.tsx";
import { GRAMMARS } from "../facts.ts";
import { useRecord } from "../page-context.ts";
import { rootFrom } from "../page-list.ts";
import { csvPath, PLAYERS, spreadOf, surveyOf } from "../surveys.ts";
import { hundredths, presetOf, titleOf } from "./variant-table.tsx";

const WORDS = {
  en: {
    title: (variant: string) => `${variant}: best scores`,
    note: (deals: string) =>
      `${deals} deals, every card known. What lies left of the line is cleared.`,
    summary: (from: string, to: string, most: string) =>
      `Bar chart of best scores from ${from} to ${to} strokes; most deals come to ${most}.`,
    value: "Best strokes",
    count: "Deals",
    table: "The same as a table",
    csv: "As CSV",
    command: "The command that repeats it:",
    players: "Six computer players on the same deals",
    strokes: "Strokes a hole",
    within: "95 %",
    clears: (deals: string) => `Cleared, of ${deals}`,
    player: "Player",
    picture: (deals: string) =>
      `Mean strokes a hole of each player over ${deals} deals, with 95 % intervals`,
    range: (low: string, high: string) => `${low} to ${high}`,
  },
  de: {
    title: (variant: string) => `${variant}: beste Ergebnisse`,
    note: (deals: string) =>
      `${deals} Blätter, alle Karten bekannt. Was links der Linie liegt, ist abgeräumt.`,
    summary: (from: string, to: string, most: string) =>
      `Balken für die besten Ergebnisse von ${from} bis ${to}; die meisten Blätter kommen auf ${most}.`,
    value: "Beste Schläge",
    count: "Blätter",
    table: "Dasselbe als Tabelle",
    csv: "Als CSV",
    command: "Der Befehl, der es wiederholt:",
    players: "Sechs Computerspieler an denselben Blättern",
    strokes: "Schläge je Loch",
    within: "95 %",
    clears: (deals: string) => `Abgeräumt, von ${deals}`,
    player: "Spieler",
    picture: (deals: string) =>
      `Schläge je Loch im Schnitt über ${deals} Blätter, mit 95-%-Spannen`,
    range: (low: string, high: string) => `${low} bis ${high}`,
  },
} as const;

export function ScoreChart({ of }: { readonly of: PresetId }) {
  const { page } = useRecord();
  const words = WORDS[page.language];
  const { number } = GRAMMARS[page.language];
  const survey = surveyOf(of);
  const first = survey.counts[0]?.value ?? 0;
  const last = survey.counts.at(-1)?.value ?? 0;
  const counted = new Map(survey.counts.map(({ value, count }) => [value, count]));
  const tallies = Array.from({ length: last - first + 1 }, (_, index) => ({
    value: first + index,
    count: counted.get(first + index) ?? 0,
  }));
  const most = tallies.reduce((high, tally) => (tally.count > high.count ? tally : high));
  return (
    <div class="score-chart">
      <BarChart
        tallies={tallies}
        title={words.title(titleOf(presetOf(of), page.language))}
        note={words.note(number(survey.deals))}
        summary={words.summary(number(first), number(last), number(most.value))}
        valueLabel={words.value}
        countLabel={words.count}
        tableLabel={words.table}
        format={number}
        marksZero
      />
      <p class="chart-foot">
        <a href={`${rootFrom(page)}${csvPath(of)}`}>{words.csv}</a> {words.command}{" "}
        <code>
          npx golf survey {survey.range} --rules {formatRules(presetOf(of).rules)} --json
        </code>
      </p>
    </div>
  );
}

/** How much the deals differ in their best scores: their standard deviation. */
export function Spread({ of }: { readonly of: PresetId }) {
  return <>{hundredths(spreadOf(surveyOf(of)), 1, useRecord().page.language)}</>;
}

/** Strokes between two players: their places in the table, the weakest first. */
export function PlayerGap({ from, to }: { readonly from: number; readonly to: number }) {
  const [a, b] = [PLAYERS.players[from], PLAYERS.players[to]];
  if (!a || !b) throw new RangeError("there are no such players");
  return <>{hundredths(a.strokes - b.strokes, 1, useRecord().page.language)}</>;
}

const PLOT = { width: 640, row: 44, left: 210, top: 8, foot: 34 } as const;

export function PlayersChart() {
  const { page } = useRecord();
  const words = WORDS[page.language];
  const { number } = GRAMMARS[page.language];
  const digits = (value: number): string => hundredths(value, 2, page.language);
  const most = Math.ceil(Math.max(...PLAYERS.players.map(({ within }) => within[1] ?? 0)));
  const x = (strokes: number): number =>
    PLOT.left + (strokes / most) * (PLOT.width - PLOT.left - 12);
  const floor = PLOT.top + PLOT.row * PLAYERS.players.length;
  const deals = number(PLAYERS.deals);
  return (
    <figure class="chart players-chart">
      <figcaption>
        <h3>{words.players}</h3>
      </figcaption>
      <svg
        viewBox={`0 0 ${PLOT.width} ${floor + PLOT.foot}`}
        role="img"
        aria-label={words.picture(deals)}
      >
        {PLAYERS.players.map(({ player, strokes, within }, index) => {
          const y = PLOT.top + PLOT.row * (index + 0.5);
          return (
            <g key={player}>
              <text class="player-name" x={PLOT.left - 12} y={y + 5}>
                {player}
              </text>
              <path
                class="within"
                d={`M${x(within[0] ?? strokes)} ${y}H${x(within[1] ?? strokes)}`}
              />
              <circle class="mean" cx={x(strokes)} cy={y} r="6" />
            </g>
          );
        })}
        <path class="axis" d={`M${PLOT.left} ${floor}H${PLOT.width - 12}`} />
        {[0, 2, 4, 6, 8, 10, 12]
          .filter((tick) => tick <= most)
          .map((tick) => (
            <text key={tick} class="tick" x={x(tick)} y={floor + 24}>
              {tick}
            </text>
          ))}
      </svg>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={words.players}>
        <table>
          <caption>{words.players}</caption>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.strokes}</th>
              <th scope="col">{words.within}</th>
              <th scope="col">{words.clears(deals)}</th>
            </tr>
          </thead>
          <tbody>
            {PLAYERS.players.map(({ player, strokes, within, clears }) => (
              <tr key={player}>
                <th scope="row">{player}</th>
                <td class="figure">{digits(strokes)}</td>
                <td class="figure">
                  {words.range(digits(within[0] ?? NaN), digits(within[1] ?? NaN))}
                </td>
                <td class="figure">{number(clears)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="chart-foot">
        <a href={`${rootFrom(page)}${csvPath("players")}`}>{words.csv}</a> {words.command}{" "}
        <code>{PLAYERS.command}</code>
      </p>
    </figure>
  );
}
