/** Reads and writes the rows of a list of places where they stand, in their TypeScript file, without running it. */
import { readFileSync } from 'node:fs';
import prettier from 'prettier';
import ts from 'typescript';

const CODE = Symbol('code');

/** An expression that is no literal, kept as it is written. */
export function codeOf(text) {
  return { [CODE]: text };
}

/** The rows of a constant as values, each with the text it is written as. */
export function readList(text, name) {
  return [...arrayOf(text, name).elements].map((node) => ({ value: valueOf(node), text: node.getText() }));
}

/**
 * The file with the rows of constants replaced, in the project's format. A row is `{ text }` as it stood or `{ value }`.
 */
export async function writeLists(path, lists) {
  let text = readFileSync(path, 'utf8');
  for (const [name, rows] of lists) {
    const array = arrayOf(text, name);
    const written = rows.map((row) => row.text ?? literalOf(row.value)).join(',\n');
    text = `${text.slice(0, array.getStart())}[\n${written},\n]${text.slice(array.getEnd())}`;
  }
  return prettier.format(text, { ...(await prettier.resolveConfig(path)), parser: 'typescript' });
}

function arrayOf(text, name) {
  const file = ts.createSourceFile('list.ts', text, ts.ScriptTarget.Latest, true);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const initializer = declarations.find((one) => one.name.getText() === name)?.initializer;
  if (initializer && ts.isArrayLiteralExpression(initializer)) return initializer;
  throw new Error(`The list ${name} was not found.`);
}

function valueOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node) && node.properties.every(ts.isPropertyAssignment)) {
    return Object.fromEntries(node.properties.map(({ name, initializer }) => [name.getText(), valueOf(initializer)]));
  }
  return codeOf(node.getText());
}

function literalOf(value) {
  if (value[CODE] !== undefined) return value[CODE];
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value === 'object') {
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `{ ${fields.map(([key, inner]) => `${key}: ${literalOf(inner)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}
