/** The files that tell those who look for pages which there are. */
import { LANGUAGES } from "../state/preferences.ts";
import { allPages, pathOf } from "./page-list.ts";

interface SiteFile {
  readonly fileName: string;
  readonly source: string;
}

export function sitemapOf(site: string | null): readonly SiteFile[] {
  if (site === null) return [];
  const entry = (location: string, alternates: string): string =>
    `  <url>\n    <loc>${location}</loc>\n${alternates}  </url>\n`;
  const pages = allPages().map((page) =>
    entry(
      `${site}${pathOf(page)}`,
      LANGUAGES.map(
        (language) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${site}${pathOf({ ...page, language })}"/>\n`,
      ).join(""),
    ),
  );
  const source =
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
    `${entry(site, "")}${pages.join("")}</urlset>\n`;
  return [
    { fileName: "sitemap.xml", source },
    { fileName: "robots.txt", source: `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n` },
  ];
}
