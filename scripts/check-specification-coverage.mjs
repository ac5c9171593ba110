/**
 * Keeps docs/specification-coverage.md true. Every row names the test that proves its statement, as
 * `path/to/file.test.ts > name of the test`, or says `planned`. A named test that does not exist fails the check.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = 'docs/specification-coverage.md';
const leastRows = 200;

/** The proof column of every table row, with its line number. */
function rows(text) {
  return text.split('\n').flatMap((line, index) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (cells.length !== 4 || /^-+$/.test(cells[1]) || cells[1] === 'Statement') return [];
    return [{ line: index + 1, statement: cells[1], proof: cells[2] }];
  });
}

const texts = new Map();

function contents(file) {
  if (!texts.has(file))
    texts.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  return texts.get(file);
}

/** Why the proof does not hold, or undefined. Several proofs are separated by `;`. */
function flaw(proof) {
  if (proof === 'planned') return undefined;
  for (const one of proof.split(';').map((part) => part.trim().replace(/^`|`$/g, ''))) {
    const [file, name] = one.split(' > ').map((part) => part.trim());
    if (!file || !name) return 'names no test: write `file > test name`, or `planned`';
    const text = contents(file);
    if (text === undefined) return `names ${file}, which does not exist`;
    const escaped = name.replace(/\\\|/g, '|');
    if (!["'", '"', '`'].some((quote) => text.includes(`${quote}${escaped}${quote}`)))
      return `names a test that ${file} does not have: ${escaped}`;
  }
  return undefined;
}

if (process.argv.includes('--help')) {
  console.log(`node scripts/check-specification-coverage.mjs: checks that every test named in ${page} exists.`);
} else {
  const found = rows(readFileSync(join(root, page), 'utf8'));
  const flaws = found.flatMap(({ line, proof }) => {
    const why = flaw(proof);
    return why ? [`${page}:${line} ${why}`] : [];
  });
  if (found.length < leastRows)
    flaws.push(`${page} has ${found.length} rows; at least ${leastRows} statements were counted in the specification`);
  for (const one of flaws) console.log(one);
  const planned = found.filter(({ proof }) => proof === 'planned').length;
  console.log(`${found.length} statements: ${found.length - planned} with a test, ${planned} planned`);
  process.exitCode = flaws.length > 0 ? 1 : 0;
}
