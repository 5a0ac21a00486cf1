/**
 * Every sentence of a language that is made by a function, asked for with samples: what the page asks, in every
 * way it can be answered. A new entry needs a line here, or the test that walks the catalogue says so.
 */
import {
  CLASSIC,
  expectValue,
  findPreset,
  makeRules,
  ownDeal,
  parseCard,
  parseMoves,
  PRESETS,
  type Card,
  type Move,
  type RuleSet,
} from "@albatross/rules";
import type { HistoryNotice } from "../state/history-desk.ts";
import { readSituation, type Message, type RoundMessage } from "../state/message.ts";
import { openWithMoves, type OpenHole, type RoundInPlay } from "../state/open-hole.ts";
import { PLAYED_ENDINGS } from "../state/played-hole.ts";
import { CHOICES } from "../state/preferences.ts";
import type { HoleChange } from "../state/hole-play.ts";
import type { ResultFacts } from "../state/result-facts.ts";
import { readRound } from "../state/round-facts.ts";
import { readStatistics } from "../state/statistics.ts";
import { figuresOf } from "../state/test-played.ts";
import type { Verdict } from "../state/verdict.ts";
import type { Catalogue, Parts } from "./catalogue.ts";

const card = (text: string): Card => expectValue(parseCard(text));
const draw: Move = { kind: "draw" };
const own: RuleSet = expectValue(makeRules({ columns: 8, king: "wrap" }));
const rules = [CLASSIC, own] as const;
const counts = [0, 1, 2, 5, 21] as const;

/** Deal 2 after moves of the notation. */
function holeAfter(moves = "", options = CLASSIC): OpenHole {
  return expectValue(openWithMoves(ownDeal(2), options, expectValue(parseMoves(moves))));
}

const dealt = holeAfter();
const played = holeAfter("4+53772");
const taken: OpenHole = { ...played, hole: { ...played.hole, strokesTaken: true } };
const freeStart = holeAfter("", { ...CLASSIC, first: "choose" });
const holes = [dealt, played, taken, freeStart];

const round: RoundInPlay = {
  id: "round",
  startedAtMs: Date.UTC(2026, 10, 30, 12),
  holes: 9,
  par: 45,
  deals: "random",
  played: [taken, { ...taken, help: { hints: 1, undos: 2, givenMoves: 3 } }],
};
const eighteen: RoundInPlay = { ...round, holes: 18, par: 36, deals: "winnable", played: [] };

const result: ResultFacts = {
  ending: "stuck",
  isFinal: false,
  strokes: 2,
  drawsLeft: 0,
  waste: card("7D"),
  needed: [6, 8],
  exposed: [],
  bestRun: 4,
  help: { hints: 1, undos: 2, givenMoves: 1 },
  attempt: 2,
};
const noHelp = { hints: 0, undos: 0, givenMoves: 0 };
const results: readonly ResultFacts[] = [
  result,
  { ...result, strokes: 1, isFinal: true },
  { ...result, ending: "conceded", isFinal: true, waste: null, help: noHelp, attempt: 1 },
  { ...result, ending: "cleared", strokes: 0, isFinal: true },
  { ...result, ending: "cleared", strokes: -1, isFinal: true },
  { ...result, waste: card("KS"), needed: [] },
  { ...result, waste: card("7D"), needed: [] },
  { ...result, needed: [1, 2, 3, 4] },
];

const verdicts: readonly Verdict[] = [
  { kind: "working" },
  { kind: "winnable", best: -3 },
  { kind: "unclearable", best: 3 },
  { kind: "no-longer", best: 1 },
  { kind: "unknown" },
];

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
  { kind: "play", column: 2, card: card("QH") },
];

function changedMessages(): readonly Message[] {
  return holes.flatMap((hole) =>
    changes.flatMap((change) =>
      [0, 1, 5, 10, 15].map((run) => {
        const situation = { ...readSituation(hole), run, runEnded: run };
        const exposed = run === 0 ? undefined : card("TC");
        return { kind: "changed", change, isFirst: run === 0, exposed, situation, hole } as const;
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

const REFUSALS = ["covered", "misfit", "no-column", "column-empty", "stock-empty", "over"] as const;

export function messages(): readonly Message[] {
  const situation = readSituation(played);
  const situations = [
    ...holes.map(readSituation),
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
    ...[null, 0, 1, 2].flatMap((lost) => [
      { kind: "hint", hint: { kind: "shown", move: play, ...of, lost }, card: card("2S") } as const,
      {
        kind: "hint",
        hint: { kind: "shown", move: draw, ...of, lost, rank: 2 },
        card: null,
      } as const,
    ]),
    ...holes.map((hole) => ({ kind: "whole-position", hole }) as const),
    { kind: "whole-position", hole: { ...played, round } },
    { kind: "whole-position", hole: holeAfter("", { ...CLASSIC, hidden: 4 }) },
    { kind: "search-gave-up" },
    { kind: "no-such-deal" },
    ...ROUND_MESSAGES.map((what) => ({ kind: "round", what }) as const),
    { kind: "link-copied" },
    { kind: "link-not-copied" },
  ];
}

/** What a catalogue says when it is asked for everything. Not all of a message is seen: those may be empty. */
export function askCatalogue(text: Catalogue): readonly string[] {
  const { pile } = text;
  const passes = [
    [1, 1],
    [1, 2],
    [2, 2],
  ] as const;
  return [
    text.languageFailed("Deutsch"),
    ...messages().map((message) => text.message(message).spoken),
    ...counts.map(text.formatNumber),
    ...[7, 75, 3723].map(text.figures.timeOf),
    text.card(card("7D")),
    text.card(card("X1")),
    ...verdicts.flatMap((verdict) => [text.verdict(verdict), text.verdictHelp(verdict)]),
    ...counts.flatMap((cards) => [
      pile.column(1, cards, cards === 0 ? undefined : card("AS"), cards === 1),
      ...passes.map(([pass, all]) => pile.stock(cards, pass, all)),
      pile.waste(cards, cards === 0 ? null : card("JD")),
    ]),
    pile.pass(1, 2),
    text.deal.button(ownDeal(12345)),
    ...rules.map((of) => text.rules.current(of, findPreset(of))),
    ...PRESETS.map(text.rules.presetTitle),
    text.round.holeOf(2, 9),
    ...(["cannot-keep", "newer-database", "kept-newer", "kept-damaged"] as const).map(text.storage),
    ...(["preparing", "ready", "unavailable"] as const).map(text.offline.readiness),
    ...([true, false] as const).flatMap((wouldLose) => [
      ...(["offered", "elsewhere", "taking"] as const).map((update) =>
        text.offline.update(update, wouldLose),
      ),
      text.offline.take(wouldLose),
    ]),
  ];
}

export function askPanels({ deal, rules, stock, settings, result, badLink }: Parts["panels"]) {
  const lost = { number: 3, move: draw, card: card("3H"), bestBefore: -1, bestAfter: 2 } as const;
  const fault = { code: "move-unknown", message: "", details: { symbol: "x", place: 1 } } as const;
  const play: Move = { kind: "play", column: 3 };
  return [
    ...CHOICES.deals.flatMap((choice) => [deal.choice(choice), deal.choiceHelp(choice)]),
    deal.invalid(""),
    deal.invalid("x"),
    ...PRESETS.map(rules.presetSummary),
    ...counts.flatMap((cards) => [
      stock.about(cards, true),
      stock.about(cards, false),
      stock.rank(1, cards),
    ]),
    settings.volumeValue(60),
    settings.resetGroup("x"),
    settings.undoResetGroup("x"),
    settings.wasReset("x"),
    ...results.flatMap((facts) => [
      result.title(facts),
      result.sentence(facts),
      result.waste(facts),
      result.help(facts),
      ...[null, -3, 0, 2].map((best) => result.deal(facts, best)),
    ]),
    result.lost({ kind: "working" }),
    result.lost({ kind: "flawless" }),
    result.lost({ kind: "found", lost }),
    result.lost({ kind: "found", lost: { ...lost, move: play } }),
    result.goBack(2),
    ...counts.map(result.takeStrokes),
    badLink.sentence(fault),
    badLink.detail(fault),
  ];
}

export function askRound(words: Parts["round"]): readonly string[] {
  const { table, legend } = words;
  const facts = [round, eighteen, { ...round, played: Array.from({ length: 9 }, () => taken) }].map(
    (of) => readRound(of),
  );
  return [
    ...(["9", "18"] as const).map(words.holesChoice),
    ...(["45", "36"] as const).map(words.parChoice),
    ...(["random", "winnable"] as const).flatMap((deals) => [
      words.dealsChoice(deals),
      words.dealsHelp(deals),
    ]),
    ...rules.map((of) => words.underRules(of, findPreset(of))),
    ...[round, eighteen].flatMap((of) => [
      words.begunRound(of, of.startedAtMs),
      words.finishedRound(of, of.startedAtMs),
      words.finishedNote(of),
      words.shared(of),
    ]),
    ...facts.flatMap((of) => [
      words.standing(of, 9),
      words.resultTitle(of),
      words.resultSentence(of),
      words.help(of),
      words.resultTitle({ ...of, toPar: -2 }),
      words.resultTitle({ ...of, toPar: 0 }),
    ]),
    ...counts.flatMap((strokes) => [words.take(strokes), words.takeAsk(strokes)]),
    words.leaveHelp(true),
    words.leaveHelp(false),
    words.date(round.startedAtMs),
    ...[0, 1].flatMap((nine) => [table.caption(nine, 18), table.sumSpoken(nine, 18)]),
    table.caption(0, 9),
    table.sumSpoken(0, 9),
    ...[-2, 0, 3].flatMap((toPar) => [table.againstParShort(toPar), table.mark(5 + toPar, 5)]),
    ...(["under-2", "under-1", "over-1", "over-2", "cleared"] as const).flatMap((mark) => [
      legend.shape(mark),
      legend.meaning(mark),
    ]),
  ];
}

export function askStatistics(words: Parts["statistics"]): readonly string[] {
  const all = PLAYED_ENDINGS.flatMap((ending, index) =>
    [-1, 0, 1, 2].map((strokes) =>
      figuresOf({ id: `${ending}${strokes}`, ending, strokes, best: index > 1 ? -2 : null }),
    ),
  );
  const statistics = [readStatistics([]), readStatistics(all)];
  const notices: readonly HistoryNotice[] = [
    ...counts.flatMap((holes): readonly HistoryNotice[] => [
      { kind: "imported", added: holes, known: holes },
      { kind: "exported", holes },
      { kind: "reset-undone", holes },
    ]),
    { kind: "refused", fault: { code: "history-not-json", message: "the file is not JSON" } },
    { kind: "not-stored" },
  ];
  return [
    ...(["figures", "holes", "files"] as const).map(words.view),
    ...["classic", "columns=8", "king=pawn"].map(words.rules),
    ...counts.flatMap((number) => [
      words.empty.left(number),
      words.unreadable(number),
      words.number(number),
      words.files.resetAsk(number),
      words.files.setAside(number),
      words.played.more(number),
      words.played.shown(number, number),
    ]),
    ...(["cannot-keep", "newer-database"] as const).map(words.trouble),
    ...statistics.flatMap((of) => [
      ...words.groups(of).flatMap(({ title, rows }) => [title, ...rows.flat()]),
      words.strokesChart.summary(of),
      words.runsChart.note(of.longestRun),
      words.runsChart.summary(of),
    ]),
    ...all.flatMap((hole) => [
      words.played.deal(hole),
      words.played.ending(hole),
      words.played.best(hole),
      words.played.strokes(hole),
      words.played.badge(hole),
      words.played.date(hole),
    ]),
    ...notices.map(words.notice),
  ];
}
