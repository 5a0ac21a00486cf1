// Who may import whom. Types count too (tsPreCompilationDeps). scripts/check-layers.ts runs these
// rules and adds one they cannot state: a workspace import must be declared in package.json.
import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from "dependency-cruiser";

const PURE = "^packages/(rules|solver|coach)/src/";
const TEST =
  "[.](test|spec)[.]tsx?$|^apps/web/e2e/|^packages/test-kit/|^packages/(workers|coach)/src/test-";

/** A package is entered here and nowhere else: index, or the entries that its package.json names. */
const ENTRIES = [
  "^packages/[^/]+/src/index[.]ts$",
  "^packages/workers/src/(browser|browser-worker|node)[.]ts$",
  "^packages/workers/bin/from-source[.]js$",
];
/** Threads of Node: no page may load them. */
const THREADS = "^packages/workers/(src/(node|on-thread)|bin/)";

/** The source of a package may import only the named packages; its tests have rules of their own. */
function onlyPackages(name: string, allowed: readonly string[]): IForbiddenRuleType {
  const open = [name, ...allowed].join("|");
  return {
    name: `${name}-imports-only-${allowed.join("-and-") || "itself"}`,
    severity: "error",
    from: { path: `^packages/${name}/`, pathNot: TEST },
    to: { path: "^(packages|apps|scripts)/", pathNot: `^packages/(${open})/` },
  };
}

/** No host and no library, but for the one at `except`. */
function importsNothingFromOutside(
  name: string,
  path: string,
  ...except: readonly string[]
): IForbiddenRuleType {
  return {
    name,
    severity: "error",
    from: { path, pathNot: TEST },
    to: {
      dependencyTypes: ["core", "npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg"],
      pathNot: ["^packages/", ...except],
    },
  };
}

export const layerRules: IForbiddenRuleType[] = [
  onlyPackages("rules", []),
  onlyPackages("solver", ["rules"]),
  onlyPackages("formats", ["rules"]),
  onlyPackages("coach", ["rules", "solver"]),
  onlyPackages("workers", ["rules", "solver", "coach"]),
  {
    name: "pages-load-no-threads",
    comment: "A page bundles what it reaches: neither Node's part of workers nor piscina.",
    severity: "error",
    from: { path: "^(packages/workers|apps/web)/src/", pathNot: [TEST, THREADS] },
    to: { path: `${THREADS}|(^|/)node_modules/piscina/` },
  },
  {
    name: "pages-import-no-node",
    severity: "error",
    from: { path: "^(packages/workers|apps/web)/src/", pathNot: [TEST, THREADS] },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "tests-of-packages-import-no-app",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "^(apps|scripts)/" },
  },
  {
    name: "test-kit-imports-only-rules-and-solver",
    severity: "error",
    from: { path: "^packages/test-kit/" },
    to: { path: "^packages/", pathNot: "^packages/(test-kit|rules|solver)/" },
  },
  {
    name: "tests-of-packages-import-only-downwards",
    comment: "Rules must be testable without the solver; the test-kit serves both.",
    severity: "error",
    from: { path: "^packages/rules/" },
    to: { path: "^packages/solver/" },
  },
  {
    name: "only-tests-import-test-kit",
    severity: "error",
    from: { pathNot: TEST },
    to: { path: "^packages/test-kit/" },
  },
  {
    name: "only-tests-import-tests",
    severity: "error",
    from: { pathNot: TEST },
    to: { path: "[.](test|spec)[.]tsx?$" },
  },
  {
    name: "apps-import-no-other-app",
    severity: "error",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
  {
    name: "apps-import-no-scripts",
    comment: "The end-to-end configuration finds its browser with a script.",
    severity: "error",
    from: { path: "^apps/", pathNot: "^apps/web/(playwright[.]config[.]ts$|e2e/)" },
    to: { path: "^scripts/" },
  },
  {
    name: "only-the-declared-entry",
    severity: "error",
    from: { path: "^(packages|apps|scripts)/([^/]+)/?" },
    to: { path: "^packages/[^/]+/", pathNot: [...ENTRIES, "^packages/$2/"] },
  },
  importsNothingFromOutside("pure-packages-import-nothing-from-outside", PURE),
  importsNothingFromOutside(
    "formats-import-one-library",
    "^packages/formats/",
    // An XML parser, written in the language alone.
    "(^|/)node_modules/@rgrove/parse-xml/",
  ),
  {
    name: "state-knows-no-view",
    comment: "The state is headless: it is played and tested without a document.",
    severity: "error",
    from: { path: "^apps/web/src/state/" },
    to: { path: "^apps/web/src/(view|pages)/|[.]tsx$|[.]css$|^apps/web/src/main[.]" },
  },
  {
    name: "state-renders-nothing",
    comment: "Of @preact/signals the state takes signals; what renders is the view's.",
    severity: "error",
    from: { path: "^apps/web/src/state/", pathNot: TEST },
    to: { path: "(^|/)node_modules/preact/" },
  },
  {
    name: "worker-knows-no-page",
    severity: "error",
    from: { path: "^apps/web/src/(worker|service-worker)/" },
    to: { path: "^apps/web/src/(view|pages|state)/" },
  },
  {
    name: "no-cycles",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "everything-resolves",
    severity: "error",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
];

export const layerOptions: ICruiseOptions = {
  doNotFollow: { path: "node_modules" },
  exclude: { path: "^(packages|apps)/[^/]+/dist/" },
  tsPreCompilationDeps: true,
  detectProcessBuiltinModuleCalls: true,
};

export const layerResolveOptions: Partial<IResolveOptions> = {
  exportsFields: ["exports"],
  conditionNames: ["@albatross/source", "import", "node", "default", "types"],
  mainFields: ["module", "main", "types"],
  extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
};
