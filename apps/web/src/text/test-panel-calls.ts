/** Every sentence of the panels that is made by a function, asked for with samples. */
import {
  CLASSIC,
  makeRules,
  OPTION_NAMES,
  OPTION_VALUES,
  ownDeal,
  PRESETS,
  type Move,
  type RuleSet,
} from "@albatross/rules";
import { HELP_TOPICS } from "../pages/help-topics.ts";
import { RULE_FIGURES } from "../figures/load-figures.ts";
import { PLAYED_ENDINGS } from "../state/played-hole.ts";
import { CHOICES } from "../state/preferences.ts";
import { figuresOf } from "../state/test-played.ts";
import type { Parts } from "./catalogue.ts";
import { card, counts, draw, results, rules } from "./test-samples.ts";

export function askPanels(words: Parts["panels"]): readonly string[] {
  const { deal, stock, settings, result, badLink } = words;
  const lost = { number: 3, move: draw, card: card("3H"), bestBefore: -1, bestAfter: 2 } as const;
  const fault = { code: "move-unknown", message: "", details: { symbol: "x", place: 1 } } as const;
  const play: Move = { kind: "play", column: 3 };
  return [
    ...CHOICES.deals.flatMap((choice) => [deal.choice(choice), deal.choiceHelp(choice)]),
    deal.invalid(""),
    deal.invalid("x"),
    ...PRESETS.map(words.rules.presetSummary),
    ...HELP_TOPICS.map(words.help.open),
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
    ...askDealSheet(words.dealSheet),
    ...askRuleSheet(words.ruleSheet),
    ...askShare(words.share),
  ];
}

function askDealSheet({ recent }: Parts["panels"]["dealSheet"]): readonly string[] {
  const holes = PLAYED_ENDINGS.flatMap((ending) =>
    [-2, -1, 0, 1, 2].map((strokes) => figuresOf({ ending, strokes })),
  );
  const others = ["columns=8", "king=pawn"].map((of) => figuresOf({ rules: of }));
  return [...holes, ...others].flatMap((hole) => [recent.hole(hole), recent.about(hole)]);
}

/** Every rule set that differs from classic in one option, and one that has no name in any language. */
const RULE_SETS: readonly RuleSet[] = [
  ...rules,
  { ...CLASSIC, first: "choose", redeals: 2, jokers: 2, rows: 4 },
  ...OPTION_NAMES.flatMap((name) =>
    OPTION_VALUES[name].flatMap((value) => {
      const made = makeRules({ [name]: value });
      return made.ok ? [made.value] : [];
    }),
  ),
];

function askRuleSheet(words: Parts["panels"]["ruleSheet"]): readonly string[] {
  const { figures } = words;
  return [
    ...OPTION_NAMES.flatMap((name) => [
      words.label(name),
      ...RULE_SETS.flatMap((of) => [
        words.value(name, of),
        words.does(name, of),
        words.obstacle(name, "too-many-cards", of),
        words.obstacle(name, "too-few-rows", of),
      ]),
    ]),
    ...RULE_FIGURES.slice(0, 3).flatMap((of) =>
      [
        of,
        { ...of, cleared: 0, mean: -0.04 },
        { ...of, cleared: of.deals },
        { ...of, cleared: 1, unknown: 3 },
        { ...of, cleared: of.deals - 1 },
      ].flatMap((figure) =>
        [null, ...RULE_SETS].flatMap((nearest) => [
          figures.rate({ figure, nearest }),
          figures.mean({ figure, nearest }),
          figures.within({ figure, nearest }),
        ]),
      ),
    ),
    words.deal(null),
    words.deal(ownDeal(2)),
  ];
}

function askShare(words: Parts["panels"]["share"]): readonly string[] {
  const { friend } = words;
  const names = [null, "Anna"];
  return [
    ...(["hole", "score", "moves"] as const).flatMap((what) => [
      words.what(what),
      words.whatHelp(what),
      ...rules.map((of) => words.text(ownDeal(2), of, what, "https://x.test")),
    ]),
    ...names.flatMap((name) => [
      friend.title(name),
      friend.about(name, true),
      friend.about(name, false),
      friend.showScore(name),
      friend.watch(name),
      ...[-2, -1, 0].map((strokes) => friend.score(name, { ending: "cleared", strokes })),
      ...[1, 2].map((strokes) => friend.score(name, { ending: "stuck", strokes })),
    ]),
    ...[-2, 3].map(friend.own),
    friend.move(2, 9),
  ];
}
