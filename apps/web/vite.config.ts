import preact from "@preact/preset-vite";
import { defaultClientConditions, defineConfig } from "vite";
import { pagePlugins } from "./prerender/plugins.ts";
import { offlinePlugins } from "./pwa/plugins.ts";
import { compileHintPlugin } from "./pwa/compile-hint.ts";
import { glyphsPlugin } from "./pwa/glyphs.ts";

export default defineConfig({
  plugins: [pagePlugins(), preact(), glyphsPlugin(), compileHintPlugin(), offlinePlugins()],
  // Workspaces resolve to their TypeScript source, so the page needs no build of theirs.
  resolve: { conditions: ["@albatross/source", ...defaultClientConditions] },
  worker: { format: "es" },
  // Relative, so that the page works from any folder of its origin.
  base: "./",
  build: {
    target: "es2022",
    // Everything is a file: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      output: {
        // All that the first tap needs in one piece: shared parts split off by what is loaded on demand
        // compress worse apart.
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: 1 },
            // Nor do these fall apart into what other chunks share with them.
            { name: "soon", test: /\/src\/soon[.]ts$/ },
            { name: "history", test: /\/storage\/open-history[.]ts$/ },
          ],
        },
      },
    },
  },
});
