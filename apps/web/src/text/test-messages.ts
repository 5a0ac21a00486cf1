/** Every message, in every way it can be told. */
import { CLASSIC, type Move } from "@albatross/rules";
import type { HoleChange } from "../state/hole-play.ts";
import {
  readSituation,
  type FitTelling,
  type Message,
  type RoundMessage,
} from "../state/message.ts";
import { card, draw, holeAfter, holes, played, round } from "./test-samples.ts";

const changes: readonly HoleChange[] = [
  { kind: "deal" },
  { kind: "restore" },
  { kind: "restart" },
  { kind: "undo", steps: 1 },
  { kind: "undo", steps: 3 },
  { kind: "redo", move: draw },
  { kind: "concede" },
  { kind: "draw", isRedeal: false },
  { kind: "draw", isRedeal: true },
  { kind: "play", column: 2, card: card("QH"), isAutomatic: false },
  { kind: "play", column: 2, card: card("QH"), isAutomatic: true },
];

function changedMessages(): readonly Message[] {
  return holes.flatMap((hole) =>
    changes.flatMap((change) =>
      [0, 1, 5, 10, 15].map((run) => {
        const situation = { ...readSituation(hole, "which"), run, runEnded: run };
        const exposed = run === 0 ? undefined : card("TC");
        const leftAt = run === 1 ? 3 : null;
        const isFirst = run === 0;
        return { kind: "changed", change, isFirst, exposed, situation, hole, leftAt } as const;
      }),
    ),
  );
}

const ROUND_MESSAGES: readonly RoundMessage[] = [
  "finish-first",
  "leave-first",
  "elsewhere",
  "unreadable",
  "copied",
  "not-copied",
];

const TELLINGS: readonly FitTelling[] = ["which", "whether", "nothing"];

const REFUSALS = ["covered", "misfit", "no-column", "column-empty", "stock-empty", "over"] as const;

export function messages(): readonly Message[] {
  const situation = readSituation(played, "which");
  const situations = [
    ...TELLINGS.flatMap((telling) => holes.map((hole) => readSituation(hole, telling))),
    { ...situation, telling: "nothing" as const, drawsLeft: 0 },
    { ...situation, waste: card("KS"), needed: [] },
    { ...situation, waste: card("KS"), needed: [], drawsLeft: 0, fitting: [] },
    { ...situation, needed: [1, 2, 3, 4] as const, status: "cleared" as const },
    { ...situation, status: "stuck" as const, strokes: 1 },
  ];
  const play: Move = { kind: "play", column: 3 };
  const of = { rank: 1, best: null };
  return [
    ...changedMessages(),
    ...REFUSALS.flatMap((why) =>
      situations.map((of) => ({ kind: "refused", why, situation: of }) as const),
    ),
    { kind: "nothing-to", what: "undo" },
    { kind: "nothing-to", what: "redo" },
    { kind: "nothing-to", what: "turn" },
    ...[null, 0, 1, 2].flatMap((lost) => [
      { kind: "hint", hint: { kind: "shown", move: play, ...of, lost }, card: card("2S") } as const,
      {
        kind: "hint",
        hint: { kind: "shown", move: draw, ...of, lost, rank: 2 },
        card: null,
      } as const,
    ]),
    ...[...holes, { ...played, round }, holeAfter("", { ...CLASSIC, hidden: 4 })].map((hole) => {
      const position = { hole, situation: readSituation(hole, "which"), cards: 0 };
      return { kind: "whole-position", ...position } as const;
    }),
    ...(["paused", "resumed", "sure", "played-out"] as const).flatMap((kind) =>
      situations.flatMap((of) =>
        [1, 2, 21].map((cards) => ({ kind, hole: played, situation: of, cards }) as const),
      ),
    ),
    { kind: "no-full-screen" },
    { kind: "number-copied" },
    { kind: "search-gave-up" },
    { kind: "no-such-deal" },
    ...ROUND_MESSAGES.map((what) => ({ kind: "round", what }) as const),
    { kind: "link-copied" },
    { kind: "link-not-copied" },
  ];
}
