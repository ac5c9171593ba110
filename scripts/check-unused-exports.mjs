/**
 * Finds exports that no other file names. A name used only in its own file needs no `export`; a name used nowhere can
 * be deleted. Types are skipped: they are the contract of the functions that use them.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'generated', '.cache', '.git', 'fixtures']);

/** Entry points: loaded by name by a tool, so nothing imports what they export. */
const entryPoints = [
  /vite\.config\.ts$/,
  /playwright\.config\.ts$/,
  /e2e\/servers\.ts$/,
  /vitest\.(config|global-setup)\.ts$/,
  /\/entry-[a-z]+\.tsx?$/,
  /render-worker\.ts$/,
  /main\.ts$/,
  /\.test\.tsx?$/,
  /\.spec\.ts$/,
  /\.d\.m?ts$/,
  /\/bench\//,
  /\/rules\/2\d{3}\//,
];

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (skipped.has(name)) continue;
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(tsx?|mjs)$/.test(name)) yield path;
  }
}

function exportedNames(source) {
  const names = [];
  for (const statement of source.statements) {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name)) names.push(declaration.name.text);
      }
    } else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement) && statement.name) {
      names.push(statement.name.text);
    }
  }
  return names;
}

function identifiers(source) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function unusedExports() {
  const files = ['packages', 'apps', 'scripts', 'bench'].flatMap((folder) => [...sources(join(root, folder))]);
  const parsed = files.map((path) => {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    return { path: relative(root, path), names: exportedNames(source), words: identifiers(source) };
  });
  const problems = [];
  for (const file of parsed) {
    if (entryPoints.some((pattern) => pattern.test(file.path))) continue;
    for (const name of file.names) {
      if (!parsed.some((other) => other !== file && other.words.has(name))) problems.push(`${file.path}: ${name}`);
    }
  }
  return problems;
}

if (process.argv.includes('--help')) {
  console.log(
    'node scripts/check-unused-exports.mjs: lists exports that no other file names; fails when there are any.',
  );
} else {
  const problems = unusedExports();
  for (const problem of problems)
    console.log(`${problem} is exported and named nowhere else: drop the export, or the code.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
