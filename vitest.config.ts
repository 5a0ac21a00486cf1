import { defineConfig } from "vitest/config";
import { mdxPlugin } from "./apps/web/prerender/mdx.ts";
import { shared } from "./vitest.shared.ts";

export default defineConfig({
  ...shared,
  // The texts of the pages.
  plugins: [mdxPlugin()],
});
