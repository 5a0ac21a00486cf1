/** The page as a player has it: its piles, buttons and lines by role and name, and its state in one reading. */
import { expect, type Locator, type Page } from "@playwright/test";
import { expectedBoard, type BoardReading, type PlayedDeal } from "./expected-board.ts";

/** States are asked for again soon: a move is one step of many. */
const POLL = { intervals: [10, 20, 40, 80, 160, 320] };

export class HolePage {
  readonly page: Page;
  readonly board: Locator;
  readonly stock: Locator;
  readonly waste: Locator;
  readonly status: Locator;
  readonly verdict: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole("application", { name: "Board" });
    this.stock = page.getByRole("button", { name: /^Stock,/ });
    this.waste = page.getByRole("img", { name: /^Waste,/ });
    this.status = page.getByRole("status");
    this.verdict = page.locator("[data-verdict]");
    this.result = page.getByRole("dialog", { name: /^(Cleared|Stuck|Strokes taken)/ });
  }

  column(number: number): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Column ${number},`) });
  }

  /** The cards of a column that others lie on: nothing for a screen reader, but something to tap. */
  covered(number: number): Locator {
    return this.page.locator(`[data-covered="${number}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  panel(name: string): Locator {
    return this.page.getByRole("dialog", { name, exact: true });
  }

  /** Opens the page with no deal in its address: it deals one. */
  async openAny(): Promise<void> {
    await this.page.goto("/");
    await this.dealt();
  }

  /** Opens a link, and waits until exactly what it means is on the board. */
  async open(played: PlayedDeal): Promise<void> {
    await this.page.goto(linkTo(played));
    await this.shows(played);
  }

  async dealt(): Promise<void> {
    await expect(this.board).toHaveAttribute("data-deal", /^\d+$/);
    await expect(this.stock).toBeVisible();
  }

  /** Makes a move as it is written: a digit clicks that column's exposed card, a plus the stock. */
  async click(move: string): Promise<void> {
    const { x, y } = await this.middle(move);
    await this.page.mouse.click(x, y);
  }

  async tap(move: string): Promise<void> {
    const { x, y } = await this.middle(move);
    await this.page.touchscreen.tap(x, y);
  }

  /** Where a player aims for a move: nothing is waited for, so a card that still flies is no matter. */
  async middle(move: string): Promise<{ readonly x: number; readonly y: number }> {
    const target = move === "+" ? "button[data-pile=stock]" : `[data-column="${move}"]`;
    return this.page.evaluate((selector) => {
      const edge = document.querySelector(`${selector} .edge`);
      if (edge === null) throw new Error(`nothing is at ${selector}`);
      const { x, y, width, height } = edge.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, target);
  }

  async read(): Promise<BoardReading> {
    return this.page.evaluate(readDocument);
  }

  /** Waits until the board shows this, in every figure and name. */
  async shows(played: PlayedDeal): Promise<void> {
    const expected = expectedBoard(played);
    await expect.poll(() => this.read(), POLL).toEqual(expected);
  }

  /** Gives the window this size, and waits until the page has laid itself out in it. */
  async resize(window: { readonly width: number; readonly height: number }): Promise<void> {
    await this.page.setViewportSize(window);
    await this.page.waitForFunction(
      ({ width, height }) => innerWidth === width && innerHeight === height,
      window,
    );
    await this.laidOut();
  }

  /** Waits until the page has laid itself out in the room that it has. */
  async laidOut(): Promise<void> {
    // The page hears of its size before a frame, and draws in a task that may come after it.
    await this.page.evaluate(async () => {
      const nextFrame = async (): Promise<unknown> => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
      await new Promise((resolve) => setTimeout(resolve));
    });
    await this.still();
  }

  /** Waits until all cards lie still. */
  async still(): Promise<void> {
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === "finished"),
    );
  }

  /** Waits until the judge has spoken. */
  async judged(): Promise<string> {
    await expect(this.verdict).not.toHaveAttribute("data-verdict", "working");
    return (await this.verdict.getAttribute("data-verdict")) ?? "";
  }

  async numberDealt(): Promise<bigint> {
    return BigInt((await this.board.getAttribute("data-deal")) ?? "0");
  }

  /** Every card that shows its face, with its pile and where it lies now. */
  async facesUp(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".card[data-face=up]")]
        .map((card) => {
          const { x, y } = card.getBoundingClientRect();
          const { card: name, pile } = card.dataset;
          return `${name} ${pile} ${Math.round(x)} ${Math.round(y)} ${card.style.zIndex}`;
        })
        .sort(),
    );
  }
}

export function linkTo(played: PlayedDeal): string {
  const { deal, moves = "" } = played;
  const parts = [`deal=${deal}`, "generator=1", `rules=${played.rules ?? "classic"}`];
  if (moves !== "") parts.push(`moves=${encodeURIComponent(moves)}`);
  return `/?${parts.join("&")}`;
}

/** The moves of a text, each with all that were made up to it: "4+" gives ["4", "4"], ["+", "4+"]. */
export function eachMove(line: string): readonly (readonly [move: string, made: string])[] {
  return [...line].map((move, index) => [move, line.slice(0, index + 1)] as const);
}

/** The key that makes a move. */
export function keyFor(move: string): string {
  return move === "+" ? "d" : move;
}

/** Runs in the page. One call, so that no half of it is older than the other. */
export function readDocument(): BoardReading {
  const board = document.querySelector<HTMLElement>("[role=application]");
  const facts = board?.dataset ?? {};
  const names = (selector: string): string[] =>
    [...(board?.querySelectorAll(selector) ?? [])].map(
      (target) => target.getAttribute("aria-label") ?? "",
    );
  const undo = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Undo",
  );
  return {
    deal: facts["deal"] ?? "",
    rules: facts["rules"] ?? "",
    moves: facts["moves"] ?? "",
    undone: Number(facts["undone"]),
    strokes: Number(facts["strokes"]),
    stock: Number(facts["stock"]),
    status: facts["status"] ?? "",
    columns: names("[data-column]"),
    stockName: names("[data-pile=stock][aria-label]").join(),
    wasteName: names("[data-pile=waste][aria-label]").join(),
    // The time is no figure of the board.
    figures: [...document.querySelectorAll(".figure:not([data-figure=time]) dd")].map(
      (figure) => figure.firstChild?.textContent ?? "",
    ),
    canUndo: undo?.getAttribute("aria-disabled") !== "true",
  };
}
