#!/usr/bin/env node
/** `npm run strings`: lists every text that people read, so that new text can be read as strings alone. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findStrings } from './strings/find-strings.mjs';
import { parseChangedLines } from './strings/parse-changed-lines.mjs';

const HELP = `npm run strings [-- --since <commit>] [-- --count] [-- <part of a path> ...]

Lists every text that people read, by file and line: screens, messages, mail, PDF wording, API descriptions, scripts.
What is computed appears as {its expression}.

--since  Only the strings on lines changed since this commit, such as main or HEAD~3; changes not yet committed count.
--count  Only how many there are.`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Code whose text people read. Tests, examples and generated files are left out. */
const SOURCE = /^(?:apps\/[^/]+\/src|packages\/[^/]+\/src|scripts)\/.*\.(?:tsx?|mjs)$/;
const NOT_SOURCE =
  /\.(?:test|spec|fixture|arbitrary|d)\.(?:tsx?|mjs)$|\/(?:fixtures|testing|generated|flood|peers|durability)\/|\/test-[^/]+$/;
/** Titles of publications and names of places, as their sources print them. */
const AS_PRINTED = /^packages\/payroll\/src\/rules\/(?:\d{4}|editions|goldens|places|items|supplemental)\//;

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function listFiles(parts) {
  const tracked = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  return [...new Set(tracked)]
    .filter((path) => SOURCE.test(path) && !NOT_SOURCE.test(path) && !AS_PRINTED.test(path))
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .sort();
}

/** Gives a function that says whether a string was changed since the commit. */
function changedSince(commit) {
  const changed = parseChangedLines(git('diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', commit));
  const untracked = new Set(git('ls-files', '--others', '--exclude-standard').split('\n'));
  return (path, { line, lastLine }) =>
    untracked.has(path) || (changed.get(path) ?? []).some(([from, to]) => from <= lastLine && line <= to);
}

function readStrings(path) {
  try {
    return findStrings(path, readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    // Deleted, but not yet committed.
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function printStrings({ since, count }, parts) {
  const isListed = since === undefined ? () => true : changedSince(since);
  let total = 0;
  for (const path of listFiles(parts)) {
    const strings = readStrings(path).filter((one) => isListed(path, one));
    total += strings.length;
    if (count || strings.length === 0) continue;
    console.log(`\n${path}`);
    for (const { line, text } of strings) console.log(`${String(line).padStart(5)}  ${text}`);
  }
  console.log(`${count ? '' : '\n'}${total} strings`);
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    count: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) console.log(HELP);
else printStrings(options, positionals);
