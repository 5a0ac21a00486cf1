// What a first visit costs, gzipped, and what comes after it. At once is what index.html loads, read from it, so that
// a chunk split off and preloaded still counts, and one loaded on demand does not.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

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

/** What a text page loads before anything is pressed: its document, its styles and two small scripts. */
function textPage(): readonly string[] {
  if (!existsSync(dist)) return [];
  const documents = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => `${dist}/${name}`)
    .sort((a, b) => statSync(b).size - statSync(a).size);
  return [
    ...documents.slice(0, 1),
    ...["pages-*.css", "theme-*.js", "islands-*.js"].map((name) => `${dist}/assets/pages/${name}`),
  ];
}

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
    path: [`${dist}/assets/*worker*.js`, `${dist}/assets/soon*.js`],
    limit: "40 kB",
    gzip: true,
  },
  { name: "largest text page", path: textPage(), limit: "60 kB", gzip: true },
  { name: "lessons, on demand", path: `${dist}/assets/pages/*.js`, limit: "30 kB", gzip: true },
];
