/** The figures of the chosen rules, or the blank card of who has none yet. */
import { BarChart } from "./bar-chart.tsx";
import type { DeskProps } from "./desk-props.ts";
import { ALL_RULES } from "../state/history-desk.ts";

export function StatisticsFigures({ desk, text }: DeskProps) {
  const statistics = desk.statistics.value;
  if (statistics === null) return null;
  if (statistics.played === 0) {
    const isAll = desk.rules.value === ALL_RULES || desk.total.value === 0;
    return (
      <div class="blank-card">
        <h3>{text.empty.title}</h3>
        <p>{isAll ? text.empty.none : text.empty.noneOfRules}</p>
        {statistics.left > 0 && <p>{text.empty.left(statistics.left)}</p>}
      </div>
    );
  }
  const { strokesChart, runsChart } = text;
  return (
    <>
      {text.groups(statistics).map(({ title, rows }) => (
        <section key={title}>
          <h3 class="scores-title">{title}</h3>
          <dl class="scores">
            {rows.map(([label, figure]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <BarChart
        tallies={statistics.byStrokes}
        title={strokesChart.title}
        note={statistics.cleared > 0 ? strokesChart.note : ""}
        summary={strokesChart.summary(statistics)}
        valueLabel={strokesChart.value}
        countLabel={strokesChart.count}
        tableLabel={text.asTable}
        format={text.number}
        marksZero
      />
      {statistics.byRunLength.length > 0 && (
        <BarChart
          tallies={statistics.byRunLength}
          title={runsChart.title}
          note={runsChart.note(statistics.longestRun)}
          summary={runsChart.summary(statistics)}
          valueLabel={runsChart.value}
          countLabel={runsChart.count}
          tableLabel={text.asTable}
          format={text.number}
          marksZero={false}
        />
      )}
      <p class="panel-note">{text.about}</p>
    </>
  );
}
