/** The states of the page that are looked at for barriers, each reached as a player reaches it. */
import { AxeBuilder } from "@axe-core/playwright";
import { bestLine, thoughtlessLine, wastefulLine } from "./best-play.ts";
import { chooseGerman } from "./german.ts";
import { keyFor, linkTo, type HolePage } from "./hole-page.ts";
import { bar, feedback, openPuzzles, puzzlesOf, wrongMoveOf } from "./puzzles.ts";
import { goOn, openRounds, press, startRound, takeStrokes } from "./round.ts";
import { choose, openSettings, preferEarlier } from "./settings-panel.ts";
import { expect } from "./test.ts";
import { endHole, next, openTournaments, startTournament, takeOver } from "./tournament.ts";
import { coach } from "./truth.ts";

type Scene = (hole: HolePage) => Promise<void>;

const line = bestLine({ deal: 2 });
const friendsLink =
  "/?deal=2&generator=1&rules=classic&shared=1&by=Anna&result=conceded%2035&played=%2B";

async function openPanel(hole: HolePage, button: string, panel: string): Promise<void> {
  await hole.open({ deal: 2, moves: line.slice(0, 4) });
  if (await hole.button(button).isHidden()) await hole.button("More").click();
  await hole.button(button).last().click();
  await expect(hole.panel(panel)).toBeVisible();
}

async function openStatistics(hole: HolePage): Promise<void> {
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Statistics" }).click();
  await expect(hole.panel("Statistics").getByRole("radio", { name: "Figures" })).toBeVisible();
}

/** A hole of one's own: what comes with a link does not count. */
async function playHole(hole: HolePage): Promise<void> {
  await hole.open({ deal: 2 });
  for (const move of line) await hole.page.keyboard.press(keyFor(move));
  await expect(hole.result).toBeVisible();
}

const scenes: Readonly<Record<string, Scene>> = {
  dealt: (hole) => hole.open({ deal: 3 }),
  "in play": (hole) => hole.open({ deal: 2, moves: line.slice(0, 20) }),
  "a hint": async (hole) => {
    await hole.open({ deal: 12 });
    await hole.button("Hint").click();
    await expect(hole.page.locator("[data-hinted=true]")).toBeVisible();
  },
  "a refusal": async (hole) => {
    await hole.open({ deal: 83 });
    await hole.page.keyboard.press("2");
    await expect(hole.status).toHaveText("King: draw a card");
  },
  "the panel of the deal": async (hole) => {
    await openPanel(hole, "Deal 2", "Deal");
    await hole.panel("Deal").getByLabel("Deal number").fill("no number");
    await hole.page.keyboard.press("Enter");
    await expect(hole.page.getByRole("alert")).toContainText("not a deal number");
  },
  "the panel of the rules": (hole) => openPanel(hole, "Classic", "Rules"),
  "the sheet of own rules": async (hole) => {
    await openPanel(hole, "Classic", "Rules");
    await hole.button("Own rules…").click();
    await hole
      .panel("Own rules")
      .getByRole("group", { name: "Columns" })
      .getByRole("radio", { name: "9" })
      .check();
    await expect(hole.panel("Own rules")).toContainText("in 100");
  },
  "the panel of sharing": async (hole) => {
    await playHole(hole);
    await hole.result.getByRole("button", { name: "Share" }).click();
    await hole.panel("Share this hole").getByRole("radio", { name: "My moves" }).check();
    await expect(hole.panel("Share this hole").getByRole("textbox")).toBeVisible();
  },
  "a friend's play": async (hole) => {
    await hole.page.goto(friendsLink);
    await hole.button("From Anna").click();
    await hole.button("Show how Anna played").click();
    await expect(hole.panel("From Anna")).toContainText("Move 0 of 1");
  },
  "a refused share": async (hole) => {
    await hole.page.goto("/?deal=2&generator=1&shared=9");
    await expect(hole.button("Deal its hole without that")).toBeVisible();
  },
  "the courses": async (hole) => {
    await hole.open({ deal: 16 });
    const panel = await openRounds(hole);
    await panel.getByRole("radio", { name: "Eighteen" }).check();
    await panel.getByRole("radio", { name: "Course" }).check();
    await expect(panel.getByLabel("Second nine")).toBeVisible();
  },
  "a round that was left": async (hole) => {
    await hole.open({ deal: 18 });
    await startRound(hole);
    await hole.button("Classic").click();
    await expect(hole.panel("Rules")).toContainText("A round is being played");
  },
  "the puzzles of the day": async (hole) => {
    await hole.page.clock.setFixedTime(new Date("2026-11-30T12:00:00Z"));
    await hole.open({ deal: 2 });
    const panel = await openPuzzles(hole);
    await expect(panel.getByRole("listitem")).toHaveCount(3);
  },
  "a puzzle with its solution": async (hole) => {
    const [puzzle] = puzzlesOf("2026-11-30");
    if (puzzle === undefined) throw new Error("a day has puzzles");
    await hole.page.goto(`/?${coach.formatPuzzleLink(puzzle)}`);
    await expect(bar(hole)).toBeVisible();
    await hole.page.keyboard.press(wrongMoveOf(puzzle).key);
    await expect(feedback(hole)).toContainText("Taken back");
    const panel = await openPuzzles(hole);
    await panel.getByRole("button", { name: "Show the solution" }).click();
    await expect(panel.getByRole("list", { name: "Solution" })).toBeVisible();
  },
  "a puzzle to practise on": async (hole) => {
    await hole.open({ deal: 2 });
    const panel = await openPuzzles(hole);
    await panel.getByRole("radio", { name: "Practice" }).check();
    await expect(panel.getByRole("button", { name: "Set me one" })).toBeVisible();
  },
  "the panel of more": (hole) => openPanel(hole, "More", "More"),
  "the panel of the stock": async (hole) => {
    await openPanel(hole, "More", "More");
    await hole.button("Still in the stock").click();
    await expect(hole.panel("Still in the stock")).toBeVisible();
  },
  "a pause": async (hole) => {
    await hole.open({ deal: 2, moves: line.slice(0, 4) });
    await hole.page.keyboard.press("p");
    await expect(hole.button("Go on")).toBeFocused();
  },
  "the settings of play, with the lamp lit": async (hole) => {
    await openPanel(hole, "More", "More");
    await hole.button("Settings").click();
    await hole.panel("Settings").getByRole("switch", { name: "“Something fits” lamp" }).click();
    await expect(hole.page.locator(".lamp")).toBeVisible();
  },
  "the panel of the settings": async (hole) => {
    await openPanel(hole, "More", "More");
    await hole.button("Settings").click();
    await hole.panel("Settings").getByRole("radio", { name: "High contrast" }).check();
  },
  "the settings, one group of them just set back": async (hole) => {
    await hole.open({ deal: 2 });
    const panel = await openSettings(hole);
    await choose(panel, "Sound", "On");
    await choose(panel, "Time of the hole", "On");
    await choose(panel, "Felt", "Slate");
    await panel.getByRole("button", { name: "Reset: Look", exact: true }).click();
    await expect(panel.getByRole("slider", { name: "Volume" })).toBeVisible();
  },
  "large print for the left hand, with a clock": async (hole) => {
    await preferEarlier(hole.page, { print: "large", hand: "left", timer: "on" });
    await hole.open({ deal: 2, moves: line.slice(0, 4) });
    await expect(hole.page.getByRole("timer")).toBeVisible();
  },
  "the statistics of nobody yet": async (hole) => {
    await hole.open({ deal: 16 });
    await openStatistics(hole);
    await expect(hole.panel("Statistics")).toContainText("A blank card");
  },
  "the statistics": async (hole) => {
    await playHole(hole);
    await openStatistics(hole);
    await hole.panel("Statistics").getByText("As a table").first().click();
    await expect(hole.panel("Statistics").getByRole("table").first()).toBeVisible();
  },
  "the holes played": async (hole) => {
    await playHole(hole);
    await openStatistics(hole);
    await hole.panel("Statistics").getByRole("radio", { name: "Holes" }).check();
    await expect(hole.panel("Statistics").getByRole("listitem")).not.toHaveCount(0);
  },
  "the files of the history": async (hole) => {
    await playHole(hole);
    await openStatistics(hole);
    const panel = hole.panel("Statistics");
    await panel.getByRole("radio", { name: "Files" }).check();
    await panel.getByRole("button", { name: "Delete all holes" }).click();
    await panel.getByRole("button", { name: "Delete them" }).click();
    await expect(hole.button("Undo the delete")).toBeVisible();
  },
  "the panel of the keys": async (hole) => {
    await hole.open({ deal: 13 });
    await hole.page.keyboard.press("?");
    await expect(hole.panel("Keys")).toBeVisible();
  },
  "a clear": async (hole) => {
    await hole.open({ deal: 2, moves: line.slice(0, -1) });
    await hole.page.keyboard.press(keyFor(line.slice(-1)));
    await expect(hole.result).toContainText("No stroke was given away.");
  },
  "a stuck hole": async (hole) => {
    await hole.open({ deal: 2, moves: wastefulLine({ deal: 2 }) });
    await expect(hole.result).toContainText("It turned at move");
  },
  "the review of a hole": async (hole) => {
    await hole.open({ deal: 4, moves: thoughtlessLine({ deal: 4 }) });
    await hole.result.getByRole("button", { name: "Review" }).click();
    await expect(hole.panel("Review").locator(".review-progress")).toHaveAttribute(
      "data-state",
      "done",
      { timeout: 60_000 },
    );
    await hole.panel("Review").getByText("All moves", { exact: true }).click();
    await hole.panel("Review").getByText("How this is worked out").click();
  },
  "the coach's word": async (hole) => {
    await openPanel(hole, "More", "More");
    await hole.panel("More").getByRole("button", { name: "Coach" }).click();
    await expect(hole.panel("Coach").getByRole("table")).toBeVisible();
  },
  "the panel of rounds": async (hole) => {
    await hole.open({ deal: 16 });
    await expect(await openRounds(hole)).toContainText("Played");
  },
  "a scorecard, asked for its strokes": async (hole) => {
    await hole.open({ deal: 18 });
    await startRound(hole);
    await takeStrokes(hole);
    await goOn(hole, 2);
    const panel = await openRounds(hole);
    await press(panel.getByRole("button", { name: "Take the strokes" }));
    await expect(panel.getByRole("table")).toBeVisible();
  },
  "the result of a round": async (hole) => {
    await hole.open({ deal: 18 });
    await startRound(hole);
    await takeStrokes(hole);
    await goOn(hole, 2);
    for (let number = 2; number <= 9; number++) {
      await takeStrokes(hole);
      if (number < 9) await goOn(hole, number + 1);
    }
    await expect(hole.page.getByRole("dialog", { name: /^Round over/ })).toBeVisible();
  },
  "the panel of tournaments": async (hole) => {
    await hole.open({ deal: 16 });
    const panel = await openTournaments(hole);
    await panel.getByRole("radio", { name: "4", exact: true }).check();
    await panel
      .getByRole("group", { name: "Player 2" })
      .getByLabel("Who plays")
      .selectOption("Oracle, who sees all cards");
  },
  "a turn that is taken over": async (hole) => {
    await hole.open({ deal: 16 });
    await startTournament(hole, [{ name: "Ben" }]);
    await expect(hole.button("Show the board")).toBeFocused();
  },
  "a computer player at work": async (hole) => {
    await hole.open({ deal: 16 });
    await startTournament(hole, [{ name: "Mo, the caddie", isComputer: true }], { speed: "Slow" });
    await endHole(hole, 1);
    await next(hole, "Hole 1: watch Mo").click();
    await expect(hole.page.getByRole("region", { name: "Mo plays" })).toBeVisible();
  },
  "the end of a turn, and the card of a tournament": async (hole) => {
    await hole.open({ deal: 16 });
    await startTournament(hole, [{ name: "Ben" }]);
    await takeOver(hole, "Anna");
    await endHole(hole, 1);
    await next(hole, "Scorecard").click();
    await hole.panel("Tournament card").getByText("Anna’s scorecard").click();
  },
  "the result of a tournament": async (hole) => {
    await hole.open({ deal: 16 });
    await startTournament(hole, [{ name: "Robin, the rookie", isComputer: true }], {
      speed: "At once",
    });
    for (let number = 1; number <= 9; number++) {
      await endHole(hole, 0);
      await next(hole, `Hole ${number}: watch Robin`).click();
      if (number < 9) await next(hole, `Hole ${number + 1}: Anna plays`).click();
    }
    await expect(hole.page.getByRole("dialog", { name: "Robin wins" })).toBeVisible();
  },
  "a bad link": async (hole) => {
    await hole.page.goto("/?deal=2&generator=9");
    await expect(hole.button("Deal me a hole")).toBeVisible();
  },
  "a free start": (hole) => hole.open({ deal: 2, rules: "free-start" }),
  "face-down cards and passes": (hole) => hole.open({ deal: 2, rules: "redeals=1,hidden=2" }),
  "the settings in German": async (hole) => {
    await chooseGerman(hole.page);
    await hole.page.goto(linkTo({ deal: 2 }));
    await hole.button("Mehr").click();
    await hole.button("Einstellungen").click();
    await expect(hole.panel("Einstellungen")).toBeVisible();
  },
  "a stuck hole in German": async (hole) => {
    await chooseGerman(hole.page);
    await hole.page.goto(linkTo({ deal: 2, moves: wastefulLine({ deal: 2 }) }));
    await expect(hole.page.getByRole("dialog")).toContainText("kippte es");
  },
  "a hole that is not kept": async (hole) => {
    await hole.page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    await hole.page.goto(linkTo({ deal: 15 }));
    await expect(hole.page.getByText("will not store the hole").first()).toBeVisible();
  },
};

export const SCENE_NAMES = Object.keys(scenes);

/** Every barrier that axe finds in a scene, in daylight and at dusk. */
export async function findBarriers(hole: HolePage, name: string): Promise<readonly string[]> {
  await scenes[name]?.(hole);
  const barriers: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await hole.page.emulateMedia({ colorScheme });
    await hole.still();
    // Cards are pictures outside the tree, without a word to read; 52 of them would take most of the time.
    const axe = new AxeBuilder({ page: hole.page }).exclude(".card");
    // There are no frames to gather results from: without this a page of its own is opened for each run.
    axe.setLegacyMode(true);
    // At dusk only the colours are others.
    if (colorScheme === "dark") axe.withRules("color-contrast");
    const { violations } = await axe.analyze();
    for (const { id, help, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(" ")).join(", ");
      barriers.push(`${colorScheme}: ${id}, ${help}: ${where}`);
    }
  }
  return barriers;
}
