// What a first visit costs, gzipped, and what comes after it. At once is what index.html loads, read from it, so that
// a chunk split off and preloaded still counts, and one loaded on demand does not.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const dist = "apps/web/dist";
const index = `${dist}/index.html`;
const html = existsSync(index) ? readFileSync(index, "utf8") : "";
const assets = existsSync(`${dist}/assets`) ? readdirSync(`${dist}/assets`) : [];

function atOnce(kind: "js" | "css"): readonly string[] {
  const links = html.matchAll(new RegExp(`(?:src|href)="[./]*(assets/[^"]+\\.${kind})"`, "g"));
  return [...links].map(([, path]) => `${dist}/${path}`);
}

const styles = assets
  .filter((name) => name.endsWith(".css"))
  .map((name) => `${dist}/assets/${name}`);

export default [
  { name: "document", path: index, limit: "4 kB", gzip: true },
  { name: "page script, first load", path: atOnce("js"), limit: "45 kB", gzip: true },
  { name: "styles, first load", path: atOnce("css"), limit: "12 kB", gzip: true },
  {
    name: "styles, on demand",
    path: styles.filter((path) => !atOnce("css").includes(path)),
    limit: "25 kB",
    gzip: true,
  },
  {
    name: "worker",
    path: [`${dist}/assets/*worker*.js`, `${dist}/assets/open-judge*.js`],
    limit: "40 kB",
    gzip: true,
  },
];
