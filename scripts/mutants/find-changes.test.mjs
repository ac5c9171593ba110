import { expect, it } from 'vitest';
import { applyChange, findChanges, noteCalls } from './find-changes.mjs';

const changed = (text) => findChanges('a.ts', text).map((change) => applyChange(text, change));

it('changes an operator to the one it is taken for', () => {
  expect(changed('a && b')).toEqual(['a || b']);
  expect(changed('a <= b')).toEqual(['a < b']);
  expect(changed('!a')).toEqual(['a']);
  expect(changed('-a')).toEqual(['a']);
  expect(changed('a ?? b')).toEqual(['a && b']);
  expect(changed('a ?? b ?? c')).toEqual(['((a ?? b) && c)', '((a) && b) ?? c']);
  expect(changed('Math.min(a, b)')).toEqual(['Math.max(a, b)']);
});

it('changes a function of money only to one that is imported, so that the file still runs', () => {
  expect(changed("import { min, max } from 'values';\nmin(a, b);")).toEqual([
    "import { min, max } from 'values';\nmax(a, b);",
  ]);
  expect(changed("import { min } from 'values';\nmin(a, b);")).toEqual([]);
});

it('changes a figure by one in its last place, as text too', () => {
  expect(changed('dollars(57_625)')).toEqual(['dollars(57626)']);
  expect(changed('dollars(3_916.09)')).toEqual(['dollars(3916.10)']);
  expect(changed("percent('1.95')")).toEqual(["percent('1.96')"]);
  expect(changed("percent('9')")).toEqual(["percent('10')"]);
  expect(changed("['010102', 'Hamilton', '0.99']")).toEqual(["['010102', 'Hamilton', '1.00']"]);
});

it('changes a flag, and leaves types, imports and other text alone', () => {
  expect(changed('let a: 1 | 2 = b;')).toEqual([]);
  expect(changed("import a from '1.5';")).toEqual([]);
  expect(changed('const a = { exempt: true };')).toEqual(['const a = { exempt: false };']);
});

it('says where the change is', () => {
  expect(findChanges('a.ts', 'let a =\n  b > 0;')).toMatchObject([
    { line: 2, column: 5, from: '>', to: '>=' },
    { line: 2, column: 7, from: '0', to: '1' },
  ]);
});

it('notes the calls of the innermost function around a change, and none where a module computes', () => {
  const numbered = (text) => findChanges('a.ts', text).map((change, index) => ({ ...change, number: index }));
  const noted = (text) => noteCalls('a.ts', text, numbered(text));
  expect(noted('const f = (a) => g(() => a > b);')).toBe(
    'const f = (a) => g(() => (globalThis.calledChanges?.add(0), a > b));',
  );
  expect(noted('function f(a = 1) { return a; }')).toBe(
    'function f(a = 1) {globalThis.calledChanges?.add(0); return a; }',
  );
  expect(noted('const a = 1;')).toBe('const a = 1;');
});
