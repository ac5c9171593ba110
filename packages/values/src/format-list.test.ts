import { expect, it } from 'vitest';
import { formatList, joinWords } from './format-list.ts';

it.each([
  [[], ''],
  [['2'], '2'],
  [['2', '4'], '2 and 4'],
  [['2', '4', '17'], '2, 4, and 17'],
])('%j is a list in words', (words, text) => {
  expect(formatList(words)).toBe(text);
});

it('leaves out the last comma in a sentence that has others, and may offer a choice', () => {
  expect(joinWords([])).toBe('');
  expect(joinWords([2025])).toBe('2025');
  expect(joinWords(['Ohio', 'Iowa', 'Utah'])).toBe('Ohio, Iowa and Utah');
  expect(joinWords(['w2', '1099', 'invoice'], 'or')).toBe('w2, 1099 or invoice');
});
