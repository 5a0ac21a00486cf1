import { describe, expect, test } from "vitest";
import { createBuildShelf, type ShelfPorts } from "./build-shelf.ts";

const SCOPE = "https://golf.example/play/";

/** The caches of one origin, over the part of their interface that the shelf uses. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const openCache = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      keys: async () => [...files.keys()].map((url) => new Request(url)),
      match: async (url: string) => files.get(url),
      put: async (url: string, response: Response) => void files.set(url, response),
    };
  };
  const caches = {
    open: async (name: string) => openCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  } as unknown as ShelfPorts["caches"];
  return { stored, caches };
}

function createShelf(
  build: string,
  { caches }: ReturnType<typeof createCaches>,
  changed: Partial<ShelfPorts> = {},
) {
  const files = [
    { url: "./", revision: build, integrity: "" },
    { url: `assets/${build}.js`, revision: null, integrity: "" },
    { url: "icon.svg", revision: null, integrity: "" },
  ];
  return createBuildShelf(files, {
    caches,
    scope: SCOPE,
    fetch: async ({ url }) => new Response(`${build}: ${url}`),
    ifUnused: async (_, work) => void (await work()),
    ...changed,
  });
}

const textOf = async (found: Response | undefined): Promise<string | undefined> =>
  found?.clone().text();

describe("the files of builds", () => {
  test("are stored under their addresses, and only those that are missing are fetched", async () => {
    const browser = createCaches();
    const asked: string[] = [];
    const shelf = createShelf("A", browser, {
      async fetch({ url }) {
        asked.push(url);
        return new Response(url);
      },
    });
    expect(await shelf.isWhole()).toBe(false);
    await shelf.store();
    expect(await shelf.isWhole()).toBe(true);
    browser.stored.get("albatross-build-A")?.delete(`${SCOPE}icon.svg`);
    await shelf.store();
    expect(asked).toEqual([SCOPE, `${SCOPE}assets/A.js`, `${SCOPE}icon.svg`, `${SCOPE}icon.svg`]);
  });

  test.each([404, 500])("are not stored when a file is answered with %i", async (status) => {
    const shelf = createShelf("A", createCaches(), {
      fetch: async ({ url }) => new Response("", { status: url.endsWith(".js") ? status : 200 }),
    });
    await expect(shelf.store()).rejects.toThrow(`assets/A.js was answered with status ${status}`);
    expect(await shelf.isWhole()).toBe(false);
  });

  test("of an older build are found as long as it is kept, but its document is not", async () => {
    const browser = createCaches();
    await createShelf("A", browser).store();
    const next = createShelf("B", browser);
    await next.store();
    expect(await textOf(await next.find(`${SCOPE}assets/A.js`))).toBe(`A: ${SCOPE}assets/A.js`);
    expect(await textOf(await next.find(`${SCOPE}icon.svg`))).toBe(`B: ${SCOPE}icon.svg`);
    expect(await textOf(await next.findDocument())).toBe(`B: ${SCOPE}`);
    expect(await next.find(`${SCOPE}healthz`)).toBeUndefined();
  });

  test("are forgotten when no page plays from them, and nothing else at the origin is", async () => {
    const browser = createCaches();
    await createShelf("A", browser).store();
    await createShelf("B", browser).store();
    await browser.caches.open("of another program");
    const used = new Set(["A"]);
    const next = createShelf("C", browser, {
      async ifUnused(build, work) {
        if (!used.has(build)) await work();
      },
    });
    await next.store();
    await next.tidy();
    expect([...browser.stored.keys()]).toEqual([
      "albatross-build-A",
      "of another program",
      "albatross-build-C",
    ]);
    used.clear();
    await next.tidy();
    expect([...browser.stored.keys()]).toEqual(["of another program", "albatross-build-C"]);
  });
});
