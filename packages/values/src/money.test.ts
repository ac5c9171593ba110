import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from './index.ts';
import {
  add,
  cents,
  divide,
  dollars,
  formatMoney,
  LARGEST_AMOUNT,
  max,
  min,
  negate,
  parseMoney,
  subtract,
  sum,
  times,
  wholeDollars,
  wholeDollarsUp,
  ZERO,
} from './index.ts';

const amounts = fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }).map(cents);

describe('cents', () => {
  it('takes whole numbers only', () => {
    expect(cents(-5)).toBe(-5);
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(wrong)).toThrow(RangeError);
  });

  it('refuses a result that is no longer exact', () => {
    const edge = cents(Number.MAX_SAFE_INTEGER);
    expect(() => add(edge, cents(1))).toThrow(RangeError);
    expect(() => subtract(negate(edge), cents(1))).toThrow(RangeError);
    expect(() => times(edge, 2)).toThrow(RangeError);
    expect(() => sum([edge, edge])).toThrow(RangeError);
  });

  it('goes to whole dollars, half a dollar up or up from the first cent', () => {
    const amounts = [dollars(130), dollars(130.01), dollars(130.49), dollars(130.5), dollars(-0.5)];
    expect(amounts.map(wholeDollars)).toEqual([130, 130, 130, 131, 0].map(dollars));
    expect(amounts.map(wholeDollarsUp)).toEqual([130, 131, 131, 131, 0].map(dollars));
  });

  it('has no negative zero', () => {
    expect(Object.is(negate(ZERO), 0)).toBe(true);
    expect(Object.is(divide(cents(-1), 3), 0)).toBe(true);
    expect(Object.is(parseMoney('-0'), 0)).toBe(true);
    expect(Object.is(times(cents(-5), 0), 0)).toBe(true);
  });
});

describe('dollars', () => {
  it('reads figures as publications print them', () => {
    expect(dollars(184_500)).toBe(18_450_000);
    expect(dollars(96_489.63)).toBe(9_648_963);
    expect(dollars(1.1)).toBe(110);
    expect(dollars(-0.05)).toBe(-5);
  });

  it('is exact for every amount of two decimals', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(dollars(Number(formatMoney(amount).replaceAll(',', '')))).toBe(amount);
      }),
    );
  });

  it('refuses a third decimal', () => {
    expect(() => dollars(1.005)).toThrow(RangeError);
    expect(() => dollars(0.001)).toThrow(RangeError);
  });
});

describe('divide', () => {
  it('rounds half away from zero', () => {
    expect(divide(cents(5), 2)).toBe(3);
    expect(divide(cents(-5), 2)).toBe(-3);
    expect(divide(cents(7), 3)).toBe(2);
    expect(divide(cents(100), 52)).toBe(2);
  });

  it('is never further than half a cent away', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 366 }), (amount, divisor) => {
        expect(Math.abs(divide(amount, divisor) * divisor - amount) * 2).toBeLessThanOrEqual(divisor);
      }),
    );
  });

  it('refuses zero and negative divisors', () => {
    for (const divisor of [0, -1, Number.NaN]) expect(() => divide(cents(1), divisor)).toThrow(RangeError);
  });
});

describe('min, max and sum', () => {
  it('order and add', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(add(min(a, b), max(a, b))).toBe(sum([a, b]));
        expect(min(a, b)).toBeLessThanOrEqual(max(a, b));
      }),
    );
    expect(sum([])).toBe(ZERO);
  });
});

describe('parseMoney', () => {
  it.each([
    ['1,200', 120_000],
    ['1,200.5', 120_050],
    ['.5', 50],
    ['5.', 500],
    ['$ 32.50', 3_250],
    [' 1 000.00 ', 100_000],
    ['-12.34', -1_234],
    ['\u221212.34', -1_234],
    ['0', 0],
    ['1.230', 123],
    ['007', 700],
    ['999,999,999.99', LARGEST_AMOUNT],
  ])('reads %s', (text, expected) => {
    expect(parseMoney(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '$',
    'abc',
    '1.2.3',
    '1e3',
    '--1',
    '1-',
    'NaN',
    'Infinity',
    '1.234',
    '99999999999999999',
  ])('knows that %j is no amount', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it('never throws and never gives anything but whole cents', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseMoney(text);
        expect(parsed === undefined || Number.isSafeInteger(parsed)).toBe(true);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [120_000, '1,200.00'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [-123_456_789, '-1,234,567.89'],
    [LARGEST_AMOUNT, '999,999,999.99'],
  ])('writes %s cents', (amount, expected) => {
    expect(formatMoney(amount as Cents)).toBe(expected);
  });

  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });
});
