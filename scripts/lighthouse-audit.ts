// Has Lighthouse look at a page in the browser that the end-to-end tests use, as a telephone would load it.
import lighthouse from "lighthouse";
import { launch } from "puppeteer-core";
import { browserFlags, findBrowser } from "./find-browser.ts";
import type { AuditRun, Category } from "./lighthouse-scores.ts";

/**
 * A desktop's address bar has pages of its own, which a browser that has just been started loads: half a second of a
 * processor, while the page is measured. No telephone has them.
 */
const NO_ADDRESS_BAR = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";

/** @throws when the page cannot be loaded. */
export async function auditPage(
  address: string,
  categories: readonly Category[],
): Promise<AuditRun> {
  const browser = await launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, NO_ADDRESS_BAR],
  });
  try {
    const result = await lighthouse(address, {
      port: Number(new URL(browser.wsEndpoint()).port),
      formFactor: "mobile",
      onlyCategories: [...categories],
      logLevel: "error",
    });
    if (result === undefined) throw new Error("Lighthouse came back with nothing");
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    return {
      scores: new Map(categories.map((name) => [name, percentOf(lhr.categories[name]?.score)])),
      shortfalls: categories.flatMap((name) => {
        const audits = lhr.categories[name]?.auditRefs ?? [];
        return audits
          .filter(({ weight }) => weight > 0)
          .flatMap(({ id }) => {
            const audit = lhr.audits[id];
            if (audit?.score === null || audit?.score === undefined || audit.score >= 0.995) {
              return [];
            }
            const { title, displayValue = "", details } = audit;
            return [{ category: name, title, value: displayValue, where: placesIn(details) }];
          });
      }),
    };
  } finally {
    await browser.close();
  }
}

function percentOf(score: number | null | undefined): number | null {
  return typeof score === "number" ? Math.round(score * 100) : null;
}

/** The parts of the page that an audit complains of. Its details have a form of their own for each audit. */
function placesIn(details: unknown): readonly string[] {
  const items: unknown =
    typeof details === "object" && details !== null && "items" in details ? details.items : [];
  if (!Array.isArray(items)) return [];
  return items.slice(0, 5).map((item: unknown) => JSON.stringify(item).slice(0, 400));
}
