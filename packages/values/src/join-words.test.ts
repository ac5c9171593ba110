import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

it('puts no comma before the last word, and may offer a choice', () => {
  expect(joinWords([])).toBe('');
  expect(joinWords([2025])).toBe('2025');
  expect(joinWords(['2', '4'])).toBe('2 and 4');
  expect(joinWords(['Ohio', 'Iowa', 'Utah'])).toBe('Ohio, Iowa and Utah');
  expect(joinWords(['w2', '1099', 'invoice'], 'or')).toBe('w2, 1099 or invoice');
});
