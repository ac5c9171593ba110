import { cents } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('amountInWords', () => {
  it.each([
    [0, 'Zero AND 00/100 Dollars'],
    [5, 'Zero AND 05/100 Dollars'],
    [100, 'One AND 00/100 Dollars'],
    [2_100, 'Twenty-One AND 00/100 Dollars'],
    [238_970, 'Two Thousand Three Hundred Eighty-Nine AND 70/100 Dollars'],
    [9_000_007, 'Ninety Thousand AND 07/100 Dollars'],
    [100_000_010, 'One Million AND 10/100 Dollars'],
    [
      99_999_999_999,
      'Nine Hundred Ninety-Nine Million Nine Hundred Ninety-Nine Thousand Nine Hundred Ninety-Nine AND 99/100 Dollars',
    ],
  ])('writes %i cents', (amount, written) => {
    expect(amountInWords(cents(amount))).toBe(written);
  });

  it('refuses a negative amount', () => {
    expect(() => amountInWords(cents(-1))).toThrow(RangeError);
  });
});
