/**
 * Keeps docs/specification-coverage.md and docs/privacy.md true. The last column of every row names the test that proves
 * its statement, as `path/to/file.test.ts > name of the test`; that of the specification may say `planned`. A named test
 * that does not exist fails the check.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = [
  { page: 'docs/specification-coverage.md', columns: 2, leastRows: 200, mayBePlanned: true },
  { page: 'docs/privacy.md', columns: 3, leastRows: 40, mayBePlanned: false },
];

/** The last column of every table row, with its line number. */
function rows(text, columns) {
  return text.split('\n').flatMap((line, index) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (cells.length !== columns + 2 || /^-+$/.test(cells[1]) || cells[1] === 'Statement') return [];
    return [{ line: index + 1, proof: cells[columns] }];
  });
}

const texts = new Map();

function contents(file) {
  if (!texts.has(file))
    texts.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  return texts.get(file);
}

/** Why the proof does not hold, or undefined. Several proofs are separated by `;`. */
function flaw(proof, mayBePlanned) {
  if (proof === 'planned' && mayBePlanned) return undefined;
  for (const one of proof.split(';').map((part) => part.trim().replace(/^`|`$/g, ''))) {
    const [file, name] = one.split(' > ').map((part) => part.trim());
    if (!file || !name) return `names no test: write \`file > test name\`${mayBePlanned ? ', or `planned`' : ''}`;
    const text = contents(file);
    if (text === undefined) return `names ${file}, which does not exist`;
    const escaped = name.replace(/\\\|/g, '|');
    if (!["'", '"', '`'].some((quote) => text.includes(`${quote}${escaped}${quote}`)))
      return `names a test that ${file} does not have: ${escaped}`;
  }
  return undefined;
}

/** What is wrong with a page; says how many statements it has. */
function flawsOf({ page, columns, leastRows, mayBePlanned }) {
  const found = rows(readFileSync(join(root, page), 'utf8'), columns);
  const flaws = found.flatMap(({ line, proof }) => {
    const why = flaw(proof, mayBePlanned);
    return why ? [`${page}:${line} ${why}`] : [];
  });
  if (found.length < leastRows) {
    flaws.push(`${page} has ${found.length} rows; at least ${leastRows} statements were counted in what it proves`);
  }
  const planned = found.filter(({ proof }) => proof === 'planned').length;
  console.log(`${page}: ${found.length} statements: ${found.length - planned} with a test, ${planned} planned`);
  return flaws;
}

if (process.argv.includes('--help')) {
  const pages = PAGES.map(({ page }) => page).join(' and ');
  console.log(`node scripts/check-specification-coverage.mjs: checks that every test named in ${pages} exists.`);
} else {
  const flaws = PAGES.flatMap(flawsOf);
  for (const one of flaws) console.log(one);
  process.exitCode = flaws.length > 0 ? 1 : 0;
}
