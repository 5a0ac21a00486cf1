import { readFileSync } from "node:fs";
import { PRESETS, scoreMatch, expectValue } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../state/preferences.ts";
import { allPages, PAGE_IDS, pathOf, type PageRef } from "./page-list.ts";
import { findPage, renderPage, renderPages, sitemapOf } from "./render-page.tsx";
import { fact } from "./facts.ts";
import { HELP_PLACES, HELP_TOPICS } from "./help-topics.ts";
import { Run } from "./parts/rank-parts.tsx";
import { PLAYERS } from "./surveys.ts";

const ASSETS = {
  styles: ["assets/pages/p.css"],
  theme: "assets/pages/t.js",
  islands: "assets/pages/i.js",
  site: null,
};
const rendered = renderPages(ASSETS);
const htmlOf = new Map(rendered.map(({ file, html }) => [file.replace("index.html", ""), html]));
const nameOf = ({ id, language }: PageRef): string => `${id} ${language}`;

/** What stands in an attribute, as it was before it was written. */
const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&quot;", '"'),
  );

const only = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(pattern)].map(([, value = ""]) => value);
  expect(found).toHaveLength(1);
  return found[0] ?? "";
};

describe("every page", () => {
  const pages = rendered.map((page) => [nameOf(page.record.page), page] as const);

  test.each(pages)(
    "%s: has a title, a description and one first heading of its own",
    (_, { html }) => {
      const title = only(html, /<title>([^<]+)<\/title>/g);
      expect(title.length).toBeLessThan(65);
      const description = only(html, /<meta name="description" content="([^"]+)"/g);
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThan(165);
      only(html, /<h1>([^<]+)<\/h1>/g);
      const others = rendered.filter((other) => other.html !== html);
      for (const other of others) {
        expect(other.html).not.toContain(`<title>${title}</title>`);
        expect(other.html).not.toContain(`content="${description}"`);
      }
    },
  );

  test.each(pages)("%s: names an id once, and labels what is there", (_, { html }) => {
    const ids = attributes(html, "id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of attributes(html, "aria-labelledby")) expect(ids).toContain(id);
  });

  test.each(pages)("%s: links only to what is there", (_, { html, record }) => {
    const here = new URL(pathOf(record.page), "https://golf.test/");
    for (const link of attributes(html, "href")) {
      if (link.startsWith("https://")) continue;
      const { pathname, hash } = new URL(link, here);
      if (/[.]\w+$/.test(pathname)) continue;
      // The game itself.
      if (pathname === "/" || link.startsWith("#rank") || link.startsWith("#pip")) continue;
      const target = htmlOf.get(pathname.slice(1));
      expect(target, link).toBeDefined();
      if (hash !== "") expect(attributes(target ?? "", "id"), link).toContain(hash.slice(1));
    }
  });

  test.each(pages)("%s: links stay below the folder that the site lies in", (_, { html }) => {
    for (const link of [...attributes(html, "href"), ...attributes(html, "src")]) {
      expect(link).not.toMatch(/^\/|^http:/);
    }
  });

  test.each(pages)(
    "%s: runs no script and has no style of its own, as the security policy asks",
    (_, { html }) => {
      expect(attributes(html, "style")).toEqual([]);
      expect(html).not.toMatch(/\son\w+="/);
      const inline = [...html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)];
      for (const [, kind = ""] of inline) expect(kind).toContain("application/ld+json");
    },
  );

  test.each(pages)("%s: says something everywhere", (_, { html, record }) => {
    const nothing = /undefined|NaN|\[object|Infinity/;
    expect(nothing.exec(html)?.[0]).toBeUndefined();
    // In German it is a number.
    if (record.page.language === "en") expect(/\bnull\b/.exec(html)?.[0]).toBeUndefined();
  });

  test.each(pages)(
    "%s: leads to the same page in the other language, and to itself",
    (_, { html, record }) => {
      const here = new URL(pathOf(record.page), "https://golf.test/");
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      const found = links.map(([, language, href = ""]) => [
        language,
        new URL(href, here).pathname.slice(1),
      ]);
      expect(found).toEqual([
        ...LANGUAGES.map((language) => [language, pathOf({ ...record.page, language })]),
        ["x-default", pathOf({ ...record.page, language: "en" })],
      ]);
    },
  );

  test.each(pages)("%s: is German or English throughout", (_, { html, record }) => {
    expect(html).toContain(`<html lang="${record.page.language}"`);
    const [, prose = ""] = html.split('<div class="prose">');
    const text = prose
      .split("</main>")[0]
      ?.replaceAll(/<h1>.*?<\/h1>|<em>.*?<\/em>|<code>.*?<\/code>|<pre>.*?<\/pre>/gs, "")
      .replaceAll(/<a href="https:[^>]*>[^<]*<\/a>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(new RegExp(PLAYERS.players.map(({ player }) => player).join("|"), "g"), "");
    if (record.page.language === "de") {
      expect(text).not.toMatch(
        /\b(the|of|and|is|are|card|cards|hole|deal|strokes|stock|waste|column|draw|with|from)\b/,
      );
      expect(text).not.toMatch(/"|“[^“„]*”|\b(Ihnen|Ihre?[mnrs]?)\b/);
    } else {
      expect(text).not.toMatch(/\b(der|die|das|und|ist|nicht|eine[rnms]?|Karten?|Spalten?)\b/);
    }
  });
});

describe("the pages in two languages", () => {
  test("are the same pages, found by their addresses", () => {
    expect(new Set(allPages().map(pathOf)).size).toBe(LANGUAGES.length * PAGE_IDS.length);
    for (const page of allPages()) expect(findPage(`/${pathOf(page)}`)).toEqual(page);
    expect(findPage("/nowhere/")).toBeUndefined();
  });

  test.each(PAGE_IDS)("%s: has as many sections, questions, boards and facts in each", (id) => {
    const shape = LANGUAGES.map((language) => {
      const { html, record } = renderPage({ id, language }, ASSETS);
      return {
        sections: record.sections.length,
        questions: record.questions.length,
        boards: html.split('class="board-picture"').length,
        tables: html.split("<table").length,
        rules: attributes(html, "data-rules"),
      };
    });
    expect(shape[1]).toEqual(shape[0]);
  });
});

describe("the page of the rules", () => {
  const rules = readFileSync(new URL("../../../../docs/rules.md", import.meta.url), "utf8");
  const [play = ""] = rules.split("## What the player is told");
  const ids = [...play.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id = ""]) => id);

  test.each(LANGUAGES)("tells every rule of the game in %s", (language) => {
    const { html } = renderPage({ id: "rules", language }, ASSETS);
    const told = attributes(html, "data-rules").flatMap((list) => list.split(" "));
    expect(ids.length).toBeGreaterThan(20);
    expect([...told].sort()).toEqual([...ids].sort());
  });

  test.each(LANGUAGES)("has every variant and what was measured of it in %s", (language) => {
    const { html } = renderPage({ id: "rules", language }, ASSETS);
    const rows = [...html.matchAll(/<tr><th scope="row">/g)];
    expect(rows.length).toBeGreaterThanOrEqual(PRESETS.length);
    const million = { en: "1,000,000", de: "1.000.000" }[language];
    const rate = { en: "26.2 %", de: "26,2 %" }[language];
    expect(html).toContain(million);
    expect(html).toContain(rate);
  });

  test("R4: its match is scored by the rules: five holes won against three, and the total lost", () => {
    const { html } = renderPage({ id: "rules", language: "en" }, ASSETS);
    const points = [...html.matchAll(/<strong>(\d+)<\/strong><\/td><\/tr>/g)].map(([, number]) =>
      Number(number),
    );
    const strokes = [
      [4, 7],
      [0, 2],
      [6, 6],
      [9, 3],
      [-2, 1],
      [5, 8],
      [12, 4],
      [3, 2],
      [6, 5],
    ];
    expect(points).toEqual(expectValue(scoreMatch(strokes)).points);
    expect(points).toEqual([4, 7]);
  });

  test("tells its questions to programs, each with the answer that people read", () => {
    const { html, record } = renderPage({ id: "rules", language: "en" }, ASSETS);
    const json = only(html, /<script type="application\/ld\+json">([^<]+)<\/script>/g);
    const data = JSON.parse(json) as {
      readonly "@type": string;
      readonly mainEntity: readonly {
        readonly name: string;
        readonly acceptedAnswer: { readonly text: string };
      }[];
    };
    expect(data["@type"]).toBe("FAQPage");
    expect(data.mainEntity.map(({ name }) => name)).toEqual(
      record.questions.map(({ question }) => question),
    );
    for (const { acceptedAnswer } of data.mainEntity) {
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
      expect(acceptedAnswer.text).not.toMatch(/[<>]|&\w+;/);
    }
  });
});

describe("help within the game", () => {
  const places = HELP_TOPICS.flatMap((topic) =>
    LANGUAGES.map((language) => [topic, language] as const),
  );

  test.each(places)(
    "%s: is there in %s, with a heading and something below it",
    (topic, language) => {
      const { page, part } = HELP_PLACES[topic];
      const { html } = renderPage({ id: page, language }, ASSETS);
      const [, place = ""] = html.split(new RegExp(`<(?:section|div)[^>]* id="${part[language]}"`));
      expect(place).toMatch(/^[^>]*>\s*<(h2|dt)[^>]*>[^<]+<\/(h2|dt)>\s*<\w/);
    },
  );
});

describe("what a text cannot say", () => {
  test("a run that the rules do not allow", () => {
    expect(() => Run({ ranks: "K Q" })).toThrow("Q does not go on K");
    expect(() => Run({ ranks: "A K" })).toThrow("K does not go on A");
  });

  test("a number that is not worked out", () => {
    expect(() => fact("cards" as "stock", "en")).toThrow('no fact "cards"');
    expect(fact("stock", "en")).toBe("16");
  });
});

describe("a site whose address is known", () => {
  const site = "https://golf.example/play/";

  test("has absolute links where others look for them", () => {
    const { html } = renderPage({ id: "rules", language: "de" }, { ...ASSETS, site });
    expect(html).toContain(`<link rel="canonical" href="${site}de/regeln/"`);
    expect(html).toContain(`hreflang="en" href="${site}rules/"`);
    expect(html).toContain(`<meta property="og:image" content="${site}social.png"`);
  });

  test("lists all its pages; one whose address is not known lists none", () => {
    const [map, robots] = sitemapOf(site);
    const locations = [...(map?.source ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);
    expect(locations).toEqual([site, ...allPages().map((page) => `${site}${pathOf(page)}`)]);
    expect(robots?.source).toContain(`Sitemap: ${site}sitemap.xml`);
    expect(sitemapOf(null)).toEqual([]);
  });
});
