import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS } from './builder-chunks.ts';

const ROOT = new URL('../../', import.meta.url);
const FILES = ['apps/web/src', 'packages'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);

/** `a/(?:b|c)d` as `a/bd` and `a/cd`; what must not follow and character classes stay as they are. */
function waysThrough(pattern: string): readonly string[] {
  const [ways, rest] = readWays(pattern);
  if (rest !== '') throw new Error(`A closing bracket too many: ${rest}`);
  return ways;
}

/** The ways up to a closing bracket, and what stands from there on. */
function readWays(pattern: string): readonly [ways: readonly string[], rest: string] {
  const done: string[] = [];
  let ways: readonly string[] = [''];
  let rest = pattern;
  while (rest !== '' && !rest.startsWith(')')) {
    if (rest.startsWith('|')) {
      done.push(...ways);
      ways = [''];
      rest = rest.slice(1);
    } else if (rest.startsWith('(?:')) {
      const [inner, after] = readWays(rest.slice(3));
      const isOptional = after.startsWith(')?');
      ways = ways.flatMap((way) => [...inner, ...(isOptional ? [''] : [])].map((one) => way + one));
      rest = after.slice(isOptional ? 2 : 1);
    } else {
      const [part] = /^(?:\\.|\[(?:\\.|[^\]\\])*\][+*]?|\(\?!(?:\\.|\[(?:\\.|[^\]\\])*\]|[^)\\])*\)|.)/.exec(rest)!;
      ways = ways.map((way) => way + part);
      rest = rest.slice(part.length);
    }
  }
  return [[...done, ...ways], rest];
}

it('reads alternatives, what may be left out, and what must not follow', () => {
  expect(waysThrough('a/(?:b|(?:c-)?d)\\.|e[|/]f(?!g|h)')).toEqual(['a/b\\.', 'a/c-d\\.', 'a/d\\.', 'e[|/]f(?!g|h)']);
});

it.each(Object.entries(PARTS))('%s names files that there are, each of its parts', (_, part) => {
  const ways = waysThrough(part.source);
  expect(ways.length).toBeGreaterThan(1);
  expect(ways.filter((way) => !FILES.some((file) => new RegExp(way).test(file)))).toEqual([]);
});
