import type { Page } from "@playwright/test";

/** From here on nothing arrives in a database, as when the page goes before it can: no write comes to its end. */
export async function loseWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(IDBObjectStore.prototype, "put", function put(this: IDBObjectStore) {
      // A transaction is not over for as long as it is asked for more, and not told to come to its end.
      Reflect.set(this.transaction, "commit", () => undefined);
      const askAgain = (): void => this.count().addEventListener("success", askAgain);
      const request = this.count();
      request.addEventListener("success", askAgain);
      return request;
    });
  });
}
