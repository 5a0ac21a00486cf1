/** The reviewed record in a file of its own: all of it or nothing, and never over a file that was there. */
import { open, rename, rm, writeFile } from "node:fs/promises";
import { FaultError } from "@albatross/rules";

/** Faults: `file-exists` unless `isForced`, `file-unwritable`. */
export async function writeReviewFile(
  file: string,
  text: string,
  isForced: boolean,
): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    // The name is taken first: of two who write it at once, one is refused.
    if (!isForced) await (await open(file, "wx")).close();
    try {
      await writeFile(draft, text);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      if (!isForced) await rm(file, { force: true });
      throw error;
    }
  } catch (error) {
    throw toFault(file, error);
  }
}

function toFault(file: string, error: unknown): FaultError {
  if (error instanceof Error && "code" in error && error.code === "EEXIST") {
    return new FaultError({
      code: "file-exists",
      message: `there is a file "${file}" already; --force writes over it`,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new FaultError({ code: "file-unwritable", message: `cannot write "${file}": ${reason}` });
}
