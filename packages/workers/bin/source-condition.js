// A module hook: workspaces resolve to their source, as with --conditions=@albatross/source.
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier, {
    ...context,
    conditions: [...context.conditions, "@albatross/source"],
  });
}
