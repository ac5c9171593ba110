/** Finds where the names of kinds of document are listed or told apart; see `kind-names.test.mjs`. */
import ts from 'typescript';

const { SyntaxKind } = ts;
const COMPARISONS = new Set([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
]);

/**
 * The lines of a source, counted from 1, at which it compares something with one of the names, or has two or more of them
 * in one list, object or type.
 */
export function linesThatTellApart(path, text, names) {
  // Most sources name none, and reading them as code takes long.
  if (!names.some((name) => text.includes(name))) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isName = (node) => node !== undefined && ts.isStringLiteralLike(node) && names.includes(node.text);
  const named = (nodes) => nodes.filter(isName).length;
  const tellsApart = (node) => {
    if (ts.isCaseClause(node)) return isName(node.expression);
    if (ts.isBinaryExpression(node)) {
      return COMPARISONS.has(node.operatorToken.kind) && (isName(node.left) || isName(node.right));
    }
    if (ts.isArrayLiteralExpression(node)) return named(node.elements) > 1;
    if (ts.isUnionTypeNode(node)) return named(node.types.map(({ literal }) => literal)) > 1;
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.filter(({ name }) => names.includes(name?.text)).length > 1;
    }
    return false;
  };
  const lines = [];
  const visit = (node) => {
    if (tellsApart(node)) lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}
