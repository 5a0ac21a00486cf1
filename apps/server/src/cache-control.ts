// How long a browser may keep a file. The name of a built asset holds a hash of its content, so it
// never changes; every other file is asked for again, which costs a 304 when it is the same. What the build compressed
// beside a file is that file.
import { relative, sep } from "node:path";

const builtAsset = /^assets\/.+-[\w-]{8}\.\w+(\.map)?(\.(br|gz))?$/;

export function cacheControlOf(webRoot: string, path: string): string {
  const name = relative(webRoot, path).split(sep).join("/");
  return builtAsset.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
}
