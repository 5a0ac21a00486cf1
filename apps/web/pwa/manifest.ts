// What a browser is told when the page is installed. The colours are those of the style sheet's tokens, in
// the one notation that manifests know; a test compares them.
import type { ManifestOptions } from "vite-plugin-pwa";

/** `--felt-plain` of the tokens. */
export const FELT_COLORS = { light: "#295f40", dark: "#11271a" } as const;

export const manifest: Partial<ManifestOptions> = {
  id: "albatross",
  name: "Albatross: Golf Solitaire",
  short_name: "Albatross",
  description:
    "Golf Solitaire with an exact judge: every deal says whether it can be cleared. Free, no ads, plays offline.",
  lang: "en",
  dir: "ltr",
  // Relative, as everything in the page: it works from any folder of its origin.
  start_url: "./",
  scope: "./",
  display: "standalone",
  // One of each is all that a manifest can name; in a window, the document's theme-color follows the theme.
  theme_color: FELT_COLORS.light,
  background_color: FELT_COLORS.light,
  categories: ["games", "entertainment"],
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icons/maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
    { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    {
      name: "New deal",
      short_name: "New deal",
      description: "A fresh deal; the hole in progress is kept for later.",
      url: "./?new",
      icons: [{ src: "icons/icon-192.png", sizes: "192x192", type: "image/png" }],
    },
  ],
  screenshots: [
    {
      src: "screenshots/wide.webp",
      sizes: "1440x900",
      type: "image/webp",
      form_factor: "wide",
      label: "A hole in play on a desktop",
    },
    {
      src: "screenshots/narrow.webp",
      sizes: "390x844",
      type: "image/webp",
      form_factor: "narrow",
      label: "A cleared hole on a phone, at dusk",
    },
  ],
};
