// An import that leaves its workspace must name the other workspace's package, and the importing
// package.json must declare it. Node would resolve it anyway (npm links every workspace into the
// root), so nothing else notices until the package is used outside this repository.

export interface Workspace {
  readonly folder: string;
  readonly packageName: string;
  readonly declared: ReadonlySet<string>;
}

export interface ImportEdge {
  /** Paths from the repository's root, with forward slashes. */
  readonly importer: string;
  readonly specifier: string;
  readonly resolved: string;
}

/** @returns one sentence for each import at fault. */
export function findUndeclared(
  edges: readonly ImportEdge[],
  workspaces: readonly Workspace[],
): readonly string[] {
  const owner = (path: string): Workspace | undefined =>
    workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
  return edges.flatMap(({ importer, specifier, resolved }) => {
    const target = owner(resolved);
    const source = owner(importer);
    // The repository's own scripts are never used elsewhere: they may start an app by its path.
    const isStart = !source && target?.folder.startsWith("apps/");
    if (!target || source === target || isStart) return [];
    const name = target.packageName;
    if (specifier !== name && !specifier.startsWith(`${name}/`)) {
      return [`${importer} reaches into ${name} by the path "${specifier}"`];
    }
    if (source?.declared.has(name)) return [];
    return [`${importer} imports ${name}, which its package.json does not declare`];
  });
}
