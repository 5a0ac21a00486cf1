// Reads the titles of tests out of their source. With TypeScript's parser and not with a pattern:
// titles follow it.each(table)("…") and test.prop([…])("…"), which nest deeper than a pattern sees.
import ts from "typescript";

const testFunctions = new Set(["describe", "it", "test"]);

/** A test that does not run proves nothing. */
const notRun = new Set(["skip", "todo", "fixme"]);

export function readTestTitles(source: string, fileName = "some.test.ts"): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const title = node.arguments[0] && literalText(node.arguments[0]);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return titles;
}

function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return testFunctions.has(callee.text);
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    return isTestFunction(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  }
  if (!ts.isPropertyAccessExpression(callee) || notRun.has(callee.name.text)) return false;
  return isTestFunction(callee.expression);
}

function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}
