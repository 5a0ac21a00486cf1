/**
 * Help within the game: a part of a text page, fetched and shown beside the board. The page is the one that search
 * engines and printers get, so that nothing is told twice; stored for playing offline, it is there without a network.
 */
import { signal, type ReadonlySignal } from "@preact/signals";
import { HELP_PLACES, type HelpTopic } from "../pages/help-topics.ts";
import { pathOf } from "../pages/page-list.ts";
import type { Page } from "./page.ts";

interface Help {
  readonly title: string;
  /** From our own page, as the build made it. */
  readonly html: string;
  /** Of the page that it is a part of. */
  readonly address: string;
}

const shown = signal<Help | "loading" | "failed">("loading");
export const help: ReadonlySignal<typeof shown.value> = shown;

let asked: string | null = null;

export function openHelp(page: Page, topic: HelpTopic): void {
  const language = page.languages.language.peek();
  const { page: id, part } = HELP_PLACES[topic];
  page.openPanel("help");
  void load(`${pathOf({ id, language })}#${part[language]}`);
}

/** Follows a link within the help: true when it leads to a part of a text page, which is then shown in its place. */
export function followHelpLink(link: HTMLAnchorElement): boolean {
  const root = new URL("./", document.baseURI).href;
  const { href } = link;
  const path = href.slice(root.length);
  if (!href.startsWith(root) || !/^[a-z-/]+\/#[\w-]+$/.test(path)) return false;
  void load(path);
  return true;
}

export function askAgain(): void {
  if (asked !== null) void load(asked);
}

/** @param path from the root of the site, with the id of a part: "rules/#play". */
async function load(path: string): Promise<void> {
  asked = path;
  shown.value = "loading";
  const found = await read(path).catch((): "failed" => "failed");
  // Something else may have been asked for meanwhile.
  if (asked === path) shown.value = found;
}

async function read(path: string): Promise<Help> {
  const address = new URL(path, document.baseURI);
  const response = await fetch(address.href.replace(/#.*/, ""));
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  const text = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = text.getElementById(address.hash.slice(1));
  if (part === null) throw new Error(`there is no part ${path}`);
  for (const link of part.querySelectorAll("a[href]")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", address).href);
  }
  // Ids are the page's own, and what labels by them would label nothing here.
  for (const named of part.querySelectorAll("[id]")) named.removeAttribute("id");
  const heading = part.querySelector("h2, h3, dt");
  heading?.remove();
  // A word of the glossary is a list item by itself: what it means stands alone here.
  const body = part.querySelector(":scope > dd") ?? part;
  return { title: heading?.textContent ?? "", html: body.innerHTML, address: address.href };
}
