import { cents } from '@paperwage/values';
import fc from 'fast-check';
import { ToWords } from 'to-words/en-US';
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

  it('says of any amount what a well-kept library says, with the hyphens of a check', () => {
    const library = new ToWords();
    const dollars = fc.oneof(
      fc.integer({ min: 0, max: 1_100 }),
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 100) - 1 }),
    );
    fc.assert(
      fc.property(dollars, fc.integer({ min: 0, max: 99 }), (whole, rest) => {
        const [said, fraction] = amountInWords(cents(whole * 100 + rest)).split(' AND ');
        expect(said!.replaceAll('-', ' ')).toBe(library.convert(whole));
        expect(said!).not.toMatch(/ty (One|Two|Three|Four|Five|Six|Seven|Eight|Nine)\b/);
        expect(fraction).toBe(`${String(rest).padStart(2, '0')}/100 Dollars`);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses a negative amount', () => {
    expect(() => amountInWords(cents(-1))).toThrow(RangeError);
  });
});
