/** Finds the text that people read in a source file: JSX text, attributes, messages, descriptions and labels. */
import ts from 'typescript';

/** What these properties and attributes hold is read by people, even if it is a single lowercase word. */
const TEXT_NAMES = new Set(
  (
    'alt answer aria-description aria-label aria-roledescription caption description detail error heading help hint label ' +
    'message more note plural question singular subject subtitle summary text title tooltip unit words'
  ).split(' '),
);
/** What these hold is read by machines, whatever it looks like. */
const MACHINE_NAMES = new Set(
  (
    'accept action autoComplete charset className code contentType cookie d dateTime election event field fontFamily form format ' +
    'headers href htmlFor id inputMode key kind lang mode name.html operationId path pattern points rel role src style tag ' +
    'tags target tone transform type url viewBox'
  ).split(' '),
);
/** Calls whose text is a query, a selector or a search, not something to read. */
const MACHINE_CALLS = new Set(
  (
    'closest eb endsWith exec getElementById has hasOwn includes indexOf innerJoin leftJoin matchMedia matches prepare ' +
    'querySelector querySelectorAll replace replaceAll selectFrom split startsWith where'
  ).split(' '),
);

/**
 * The strings of one source file, in order: `{ line, lastLine, text }`. What is computed appears as `{its expression}`.
 * `fileName` decides whether JSX is read.
 */
export function findStrings(fileName, content) {
  const source = ts.createSourceFile(fileName, content, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, text) => {
    const clean = collapse(text);
    if (!hasWord(clean)) return;
    found.push({ line: lineAt(source, node.getStart(source)), lastLine: lineAt(source, node.getEnd()), text: clean });
  };
  const visit = (node) => {
    if (isForMachines(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) visitElement(node);
    else if (isText(node)) visitText(node);
    else ts.forEachChild(node, visit);
  };
  const visitElement = (node) => {
    if (!node.children.some((child) => ts.isJsxText(child) && hasWord(child.text))) {
      ts.forEachChild(node, visit);
      return;
    }
    const first = node.children.find((child) => !ts.isJsxText(child) || child.text.trim() !== '');
    add(first, textOfChildren(node.children));
    if (ts.isJsxElement(node)) visit(node.openingElement);
    node.children.forEach((child) => visitInside(child));
  };
  // The text of a child is part of its parent's; its attributes and computed parts are strings of their own.
  const visitInside = (child) => {
    if (ts.isJsxText(child)) return;
    if (ts.isJsxElement(child)) {
      visit(child.openingElement);
      child.children.forEach(visitInside);
    } else if (ts.isJsxFragment(child)) child.children.forEach(visitInside);
    else if (!isPlainText(child)) visit(child);
  };
  const visitText = (node) => {
    const text = textOf(node);
    if (isRead(node, text)) add(node, text);
    forEachComputedPart(node, visit);
  };
  visit(source);
  return found;
}

function lineAt(source, position) {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** Tags of templates that are read by machines; any other tag, such as `say`, makes a sentence. */
const MACHINE_TAGS = new Set(['sql', 'css', 'String.raw']);

/** Code in which no text is read: imports, types and queries. */
function isForMachines(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return MACHINE_TAGS.has(node.tag.getText());
  if (ts.isRegularExpressionLiteral(node)) return true;
  return false;
}

function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isJoined(node) || ts.isJsxText(node);
}

/** `'a ' + 'b'`: one text, written on several lines. */
function isJoined(node) {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    [node.left, node.right].some((side) => isText(side))
  );
}

function forEachComputedPart(node, visit) {
  if (ts.isTemplateExpression(node)) node.templateSpans.forEach(({ expression }) => visit(expression));
  else if (isJoined(node)) {
    for (const side of [node.left, node.right]) {
      if (isText(side)) forEachComputedPart(side, visit);
      else visit(side);
    }
  }
}

function textOf(node) {
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`);
    return [node.head.text, ...spans].join('');
  }
  if (isJoined(node)) return [node.left, node.right].map(textOf).join('');
  return isText(node) ? node.text : `{${node.getText()}}`;
}

function textOfChildren(children) {
  return children
    .map((child) => {
      if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? '' : child.text;
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return textOfChildren(child.children);
      if (isPlainText(child)) return child.expression.text;
      return ts.isJsxExpression(child) && child.expression ? `{${child.expression.getText()}}` : ' ';
    })
    .join('');
}

function isPlainText(node) {
  return ts.isJsxExpression(node) && node.expression !== undefined && ts.isStringLiteralLike(node.expression);
}

/** Whether people read this text: by the name it is given to, or because it is a sentence or a capitalized word. */
function isRead(node, text) {
  const { parent } = node;
  if (ts.isJsxText(node)) return true;
  if (isName(node, parent) || isCompared(parent) || isMachineCall(node, parent)) return false;
  const written = literalParts(node, text);
  const name = givenName(node);
  // Only the text itself: an element given as `action`, or a schema described as `path`, holds text of its own.
  if (MACHINE_NAMES.has(name)) return false;
  if (TEXT_NAMES.has(name)) {
    const [first = '', ...others] = wordsOf(written);
    return others.length > 0 || isPlainWord(first) || isCapitalized(first);
  }
  return looksLikeText(written);
}

/** Only what is written in the file says whether a text is read; the code of its computed parts does not. */
function literalParts(node, text) {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
  }
  return isJoined(node) ? [node.left, node.right].map((side) => literalParts(side, textOf(side))).join('') : text;
}

function isName(node, parent) {
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && MACHINE_CALLS.has(parent.name.text)) ||
    ts.isExpressionStatement(parent) ||
    ts.isExternalModuleReference(parent)
  );
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

function isCompared(parent) {
  return ts.isCaseClause(parent) || (ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind));
}

function isMachineCall(node, parent) {
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  const called = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression;
  return MACHINE_CALLS.has(called.getText());
}

/** The property, attribute, parameter default or constant that a text is given to, through conditions and lists. */
function givenName(node) {
  let at = node;
  while (isPassedThrough(at.parent, at)) at = at.parent;
  const { parent } = at;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isJsxAttribute(parent)) {
    return nameOf(parent.name);
  }
  return '';
}

function isPassedThrough(parent, child) {
  return (
    (ts.isConditionalExpression(parent) && parent.condition !== child) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isJsxExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.right === child)
  );
}

function nameOf(name) {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();
}

/**
 * A sentence, some words, a name with a word in capitals (`ZIP code`, `NJ SDI`), or one capitalized word such as a label;
 * not `camelCase`, `A_CONSTANT`, a path, a call (`GET /api/health`) or a style.
 */
function looksLikeText(text) {
  const words = wordsOf(text).filter(hasWord);
  const plain = words.filter(isPlainWord);
  if (words.length > 1) {
    if (plain.length >= 2 || (words.some(isAcronym) && !words.some(isAddress))) return true;
    return plain.length === 1 && words.length <= 3 && isCapitalized(plain[0]);
  }
  return plain.length === 1 && isCapitalized(plain[0]);
}

/** `ZIP`, `PAYER’S`. */
function isAcronym(word) {
  const bare = stripPunctuation(word);
  return bare.length > 1 && [...bare].every((one) => isLetter(one) && one === one.toUpperCase());
}

function isAddress(word) {
  return word.startsWith('/');
}

function isPlainWord(word) {
  const bare = stripPunctuation(word);
  if (bare.length < 2) return false;
  return [...bare.slice(1)].every((one) => isLetter(one) && one === one.toLowerCase()) && isLetter(bare[0]);
}

function isCapitalized(word) {
  const [first = ''] = stripPunctuation(word);
  return first !== first.toLowerCase();
}

const PUNCTUATION = new Set('.,:;!?()"“”‘’…-–{}');

function stripPunctuation(word) {
  // An apostrophe within a word; a word in straight quotes is one for machines.
  return [...word].filter((one, at) => !PUNCTUATION.has(one) && !(one === "'" && at > 0)).join('');
}

function isLetter(one) {
  return one.toLowerCase() !== one.toUpperCase();
}

function hasWord(text) {
  return [...text].some(isLetter);
}

function wordsOf(text) {
  return text.split(/\s+/).filter(Boolean);
}

function collapse(text) {
  return wordsOf(text).join(' ');
}
