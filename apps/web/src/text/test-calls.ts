/**
 * Every sentence of a language that is made by a function, asked for with samples: what the page asks, in every
 * way it can be answered. A new entry needs a line here, or the test that walks the catalogue says so.
 */
import { findPreset, ownDeal, PRESETS } from "@albatross/rules";
import { COURSE_IDS } from "../courses/own-courses.ts";
import type { HistoryNotice } from "../state/history-desk.ts";
import { PLAYED_ENDINGS } from "../state/played-hole.ts";
import { readRound } from "../state/round-facts.ts";
import { readStatistics } from "../state/statistics.ts";
import { figuresOf } from "../state/test-played.ts";
import type { Catalogue, Parts } from "./catalogue.ts";
import { messages } from "./test-messages.ts";
import { card, counts, eighteen, onCourse, round, rules, taken, verdicts } from "./test-samples.ts";

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
    ...[true, false].flatMap((isSo) => [pile.fits(isSo), text.action.fullScreen(isSo)]),
    ...[null, "Anna"].map(text.action.friend),
    text.deal.button(ownDeal(12345)),
    ...rules.map((of) => text.rules.current(of, findPreset(of))),
    ...PRESETS.map(text.rules.presetTitle),
    text.round.holeOf(2, 9),
    text.round.leaving.note(2, 9),
    text.round.leaving.back(2, 9),
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

export function askRound(words: Parts["round"]): readonly string[] {
  const { table, legend } = words;
  const facts = [round, eighteen, { ...round, played: Array.from({ length: 9 }, () => taken) }].map(
    (of) => readRound(of),
  );
  return [
    ...(["9", "18"] as const).map(words.holesChoice),
    ...(["45", "36"] as const).map(words.parChoice),
    ...(["random", "winnable", "course"] as const).map(words.dealsChoice),
    ...(["random", "winnable"] as const).map(words.dealsHelp),
    ...[true, false].map(words.another),
    ...askCourses(words.courses),
    ...rules.map((of) => words.underRules(of, findPreset(of))),
    ...[round, eighteen, onCourse].flatMap((of) => [
      words.begunRound(of, of.startedAtMs),
      words.finishedRound(of, of.startedAtMs),
      words.finishedNote(of),
      words.shared(of),
    ]),
    ...facts.flatMap((of) => [
      words.standing(of, 9),
      words.resultTitle(of),
      words.picture.title(of),
      words.picture.line(round, of),
      words.picture.line(onCourse, of),
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

function askCourses(words: Parts["round"]["courses"]): readonly string[] {
  return [
    ...COURSE_IDS.map(words.about),
    ...rules.flatMap((of) => [words.rules(of), words.shared("Morning Mist", of, "https://x.test")]),
    words.result(null),
    ...[1, 2].map((times) => words.result({ best: -3, times })),
    words.playedOn("Morning Mist"),
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
