// The compiler of the pages' texts, for the build, the server of development and the tests.
import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

export function mdxPlugin(): Plugin {
  const { name, transform } = mdx({ jsxImportSource: "preact", remarkPlugins: [remarkGfm] });
  return {
    name,
    enforce: "pre",
    async transform(text, id) {
      const compiled = await transform(text, id);
      return compiled && { code: compiled.code, map: null };
    },
  };
}
