// Compresses a build once, and tightly, beside its files: "a.js.br" and "a.js.gz". Our server sends them as they are,
// and so can nginx (gzip_static), Caddy (precompressed) and others. Compressing while a page is loading is looser, and
// keeps its first answers waiting.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What is text; maps are for who reads the source, and can wait. */
const COMPRESSED = /[.](?:html|js|css|svg|webmanifest|xml|csv|txt)$/;

/** Below it the head of the answer is longer than what is saved. */
const LEAST_BYTES = 1024;

/** The best but one: a tenth of a build longer, where the best takes as long as everything else and saves 2 % more. */
const BROTLI_QUALITY = 10;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param dist the folder of the build, in which nothing changes any more. */
export async function precompress(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  await Promise.all(
    names.filter((name) => COMPRESSED.test(name)).map((name) => compressFile(join(dist, name))),
  );
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotliAsync(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
      writeFile(`${path}.gz`, small),
    ),
  ]);
}
