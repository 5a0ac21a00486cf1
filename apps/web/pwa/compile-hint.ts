// Marks the script that is loaded first: all of it is run by the first tap, so a browser that knows the mark compiles it
// while it loads, beside the page, instead of each function in the tap that calls it first. The mark has to be the first
// line of the file, above what Vite puts there, so it comes last of all.
import type { Plugin } from "vite";

const MARK = "//# allFunctionsCalledOnLoad\n";

export function compileHintPlugin(): Plugin {
  return {
    name: "albatross-compile-hint",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || !file.isEntry) continue;
          file.code = MARK + file.code;
          const map = bundle[`${file.fileName}.map`];
          // One line more above all that the map is about.
          if (map?.type === "asset" && typeof map.source === "string")
            map.source = map.source.replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
