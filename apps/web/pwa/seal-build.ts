// Seals a build: gives it an id made from every byte that is played from it, and each of its files a checksum. The
// service worker stores a file only if its checksum is right, so that a deployment in the middle of a download can
// never leave files of two builds together; the page knows by its id whether the worker serves its own build.
//
// Rejected: a version number or the time of the build, with which two builds of the same sources would differ.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file that is stored for playing offline. */
export interface SealedFile {
  /** Relative to the page; a document is its folder: "./", "rules/". */
  readonly url: string;
  /** The id of the build for the document, null for all others. */
  readonly revision: string | null;
  /** As in subresource integrity: "sha256-…". */
  readonly integrity: string;
  /** Not needed to play: a text page, or a part of one. It is stored when the game is, and not waited for. */
  readonly isText?: true;
}

const DOCUMENT = "index.html";
/** The documents of the text pages, and what only they load. */
const TEXT = /^(.+\/index[.]html|assets\/pages\/.+)$/;
/** Stands in the document until the id is known. */
const UNSEALED = 'content="%build%"';

/**
 * Writes the id of the build into its document.
 *
 * @param dist the folder of the build.
 * @param names of files in it, with forward slashes; repeated ones count once.
 * @throws when the document is not among them, or has no place or two for the id.
 */
export function sealBuild(dist: string, names: readonly string[]): readonly SealedFile[] {
  const files = [...new Set(names)].sort();
  if (!files.includes(DOCUMENT)) throw new Error(`${DOCUMENT} is not among the files of the build`);
  const id = idOf(dist, files);
  const path = join(dist, DOCUMENT);
  const parts = readFileSync(path, "utf8").split(UNSEALED);
  if (parts.length !== 2) throw new Error(`${UNSEALED} is not once in ${path}`);
  writeFileSync(path, parts.join(`content="${id}"`));
  return files.map((name) => ({
    url: addressOf(name),
    revision: name === DOCUMENT ? id : null,
    integrity: `sha256-${hashOf(readFileSync(join(dist, name))).toString("base64")}`,
    ...(TEXT.test(name) && { isText: true }),
  }));
}

/** A document is asked for by its folder. */
function addressOf(name: string): string {
  return name === DOCUMENT ? "./" : name.replace(/(^|\/)index[.]html$/, "$1");
}

/** @returns 16 characters that may stand in an attribute and in the name of a lock. */
function idOf(dist: string, files: readonly string[]): string {
  const sums = files.map(
    (name) => `${name} ${hashOf(readFileSync(join(dist, name))).toString("hex")}`,
  );
  return hashOf(Buffer.from(sums.join("\n")))
    .toString("base64url")
    .slice(0, 16);
}

function hashOf(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
