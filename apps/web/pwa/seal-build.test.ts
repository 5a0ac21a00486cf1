import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { sealBuild } from "./seal-build.ts";

const folders: string[] = [];

function build(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "albatross-build-"));
  folders.push(folder);
  mkdirSync(join(folder, "assets"));
  const html = '<meta name="albatross-build" content="%build%" />';
  const all = { "index.html": html, "assets/a-12345678.js": "a", "icon.svg": "i", ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
}

const names = ["icon.svg", "index.html", "assets/a-12345678.js", "icon.svg"];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("the document carries the id, and every file the checksum of its last bytes", () => {
  const folder = build();
  const files = sealBuild(folder, names);
  expect(files.map(({ url }) => url)).toEqual(["assets/a-12345678.js", "icon.svg", "./"]);
  const html = readFileSync(join(folder, "index.html"));
  const id = files.find(({ url }) => url === "./")?.revision ?? "";
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(html.toString()).toContain(`content="${id}"`);
  const sum = createHash("sha256").update(html).digest("base64");
  expect(files.find(({ url }) => url === "./")?.integrity).toBe(`sha256-${sum}`);
  expect(files.filter(({ revision }) => revision !== null)).toHaveLength(1);
});

test("the same bytes have the same id, and any other byte has another", () => {
  const idOf = (files?: Readonly<Record<string, string>>): string | null | undefined =>
    sealBuild(build(files), names).find(({ url }) => url === "./")?.revision;
  expect(idOf()).toBe(idOf());
  const changed = [{ "icon.svg": "j" }, { "assets/a-12345678.js": "b" }];
  expect(new Set([undefined, ...changed].map(idOf)).size).toBe(3);
});

test("a document is its folder, and what is read and not played is marked", () => {
  const folder = build();
  mkdirSync(join(folder, "de/regeln"), { recursive: true });
  mkdirSync(join(folder, "assets/pages"));
  const texts = ["de/regeln/index.html", "assets/pages/p-12345678.css"];
  for (const name of texts) writeFileSync(join(folder, name), name);
  const files = sealBuild(folder, [...names, ...texts]);
  expect(files.filter(({ isText }) => isText).map(({ url }) => url)).toEqual([
    "assets/pages/p-12345678.css",
    "de/regeln/",
  ]);
  expect(files.map(({ url }) => url)).toContain("assets/a-12345678.js");
});

test("a build without its document, or without a place for the id, is refused", () => {
  expect(() => sealBuild(build(), ["icon.svg"])).toThrow("index.html is not among the files");
  expect(() => sealBuild(build({ "index.html": "<p>" }), names)).toThrow("is not once in");
});
