// What a first visit costs, gzipped. The page script is what index.html loads at once, read from
// it, so that a chunk split off and preloaded still counts, and one loaded on demand does not.
import { existsSync, readFileSync } from "node:fs";

const dist = "apps/web/dist";
const index = `${dist}/index.html`;
const html = existsSync(index) ? readFileSync(index, "utf8") : "";
const scripts = [...html.matchAll(/(?:src|href)="[./]*(assets\/[^"]+\.js)"/g)].map(
  ([, path]) => `${dist}/${path}`,
);

export default [
  { name: "page script, first load", path: scripts, limit: "45 kB", gzip: true },
  { name: "styles", path: `${dist}/assets/*.css`, limit: "12 kB", gzip: true },
  {
    name: "worker",
    path: [`${dist}/assets/*worker*.js`, `${dist}/assets/open-judge*.js`],
    limit: "40 kB",
    gzip: true,
  },
];
