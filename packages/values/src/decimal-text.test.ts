import { describe, expect, it } from 'vitest';
import { hasOddComma } from './decimal-text.ts';

describe('a comma in a number', () => {
  it.each(['', '1200', '1,200', '1,200.50', '$ 12,345,678.9', '-1,200', ' 999,999 ', '1,200 %', '.5'])(
    'is a thousands separator, or there is none, in %j',
    (text) => {
      expect(hasOddComma(text)).toBe(false);
    },
  );

  it.each([
    '8,5',
    '1,2,3',
    '1,20',
    '1,2000',
    '1,200,5',
    '1200,5',
    '1234,567',
    ',5',
    '5,',
    '1,,200',
    '1.234,56',
    '0.1,234',
  ])('is none in %j', (text) => {
    expect(hasOddComma(text)).toBe(true);
  });
});
