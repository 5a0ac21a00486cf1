/** The figures of the hole, and what is proved about it. */
import {
  currentPosition,
  maxDraws,
  movesMade,
  readRuns,
  redealsLeft,
  stockCount,
  strokesOf,
} from "@albatross/rules";
import type { ComponentChildren } from "preact";
import type { OpenHole } from "../state/open-hole.ts";
import { holeNumber } from "../state/round-so-far.ts";
import { onDemand } from "./on-demand.tsx";
import { usePage } from "./page.ts";

const HoleTime = onDemand(null, async () => (await import("./hole-time.tsx")).HoleTime);

export function VerdictBadge() {
  const { game, text } = usePage();
  const verdict = game.verdict.verdict.value;
  return (
    <p class="badge" data-verdict={verdict.kind} title={text.verdictHelp(verdict)}>
      <span class="badge-mark" aria-hidden="true" />
      <span class="for-ears">{text.figures.verdict}: </span>
      {text.verdict(verdict)}
    </p>
  );
}

/** Before the first deal the figures have their places, so that nothing jumps when it comes. */
export function Figures() {
  const { figured, text } = usePage();
  const open = figured.value;
  if (open !== null) return <FiguresOf open={open} />;
  const { strokes, stock, run } = text.figures;
  return (
    <dl class="figures">
      <Figure name={strokes} value={NO_FIGURE} kind="strokes" />
      <Figure name={stock} value={NO_FIGURE} kind="stock" />
      <Figure name={run} value={NO_FIGURE} kind="run" />
    </dl>
  );
}

const NO_FIGURE = "–";

function FiguresOf({ open }: { readonly open: OpenHole }) {
  const { game, text } = usePage();
  const position = currentPosition(open.hole);
  const { rules } = position.table;
  const runs = readRuns(movesMade(open.hole));
  const passes = rules.redeals + 1;
  const pass = passes - redealsLeft(position);
  const hasPasses = passes > 1 && maxDraws(rules) > 0;
  const hole = holeNumber(open);
  const hasTimer = game.preferences.preferences.value.timer === "on";
  return (
    <dl class="figures">
      {open.round && hole !== null && (
        <Figure
          name={text.round.hole}
          value={text.round.holeOf(hole, open.round.holes)}
          kind="hole"
        />
      )}
      <Figure
        name={text.figures.strokes}
        value={text.formatNumber(strokesOf(position))}
        kind="strokes"
      />
      <Figure
        name={text.figures.stock}
        value={text.formatNumber(stockCount(position))}
        kind="stock"
        note={hasPasses ? text.pile.pass(pass, passes) : ""}
      />
      <Figure
        name={text.figures.run}
        value={text.formatNumber(runs.current)}
        kind="run"
        isHot={runs.current >= 5}
      />
      {hasTimer && <Figure name={text.figures.time} value={<HoleTime />} kind="time" />}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly kind: "hole" | "strokes" | "stock" | "run" | "time";
  readonly note?: string;
  readonly isHot?: boolean;
}

function Figure({ name, value, kind, note = "", isHot = false }: FigureProps) {
  return (
    <div class="figure" data-figure={kind} data-hot={isHot}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note !== "" && <small>{note}</small>}
      </dd>
    </div>
  );
}
