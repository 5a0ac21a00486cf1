// The plugins that make the text pages: see docs/decisions/0026-pages.md. The pages have a build of their own, for
// their styles and what can be played on them: the script of the game is neither loaded by a page nor grows by one.
import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import {
  build,
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type Connect,
  type Plugin,
  type PluginOption,
  type ViteDevServer,
} from "vite";
import type { PageAssets } from "../src/pages/page-shell.tsx";
import type * as renderer from "../src/pages/render-page.tsx";
import { mdxPlugin } from "./mdx.ts";
import { readSite } from "./site.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
const RENDERER = "/src/pages/render-page.tsx";

/** Not among the assets of the game, which have a budget of their own. */
const FOLDER = "assets/pages";

type Renderer = typeof renderer;

export function pagePlugins(): PluginOption[] {
  return [mdxPlugin(), prerender(), serveWhileDeveloping()];
}

interface BuiltFile {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

function prerender(): Plugin {
  return {
    name: "albatross-pages",
    apply: "build",
    async generateBundle() {
      const files = await buildAssets();
      const named = (name: string, end: string): string =>
        files.find(
          ({ fileName }) => fileName.startsWith(`${FOLDER}/${name}-`) && fileName.endsWith(end),
        )?.fileName ?? this.error(`the build of the pages made no ${name}${end}`);
      const assets: PageAssets = {
        styles: [named("pages", ".css")],
        theme: named("theme", ".js"),
        islands: named("islands", ".js"),
        site: readSite(process.env),
      };
      const made = await useRenderer(({ dataFiles, renderPages, sitemapOf }) => [
        ...renderPages(assets).map(({ file, html }) => ({ fileName: file, source: html })),
        ...sitemapOf(assets.site),
        ...dataFiles(),
      ]);
      for (const { fileName, source } of [...files, ...made]) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** The renderer with its texts, as Node runs it. */
async function useRenderer<Made>(use: (renderer: Renderer) => Made): Promise<Made> {
  const conditions = ["@albatross/source", ...defaultServerConditions];
  const server = await createServer({
    configFile: false,
    root: web,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [mdxPlugin(), preact()],
    ssr: { resolve: { conditions } },
  });
  try {
    return use(await loadRenderer(server));
  } finally {
    await server.close();
  }
}

async function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const loaded: unknown = await server.ssrLoadModule(RENDERER);
  if (!isRenderer(loaded)) throw new Error(`${RENDERER} is not the renderer of the pages`);
  return loaded;
}

/** It is that very file: one of its names is enough. */
function isRenderer(loaded: unknown): loaded is Renderer {
  return typeof loaded === "object" && loaded !== null && "renderPages" in loaded;
}

async function buildAssets(): Promise<readonly BuiltFile[]> {
  const source = (name: string): string =>
    fileURLToPath(new URL(`../src/pages/${name}`, import.meta.url));
  const result = await build({
    configFile: false,
    root: web,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [preact()],
    resolve: { conditions: ["@albatross/source", ...defaultClientConditions] },
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          theme: source("islands/theme.ts"),
          islands: source("islands/islands.tsx"),
          pages: source("styles/pages.css"),
        },
        output: {
          entryFileNames: `${FOLDER}/[name]-[hash].js`,
          chunkFileNames: `${FOLDER}/[name]-[hash].js`,
          assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
        },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => {
    if (!("output" in output)) return [];
    return output.output.map((file) =>
      file.type === "chunk"
        ? { fileName: file.fileName, source: file.code }
        : { fileName: file.fileName, source: file.source },
    );
  });
}

/** Made anew for each request, so that a text can be read while it is written. */
function serveWhileDeveloping(): Plugin {
  return {
    name: "albatross-pages-dev",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = "/"] = (request.url ?? "/").split(/[?#]/);
        // Most requests are for modules.
        if (/^(\/[\w-]+)+\/?$/.test(path)) void answer(server, path, response, next);
        else next();
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  path: string,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const html = await renderFor(server, path);
    if (html === null) return next();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(html);
  } catch (error) {
    next(error);
  }
}

const SOURCES: PageAssets = {
  styles: ["src/pages/styles/pages.css"],
  theme: "src/pages/islands/theme.ts",
  islands: "src/pages/islands/islands.tsx",
  site: null,
};

async function renderFor(server: ViteDevServer, path: string): Promise<string | null> {
  const { findPage, renderPage } = await loadRenderer(server);
  const page = findPage(path.endsWith("/") ? path : `${path}/`);
  if (!page) return null;
  return server.transformIndexHtml(path, renderPage(page, SOURCES).html);
}
