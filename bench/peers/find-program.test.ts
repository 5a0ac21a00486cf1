import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { withPrograms } from "./fake-programs.ts";
import { findProgram } from "./find-program.ts";

describe("findProgram", () => {
  it("takes the first name that any folder has", () => {
    withPrograms({ second: "", third: "" }, (folder) => {
      const searchPath = ["/no/such/folder", folder].join(delimiter);
      expect(findProgram(["first", "second", "third"], searchPath)).toBe(join(folder, "second"));
    });
  });

  it("passes over what cannot be run and over folders", () => {
    expect(findProgram(["golf-500.ndjson", "src"], "packages/test-kit")).toBeNull();
    expect(findProgram(["package.json"], ".")).toBeNull();
  });

  it("looks nowhere but in the folders, also without any", () => {
    expect(findProgram(["no-program-has-this-name"], "")).toBeNull();
  });
});
