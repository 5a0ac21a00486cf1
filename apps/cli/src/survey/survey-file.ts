/**
 * The file of --out. A survey adds whole rows at its end and nothing else, so that one that was killed at any
 * moment can go on: the start of a row at the end is cut off, and the rest is checked row by row before
 * anything is changed. Whatever is not proved to be rows of this very survey is left as it is.
 */
import { createReadStream } from "node:fs";
import { open, readFile, rename, rm, truncate, writeFile, type FileHandle } from "node:fs/promises";
import { FaultError, type DealRange } from "@albatross/rules";
import { NO_DEALS, type SurveyTotals } from "@albatross/solver";
import {
  compareIdentities,
  formatIdentity,
  parseIdentity,
  type SurveyIdentity,
} from "./survey-identity.ts";
import { HEADER, readRows } from "./survey-rows.ts";

export interface SurveyFileRequest {
  readonly file: string;
  /** `resume` also starts a file that is not there yet. */
  readonly mode: "new" | "resume" | "overwrite";
}

export interface SurveyFile {
  /** What the rows that were there come to. */
  readonly totals: SurveyTotals;
  /** Whole rows, each with its end of line. Done when the system has them. */
  append(rows: string): Promise<void>;
  close(): Promise<void>;
}

/** Faults: `file-exists`, `file-unwritable`, `survey-file-unknown`, `-differs`, `-damaged`, `-longer`. */
export async function openSurveyFile(
  { file, mode }: SurveyFileRequest,
  identity: SurveyIdentity,
  range: DealRange,
): Promise<SurveyFile> {
  if (mode === "resume") return await resumeFile(file, identity, range);
  return mode === "new" ? createFile(file, identity) : overwriteFile(file, identity);
}

async function createFile(file: string, identity: SurveyIdentity): Promise<SurveyFile> {
  const handle = await orFault(file, open(file, "wx"));
  try {
    return await startFile(file, handle, identity);
  } catch (error) {
    // Nothing is in it, and without its identity beside it, it would only be in the way.
    await rm(file, { force: true });
    throw error;
  }
}

/** Emptied first: rows must never stand beside the identity of another survey. */
async function overwriteFile(file: string, identity: SurveyIdentity): Promise<SurveyFile> {
  return startFile(file, await orFault(file, open(file, "w")), identity);
}

async function startFile(
  file: string,
  handle: FileHandle,
  identity: SurveyIdentity,
): Promise<SurveyFile> {
  const opened = toSurveyFile(file, handle, NO_DEALS);
  try {
    await writeIdentity(file, identity);
    await opened.append(HEADER);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function resumeFile(
  file: string,
  identity: SurveyIdentity,
  range: DealRange,
): Promise<SurveyFile> {
  const size = await sizeOf(file);
  if (size === null) return createFile(file, identity);
  if (size === 0) return overwriteFile(file, identity);
  await checkIdentity(file, identity);
  const read = await orFault(file, readRows(createReadStream(file), range));
  if (!read.ok) {
    const { code, message } = read.fault;
    throw new FaultError({ code, message: `"${file}": ${message}` });
  }
  const { totals, wholeBytes } = read.value;
  if (wholeBytes === 0) return overwriteFile(file, identity);
  await orFault(file, truncate(file, wholeBytes));
  return toSurveyFile(file, await orFault(file, open(file, "a")), totals);
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const handle = await open(file, "r");
    const { size } = await handle.stat();
    await handle.close();
    return size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw toFault(file, error);
  }
}

async function checkIdentity(file: string, asked: SurveyIdentity): Promise<void> {
  const found = parseIdentity(await readIdentity(file));
  if (found === null) {
    throw new FaultError({
      code: "survey-file-unknown",
      message: `nothing says which survey "${file}" is of: "${besides(file)}" is missing or damaged`,
    });
  }
  const difference = compareIdentities(found, asked);
  if (difference === null) return;
  throw new FaultError({
    code: "survey-file-differs",
    message: `"${file}" is of another survey: ${difference}`,
  });
}

async function readIdentity(file: string): Promise<string> {
  try {
    return await readFile(besides(file), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "";
    throw toFault(besides(file), error);
  }
}

/** Written beside and moved into place: a kill leaves the old one or the new one, never a half. */
async function writeIdentity(file: string, identity: SurveyIdentity): Promise<void> {
  const path = besides(file);
  const draft = `${path}.tmp`;
  await orFault(path, writeFile(draft, formatIdentity(identity)));
  await orFault(path, rename(draft, path));
}

function besides(file: string): string {
  return `${file}.survey.json`;
}

function toSurveyFile(file: string, handle: FileHandle, totals: SurveyTotals): SurveyFile {
  return {
    totals,
    append: (rows) => orFault(file, handle.appendFile(rows)),
    close: () => handle.close(),
  };
}

async function orFault<Value>(file: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw toFault(file, error);
  }
}

function toFault(file: string, error: unknown): FaultError {
  if (codeOf(error) === "EEXIST") {
    return new FaultError({
      code: "file-exists",
      message: `there is a file "${file}" already; --resume goes on with it, --force writes over it`,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new FaultError({ code: "file-unwritable", message: `cannot write "${file}": ${reason}` });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
