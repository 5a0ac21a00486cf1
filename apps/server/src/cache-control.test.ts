import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheControlOf } from "./cache-control.ts";

const webRoot = join("/", "srv", "page");

it.each([
  "index-BaWWHFPP.js",
  "judge-worker-_jPsPjgk.js",
  "index-x4NTavH8.css",
  "a-12345678.js.map",
  "index-BaWWHFPP.js.br",
  "index-x4NTavH8.css.gz",
])("keeps assets/%s for ever", (name) => {
  expect(cacheControlOf(webRoot, join(webRoot, "assets", name))).toMatch(/immutable$/);
});

it.each([
  "index.html",
  "index.html.br",
  "sw.js",
  "manifest.webmanifest",
  "icon-12345678.svg",
  "assets/plain.js",
])("asks again for %s", (name) => {
  expect(cacheControlOf(webRoot, join(webRoot, name))).toBe("no-cache");
});
