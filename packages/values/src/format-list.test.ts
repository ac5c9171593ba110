import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it.each([
  [[], ''],
  [['2'], '2'],
  [['2', '4'], '2 and 4'],
  [['2', '4', '17'], '2, 4, and 17'],
])('%j is a list in words', (words, text) => {
  expect(formatList(words)).toBe(text);
});
