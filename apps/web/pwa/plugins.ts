// The plugins that make the built page installable and playable offline: see docs/decisions/0015-offline.md.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "./manifest.ts";
import { precompress } from "./precompress.ts";
import { sealBuild } from "./seal-build.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const images = new URL("../../../docs/images/", import.meta.url);

/** Not for playing: maps are for who reads the source, pictures for who installs or is sent a link. */
const NOT_STORED = ["**/*.map", "screenshots/**", "social.png", "numbers/*.csv", "sw.js"];

export function offlinePlugins(): PluginOption[] {
  return [
    screenshots(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/service-worker",
      filename: "sw.ts",
      manifest,
      // Registered by the page itself, when the first hole is on the board.
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ["**/*"],
        globIgnores: NOT_STORED,
        rollupFormat: "iife",
        manifestTransforms: [
          (entries) => {
            const files = sealBuild(
              dist,
              entries.map(({ url }) => url),
            );
            const sizes = new Map(entries.map(({ url, size }) => [url, size]));
            const sized = files.map((file) => ({ ...file, size: sizes.get(file.url) ?? 0 }));
            return { manifest: sized, warnings: [] };
          },
        ],
      },
    }),
    compressed(),
  ];
}

/** After everything else: the id of the build is written into its document last. */
function compressed(): PluginOption {
  return {
    name: "albatross-precompress",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (this.environment.name === "client") await precompress(dist);
      },
    },
  };
}

/** The pictures of the documents are also those of the manifest. */
function screenshots(): PluginOption {
  return {
    name: "albatross-screenshots",
    apply: "build",
    generateBundle() {
      for (const [name, picture] of [
        ["wide", "board.webp"],
        ["narrow", "phone.webp"],
      ] as const) {
        const source = readFileSync(new URL(picture, images));
        this.emitFile({ type: "asset", fileName: `screenshots/${name}.webp`, source });
      }
    },
  };
}
