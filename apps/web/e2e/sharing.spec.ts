import { bestLine } from "./best-play.ts";
import { HolePage, keyFor, linkTo } from "./hole-page.ts";
import { expect, test, watch } from "./test.ts";

const line = bestLine({ deal: 2 });
const played = `${linkTo({ deal: 2 })}&shared=1&by=Anna&result=cleared%20-3&played=${encodeURIComponent(line)}`;

async function playHole(hole: HolePage): Promise<void> {
  await hole.open({ deal: 2 });
  for (const move of line) await hole.page.keyboard.press(keyFor(move));
  await expect(hole.result).toBeVisible();
}

/** The system's own panel for sharing: absent, taking what it gets, or failing. */
async function setShare(hole: HolePage, how: "absent" | "takes" | "fails"): Promise<void> {
  await hole.page.addInitScript((how) => {
    const share = (data: ShareData): Promise<void> => {
      document.documentElement.dataset["shared"] = data.text ?? "";
      return how === "takes" ? Promise.resolve() : Promise.reject(new TypeError("no"));
    };
    if (how === "absent") Reflect.deleteProperty(Navigator.prototype, "share");
    else Reflect.set(Navigator.prototype, "share", share);
  }, how);
}

test("T7: a hole is shared with score and moves, which its receiver's page keeps covered until it is asked", async ({
  hole,
  page,
  context,
  browser,
  baseURL,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await setShare(hole, "absent");
  await playHole(hole);
  await hole.result.getByRole("button", { name: "Share" }).click();
  const panel = hole.panel("Share this hole");
  await expect(panel).toContainText("Albatross, deal 2, Classic. Play the same cards: http");
  await panel.getByRole("radio", { name: "My moves" }).check();
  await panel.getByRole("textbox").fill("Anna");
  await expect(panel).not.toContainText("−3");
  await panel.getByRole("button", { name: "Share", exact: true }).click();
  await expect(hole.status).toContainText("Copied: paste it where you like.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const address = `${baseURL}${played}`;
  expect(text).toBe(
    `Albatross, deal 2, Classic. I have played it; play the same cards, then see what I made of them: ${address}`,
  );
  // The name is there the next time.
  await page.reload();
  await hole.result.getByRole("button", { name: "Share" }).click();
  await panel.getByRole("radio", { name: "My score" }).check();
  await expect(panel.getByRole("textbox")).toHaveValue("Anna");

  const friends = await browser.newContext();
  watch(friends, baseURL ?? "", faults);
  const friend = new HolePage(await friends.newPage());
  await friend.page.goto(address);
  await friend.shows({ deal: 2 });
  await expect(friend.button("From Anna")).toBeVisible();
  expect(await friend.page.locator("body").innerText()).not.toMatch(/−3|to spare/);
  await friends.close();
});

test("T7: the receiver plays, reloads, then asks for the score and watches the moves; that counts nowhere", async ({
  hole,
  page,
}) => {
  await page.goto(played);
  await hole.shows({ deal: 2 });
  await page.keyboard.press(line.slice(0, 1));
  await hole.shows({ deal: 2, moves: line.slice(0, 1) });
  await page.reload();
  await hole.shows({ deal: 2, moves: line.slice(0, 1) });
  await hole.button("From Anna").click();
  const panel = hole.panel("From Anna");
  await expect(panel).toContainText("stays covered until you ask");
  await panel.getByRole("button", { name: "Show Anna’s score" }).click();
  await expect(panel).toContainText("Anna cleared it with 3 draws to spare, −3.");
  await expect(panel).toContainText("The moves came along, and lead there.");
  await panel.getByRole("button", { name: "Show how Anna played" }).click();
  // Undo at its start goes back to the own hole, so the board is read by what it shows.
  await expect(hole.board).toHaveAttribute("data-moves", "");
  await expect(hole.board).toHaveAttribute("data-undone", String(line.length));
  for (let move = 1; move <= 3; move++) {
    await panel.getByRole("button", { name: "One on" }).click();
    await expect(panel).toContainText(`Move ${move} of ${line.length}`);
  }
  await hole.shows({ deal: 2, moves: line, undone: line.length - 3 });
  await panel.getByRole("button", { name: "Back to my hole" }).click();
  await hole.shows({ deal: 2, moves: line.slice(0, 1) });
  await panel.getByRole("button", { name: "Show how Anna played" }).click();
  for (let move = 1; move <= line.length; move++) {
    await panel.getByRole("button", { name: "One on" }).click();
  }
  await hole.shows({ deal: 2, moves: line });
  await panel.getByRole("button", { name: "Back to my hole" }).click();
  await panel.getByRole("button", { name: "Close" }).click();
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Statistics" }).click();
  await expect(hole.panel("Statistics")).toContainText("A blank card");
});

for (const [query, sentence] of [
  ["shared=9&result=cleared%20-3", "which is not known here; known is 1."],
  ["shared=1&result=cleared%20-4&played=4", "do not come to"],
  ["shared=1&result=won", "is not a result"],
] as const) {
  test(`T7: a link with ${query} says what is wrong, and its deal can be had without it`, async ({
    hole,
    page,
  }) => {
    await page.goto(`${linkTo({ deal: 2 })}&${query}`);
    await expect(hole.button("Deal its hole without that")).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(hole.stock).toBeHidden();
    await hole.button("Deal its hole without that").click();
    await hole.shows({ deal: 2 });
  });
}

test("T7: what can be neither shared nor copied is shown, marked, to be copied by hand", async ({
  hole,
  page,
}) => {
  await setShare(hole, "fails");
  await page.addInitScript(() => {
    Reflect.set(Object.getPrototypeOf(navigator.clipboard), "writeText", () =>
      Promise.reject(new DOMException("no", "NotAllowedError")),
    );
  });
  await hole.open({ deal: 2 });
  await hole.button("Deal 2").click();
  await hole.panel("Deal").getByRole("button", { name: "Share" }).click();
  await hole.panel("Share this hole").getByRole("button", { name: "Share", exact: true }).click();
  const field = hole.panel("Copy it yourself").getByRole("textbox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Albatross, deal 2, Classic\. .*deal=2&generator=1/);
  const marked = await field.evaluate((area) =>
    area instanceof HTMLTextAreaElement ? area.selectionEnd - area.selectionStart : 0,
  );
  expect(marked).toBe((await field.inputValue()).length);
});

test("T7: the system's own panel is used where there is one", async ({ hole, page }) => {
  await setShare(hole, "takes");
  await hole.open({ deal: 2 });
  await hole.button("Deal 2").click();
  await hole.panel("Deal").getByRole("button", { name: "Share" }).click();
  await hole.panel("Share this hole").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-shared",
    /^Albatross, deal 2, Classic\./,
  );
});

test("T7: the number is copied by itself, and what was played lately is dealt again by a tap", async ({
  hole,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await playHole(hole);
  await hole.button("Deal 2").click();
  const panel = hole.panel("Deal");
  await panel.getByRole("button", { name: "Copy number" }).click();
  await expect(hole.status).toContainText("Deal number copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("2");
  await panel.getByLabel("Deal number").fill("3");
  await page.keyboard.press("Enter");
  await hole.button("Deal 3").click();
  await panel.getByRole("button", { name: /^Deal 2 ?Classic: cleared, 3 draws to spare/ }).click();
  await expect(hole.board).toHaveAttribute("data-deal", "2");
  await expect(hole.board).toHaveAttribute("data-moves", "");
  await hole.button("Deal 2").click();
  await panel.getByRole("button", { name: "All holes played" }).click();
  await expect(hole.panel("Statistics").getByRole("radio", { name: "Holes" })).toBeChecked();
});
