/**
 * The stored files of builds, one cache a build. A build is stored whole or does not count; the files of two builds
 * never stand in one cache. Caches and network are passed in, so that the tests bring their own.
 *
 * Rejected: the library that vite-plugin-pwa brings for this. It keeps all builds in one cache and throws the files of
 * the last one away as soon as a new one starts, also those that an open page has yet to ask for.
 */

/** A line of the list that the build puts into the worker; see pwa/seal-build.ts. */
export interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
  readonly isText?: true;
}

export interface ShelfPorts {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  /** Of the worker: every file is relative to it. */
  readonly scope: string;
  fetch(request: Request): Promise<Response>;
  /** Runs `work` if no page plays from the build, and keeps pages from beginning to meanwhile. */
  ifUnused(build: string, work: () => Promise<unknown>): Promise<void>;
}

export interface BuildShelf {
  readonly build: string;
  /** Stores what is missing. Rejects when a file cannot be had or is not the one of this build. */
  store(): Promise<void>;
  /** Has every file that is played from its place in the cache? */
  isWhole(): Promise<boolean>;
  /**
   * Stores the text pages in a language, as far as they can be had: one that is missing is asked for again when it is
   * read, and keeps nobody from playing.
   */
  storeTexts(language: string): Promise<void>;
  /**
   * The text page at this address: of this build where it is stored or can be, else what the network has. undefined when
   * the address is none of a text page.
   */
  openText(url: string): Promise<Response> | undefined;
  /** The file at this address of this build, else that of another build that is still stored. */
  find(url: string): Promise<Response | undefined>;
  /** The document of this build, and of no other. */
  findDocument(): Promise<Response | undefined>;
  /** Forgets the other builds that no page plays from. */
  tidy(): Promise<void>;
}

const CACHE_PREFIX = "albatross-build-";
const DOCUMENT = "./";
/** Of the pages in languages that have a folder: "de/regeln/". */
const LANGUAGE_FOLDER = /^([a-z]{2})\//;

export function createBuildShelf(files: readonly StoredFile[], ports: ShelfPorts): BuildShelf {
  const build = files.find(({ url }) => url === DOCUMENT)?.revision ?? "unsealed";
  const { caches, scope } = ports;
  const own = `${CACHE_PREFIX}${build}`;
  const addressOf = (url: string): string => new URL(url, scope).href;

  const played = files.filter(({ isText }) => !isText);
  const texts = files.filter(({ isText }) => isText);

  async function missing(from: readonly StoredFile[]): Promise<readonly StoredFile[]> {
    const stored = new Set((await (await caches.open(own)).keys()).map(({ url }) => url));
    return from.filter(({ url }) => !stored.has(addressOf(url)));
  }

  async function storeFile({ url, integrity }: StoredFile): Promise<void> {
    // The checksum makes sure of the build; the browser's own cache saves a second download.
    const response = await ports.fetch(
      new Request(addressOf(url), { cache: "no-cache", integrity }),
    );
    if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
    await (await caches.open(own)).put(addressOf(url), response);
  }

  async function openPage(file: StoredFile): Promise<Response> {
    const address = addressOf(file.url);
    const stored = await match(own, address);
    if (stored) return stored;
    await storeFile(file).catch(() => undefined);
    // A server that has a newer build by now sends a page of that one, whole: its parts have other names.
    return (await match(own, address)) ?? ports.fetch(new Request(address));
  }

  async function others(): Promise<readonly string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== own);
  }

  async function match(cache: string, url: string): Promise<Response | undefined> {
    // What is stored was decoded: that it was sent compressed or not makes no difference any more.
    return (await caches.open(cache)).match(url, { ignoreVary: true });
  }

  return {
    build,
    async store() {
      await Promise.all((await missing(played)).map(storeFile));
    },
    isWhole: async () => (await missing(played)).length === 0,
    async storeTexts(language) {
      const wanted = texts.filter(({ url }) => languageOf(url) === language || isPart(url));
      await Promise.allSettled((await missing(wanted)).map(storeFile));
    },
    openText(url) {
      const page = texts.find((file) => [url, `${url}/`].includes(addressOf(file.url)));
      if (page === undefined || isPart(page.url)) return undefined;
      const address = addressOf(page.url);
      // As a server does: the links of a page are relative to its folder.
      return address === url ? openPage(page) : Promise.resolve(Response.redirect(address, 301));
    },
    async find(url) {
      for (const cache of [own, ...(await others())]) {
        const found = await match(cache, url);
        if (found) return found;
      }
      return undefined;
    },
    findDocument: () => match(own, addressOf(DOCUMENT)),
    async tidy() {
      for (const name of await others()) {
        const other = name.slice(CACHE_PREFIX.length);
        await ports.ifUnused(other, () => caches.delete(name));
      }
    },
  };
}

/** English has no folder of its own. */
function languageOf(url: string): string {
  return LANGUAGE_FOLDER.exec(url)?.[1] ?? "en";
}

/** What pages in every language load. */
function isPart(url: string): boolean {
  return !url.endsWith("/");
}
