/**
 * Searches what the browser tests left behind (databases, files, outbox and logs of the servers under test) for what they
 * typed and were given: full taxpayer numbers, passwords, tokens and cookies.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSecrets } from './find-secrets.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tests = join(root, 'apps/web/e2e');
const places = ['e2e-data', 'e2e-postgres', 'e2e-plans', 'e2e-logs'].map((name) => join(root, '.cache', name));
/** Cookies, as the tests were given them; see `apps/web/e2e/remember-secrets.ts`. */
const given = join(root, '.cache/e2e-secrets');
/** Stands for a number that is missing. */
const NOT_SECRET = /^[0-]+$/;
/** What databases hold in statistics of their own. */
const ALL_DIGITS = '123456789';

function typed() {
  const texts = readdirSync(tests)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(tests, name), 'utf8'))
    .join('\n');
  const matches = (pattern) => [...new Set([...texts.matchAll(pattern)].map(([, text]) => text))];
  const numbers = matches(/['`](\d{3}-\d{2}-\d{4}|\d{2}-\d{7})['`]/g).filter((text) => !NOT_SECRET.test(text));
  const passwords = matches(/\bpassword(?:: string)? = '([^']{8,})'/gi);
  const withoutDashes = numbers.map((text) => text.replaceAll('-', '')).filter((text) => text !== ALL_DIGITS);
  return [
    ...[...numbers, ...withoutDashes].map((text) => ({ kind: 'a taxpayer number', text })),
    ...passwords.map((text) => ({ kind: 'a password', text })),
  ];
}

function wasGiven() {
  if (!existsSync(given)) return [];
  const lines = readdirSync(given).flatMap((name) => readFileSync(join(given, name), 'utf8').split('\n'));
  return [...new Set(lines.filter(Boolean))].map((text) => ({ kind: 'a cookie', text }));
}

if (process.argv.includes('--help')) {
  console.log(
    'node scripts/search-secrets.mjs: searches what the browser tests left behind for numbers, passwords and tokens.',
  );
} else {
  const secrets = [...typed(), ...wasGiven()];
  for (const kind of ['a taxpayer number', 'a password', 'a cookie']) {
    if (!secrets.some((secret) => secret.kind === kind))
      throw new Error(`The tests left no ${kind.slice(2)} to search for.`);
  }
  const missing = [places[0], places[2]].filter((place) => !existsSync(place));
  if (missing.length > 0) throw new Error(`The browser tests left nothing at ${missing.join(' and ')}.`);
  const { found, fileCount } = findSecrets(places, secrets);
  for (const line of found) console.log(line);
  console.log(`${secrets.length} secrets searched for in ${fileCount} files: ${found.length} found`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
