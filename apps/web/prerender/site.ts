// Where the pages will be.

/**
 * The address of the site, from ALBATROSS_SITE: what search engines want to have absolute cannot be known to a build that
 * works from any folder. Without it those links are relative, and there is no sitemap, for that must not be.
 *
 * @throws when it is no address of a web site.
 */
export function readSite(environment: {
  readonly [name: string]: string | undefined;
}): string | null {
  const text = environment["ALBATROSS_SITE"];
  if (text === undefined || text === "") return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol) || address.search || address.hash) {
    throw new Error(`ALBATROSS_SITE takes an address like https://golf.example/, not "${text}"`);
  }
  return address.href.replace(/\/*$/, "/");
}
