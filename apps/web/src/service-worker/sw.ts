/**
 * The service worker: stores its build, and serves it. Pages of an older build that are still open are served theirs,
 * so that each page is of one build from its document to its last chunk. It never takes over by itself: a page asks it
 * to, when its player says so.
 */
import { createBuildShelf, type StoredFile } from "./build-shelf.ts";
import { lockOfBuild, requestKind, requestLanguage, type BuildAnswer } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list in here. */
  readonly __WB_MANIFEST: readonly (StoredFile | { readonly url: string })[];
};

const { scope } = self.registration;

// The plugin adds one file a second time, behind the checksums and without one.
const files = self.__WB_MANIFEST.filter((file): file is StoredFile => "integrity" in file);

const shelf = createBuildShelf(files, {
  caches,
  scope,
  fetch: (request) => fetch(request),
  async ifUnused(build, work) {
    await self.navigator.locks.request(lockOfBuild(build), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
    });
  },
});

self.addEventListener("install", (event) => event.waitUntil(shelf.store()));

// The first page was loaded before there was a worker: from here on it is served as well.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(() => shelf.tidy()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (request.mode !== "navigate") {
    event.respondWith(shelf.find(request.url).then((found) => found ?? fetch(request)));
    return;
  }
  const { origin, pathname } = new URL(request.url);
  const address = `${origin}${pathname}`;
  if (address === scope) {
    event.respondWith(shelf.findDocument().then((found) => found ?? fetch(request)));
    return;
  }
  // Whatever else lies at this origin, as the health of the server, is not the page.
  const text = shelf.openText(address);
  if (text) event.respondWith(text);
});

self.addEventListener("message", (event) => {
  switch (requestKind(event.data)) {
    case "which-build":
      return event.waitUntil(answer(event.ports[0]));
    case "take-over":
      return event.waitUntil(self.skipWaiting());
    case "tidy":
      // A build on its way here is nobody's yet.
      if (self.registration.installing || self.registration.waiting) return undefined;
      return event.waitUntil(shelf.tidy());
    case "store-texts":
      return event.waitUntil(shelf.storeTexts(requestLanguage(event.data)));
    case undefined:
      return undefined;
  }
});

async function answer(port: MessagePort | undefined): Promise<void> {
  let isWhole = await shelf.isWhole();
  if (!isWhole) {
    // Something was lost, as when a browser runs out of room: it is fetched again while that can be done.
    isWhole = await shelf.store().then(
      () => true,
      () => false,
    );
  }
  const said: BuildAnswer = { build: shelf.build, isWhole };
  port?.postMessage(said);
}
