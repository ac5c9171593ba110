/** Finds every operator, figure and flag of a source file that can be changed, each with what it would be changed to. */
import ts from 'typescript';

const { SyntaxKind } = ts;

/** Each operator and what it is changed to: the one that a slip of the hand or of thought would write. */
const OPERATORS = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['**', '*'],
  ['+=', '-='],
  ['-=', '+='],
  ['&', '|'],
  ['|', '&'],
  ['^', '&'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['>>>', '<<'],
]);

/** Money has functions for operators. One is changed only to another that the file imports, so that it still runs. */
const FUNCTIONS = new Map([
  ['add', 'subtract'],
  ['subtract', 'add'],
  ['min', 'max'],
  ['max', 'min'],
]);

const NUMBER = /^\d[\d_]*(?:\.\d+)?$/;
/** A rate or an amount that is written as text, such as `percent('2.25')` or a column of a list of rates. */
const DECIMAL_TEXT = /^\d+\.\d+$/;

/**
 * Every change of one operator, figure or flag. A figure grows by one in its last place, which is the error that is
 * hardest to notice. Types, imports and all other text stay as they are.
 *
 * @returns `{ start, end, line, column, from, to }` each, in the order of the file.
 */
export function findChanges(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const imported = importedNames(source);
  const changes = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const change = changeOf(node, imported);
    if (change) changes.push({ ...change, ...placeIn(source, change) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
}

/** Applies a change to the text in which it was found. */
export function applyChange(text, { start, end, to }) {
  return text.slice(0, start) + to + text.slice(end);
}

/**
 * Text in which each function notes, when it is called, the numbers of the changes that lie in it. A change outside of
 * functions is not noted: what a module computes when it is loaded, every test that imports it has seen.
 */
export function noteCalls(fileName, text, changes) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const edits = changes.flatMap(({ start, number }) => {
    const body = bodyAround(source, start);
    const note = `globalThis.calledChanges?.add(${number})`;
    if (!body) return [];
    if (ts.isBlock(body)) return [{ at: body.getStart() + 1, text: `${note};` }];
    return [
      { at: body.getStart(), text: `(${note}, ` },
      { at: body.getEnd(), text: ')' },
    ];
  });
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, edit) => all.slice(0, edit.at) + edit.text + all.slice(edit.at), text);
}

/** The body of the innermost function that holds a place of the text. */
function bodyAround(node, place) {
  const inner = ts.forEachChild(node, (child) =>
    child.pos <= place && place < child.end ? bodyAround(child, place) : undefined,
  );
  return inner ?? (ts.isFunctionLike(node) ? node.body : undefined);
}

function placeIn(source, { start }) {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return { line: line + 1, column: character + 1 };
}

function importedNames(source) {
  const bindings = source.statements.filter(ts.isImportDeclaration).map((one) => one.importClause?.namedBindings);
  return new Set(
    bindings.flatMap((one) => (one && ts.isNamedImports(one) ? one.elements.map((e) => e.name.text) : [])),
  );
}

function changeOf(node, imported) {
  if (isOfChain(node)) return replaced(node, `((${node.left.getText()}) && ${node.right.getText()})`);
  if (ts.isBinaryExpression(node)) return replaced(node.operatorToken, OPERATORS.get(node.operatorToken.getText()));
  if (ts.isPrefixUnaryExpression(node)) return withoutSign(node);
  if (node.kind === SyntaxKind.TrueKeyword) return replaced(node, 'false');
  if (node.kind === SyntaxKind.FalseKeyword) return replaced(node, 'true');
  if (ts.isNumericLiteral(node))
    return NUMBER.test(node.getText()) ? replaced(node, nextFigure(node.getText())) : undefined;
  if (ts.isStringLiteral(node)) return isFigure(node) ? replaced(node, `'${nextFigure(node.text)}'`) : undefined;
  if (ts.isCallExpression(node)) return otherFunction(node.expression, imported);
  return undefined;
}

const isDefault = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken;

/** `a ?? b ?? c` takes no other operator without brackets. */
function isOfChain(node) {
  return isDefault(node) && (isDefault(node.left) || isDefault(node.parent));
}

function replaced(node, to) {
  return to === undefined ? undefined : { start: node.getStart(), end: node.getEnd(), from: node.getText(), to };
}

function withoutSign(node) {
  if (node.operator !== SyntaxKind.ExclamationToken && node.operator !== SyntaxKind.MinusToken) return undefined;
  return { start: node.getStart(), end: node.operand.getStart(), from: node.getText(), to: '' };
}

function isFigure(node) {
  const isArgument =
    ts.isCallExpression(node.parent) && ['percent', 'dollars'].includes(node.parent.expression.getText());
  return DECIMAL_TEXT.test(node.text) || (isArgument && NUMBER.test(node.text));
}

function otherFunction(callee, imported) {
  if (ts.isIdentifier(callee)) {
    const to = FUNCTIONS.get(callee.text);
    return to && imported.has(callee.text) && imported.has(to) ? replaced(callee, to) : undefined;
  }
  if (!ts.isPropertyAccessExpression(callee) || callee.expression.getText() !== 'Math') return undefined;
  return ['min', 'max'].includes(callee.name.text) ? replaced(callee.name, FUNCTIONS.get(callee.name.text)) : undefined;
}

/** One more in the last place that is written: 57_625 becomes 57626, 3_916.09 becomes 3916.10. */
function nextFigure(text) {
  const [whole, decimals = ''] = text.replaceAll('_', '').split('.');
  const next = String(BigInt(whole + decimals) + 1n).padStart(decimals.length + 1, '0');
  if (decimals === '') return next;
  return `${next.slice(0, -decimals.length)}.${next.slice(-decimals.length)}`;
}
