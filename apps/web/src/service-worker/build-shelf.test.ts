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
    { url: "rules/", revision: null, integrity: "", isText: true },
    { url: "de/regeln/", revision: null, integrity: "", isText: true },
    { url: "assets/pages/p.css", revision: null, integrity: "", isText: true },
  ] as const;
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

describe("the text pages", () => {
  const stored = ({ stored }: ReturnType<typeof createCaches>): readonly string[] => [
    ...(stored.get("albatross-build-A")?.keys() ?? []),
  ];

  test("are not part of what is played, and stored in one language", async () => {
    const browser = createCaches();
    const shelf = createShelf("A", browser);
    await shelf.store();
    expect(await shelf.isWhole()).toBe(true);
    expect(stored(browser)).toHaveLength(3);
    await shelf.storeTexts("de");
    expect(stored(browser).slice(3)).toEqual([`${SCOPE}de/regeln/`, `${SCOPE}assets/pages/p.css`]);
    await shelf.storeTexts("en");
    expect(stored(browser)).toContain(`${SCOPE}rules/`);
  });

  test("are stored when they are read, and read from there without a network", async () => {
    const browser = createCaches();
    let isOnline = true;
    const shelf = createShelf("A", browser, {
      async fetch({ url }) {
        if (!isOnline) throw new TypeError("there is no network");
        return new Response(`A: ${url}`);
      },
    });
    expect(await textOf(await shelf.openText(`${SCOPE}rules/`))).toBe(`A: ${SCOPE}rules/`);
    isOnline = false;
    expect(await textOf(await shelf.openText(`${SCOPE}rules/`))).toBe(`A: ${SCOPE}rules/`);
    await expect(shelf.openText(`${SCOPE}de/regeln/`)).rejects.toThrow("no network");
    // What cannot be had now is no failure of the game's.
    await expect(shelf.storeTexts("de")).resolves.toBeUndefined();
  });

  test("of a newer build on the server are shown and not stored as this one's", async () => {
    const browser = createCaches();
    const shelf = createShelf("A", browser, {
      async fetch(request) {
        if (request.cache === "no-cache") throw new TypeError("the checksum is another one");
        return new Response("of build B");
      },
    });
    expect(await textOf(await shelf.openText(`${SCOPE}rules/`))).toBe("of build B");
    expect(stored(browser)).toEqual([]);
  });

  test("are sent to their folder, and nothing else at the origin is a page", async () => {
    const shelf = createShelf("A", createCaches());
    const sent = await shelf.openText(`${SCOPE}rules`);
    expect([sent?.status, sent?.headers.get("location")]).toEqual([301, `${SCOPE}rules/`]);
    expect(shelf.openText(`${SCOPE}healthz`)).toBeUndefined();
    expect(shelf.openText(`${SCOPE}assets/pages/p.css`)).toBeUndefined();
  });
});

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
