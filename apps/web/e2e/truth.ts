/**
 * The rules, the solver and the coach, asked by tests for what the page must show. They are loaded from their
 * source, as the page's own build does, so that no package has to be built first.
 */
import { register } from "node:module";

const preferSource = `export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: ["@albatross/source", ...context.conditions] });`;

register(`data:text/javascript,${encodeURIComponent(preferSource)}`);

export const rules = await import("@albatross/rules");
export const solver = await import("@albatross/solver");
export const coach = await import("@albatross/coach");
