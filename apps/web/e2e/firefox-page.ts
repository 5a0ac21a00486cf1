/**
 * The page in a Firefox as its makers ship it, through puppeteer: Playwright drives only builds of its own. It
 * is asked for the same reading of the board as HolePage, and fails on the same faults in the background.
 */
import { launch, type Browser, type Page } from "puppeteer-core";
import { expectedBoard, type PlayedDeal } from "./expected-board.ts";
import { linkTo, readDocument } from "./hole-page.ts";
import { expect } from "./test.ts";

export async function launchFirefox(): Promise<Browser> {
  return launch({
    browser: "firefox",
    executablePath: process.env["ALBATROSS_E2E_FIREFOX"] ?? "",
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
}

export class FirefoxPage {
  readonly page: Page;
  readonly address: string;
  /** What went wrong in the background so far. */
  readonly faults: string[] = [];

  constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
    page.on("console", (message) => {
      const isFault = message.type() === "error" || message.type() === "warn";
      if (isFault) this.faults.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.faults.push(`thrown: ${String(error)}`));
  }

  async open(played: PlayedDeal): Promise<void> {
    await this.page.goto(`${this.address}${linkTo(played)}`);
    await this.shows(played);
  }

  async shows(played: PlayedDeal): Promise<void> {
    const expected = expectedBoard(played);
    await expect.poll(() => this.page.evaluate(readDocument)).toEqual(expected);
  }

  async press(...keys: readonly Parameters<Page["keyboard"]["press"]>[0][]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** One finger on the middle of what a move means: a digit is a column's exposed card, a plus the stock. */
  async tap(move: string): Promise<void> {
    const pile = move === "+" ? "button[data-pile=stock]" : `[data-column="${move}"]`;
    const { x, y } = await this.page.$eval(`${pile} .edge`, (edge) => {
      const box = edge.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await this.page.touchscreen.tap(x, y);
  }

  /** Presses a button by its name for a screen reader. */
  async click(name: string): Promise<void> {
    await this.page.locator(`aria/${name}[role="button"]`).click();
  }

  async status(): Promise<string> {
    return this.page.$eval("[role=status]", ({ textContent }) => textContent ?? "");
  }

  async verdict(): Promise<string> {
    return this.page.$eval("[data-verdict]", (badge) => badge.getAttribute("data-verdict") ?? "");
  }

  /** Does the page show this text anywhere? */
  async says(text: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.body.innerText.includes(wanted), text);
  }
}
