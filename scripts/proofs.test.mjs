/** The tests that `docs/proofs.md` names are there, and those of `npm test` don't wait for a release. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const rows = readFileSync(new URL('docs/proofs.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const TEST = /`([\w-]+(?:\.[\w-]+)*\.(?:test|spec)\.(?:tsx?|mjs))`/g;
/** `x.test.ts` stands for all of a kind. */
const namesIn = (cell) => [...cell.matchAll(TEST)].map(([, name]) => name).filter((name) => !name.startsWith('x.'));
const named = rows.flatMap(([, , always = '', atRelease = '']) => [
  ...namesIn(always).map((name) => ({ name, isAlways: true })),
  ...namesIn(atRelease).map((name) => ({ name, isAlways: false })),
]);

describe('the tests that the list of proofs names', () => {
  it('are many', () => {
    expect(named.length).toBeGreaterThan(30);
  });

  it.each(named)('$name is there', ({ name, isAlways }) => {
    const found = files.filter((file) => path.basename(file) === name);
    expect(found, name).not.toEqual([]);
    if (isAlways) expect(name).not.toContain('.release.');
  });
});
