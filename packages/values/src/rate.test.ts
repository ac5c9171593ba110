import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents, Rate } from './index.ts';
import {
  applyRate,
  basePlusRate,
  cents,
  divide,
  dollars,
  formatRate,
  LARGEST_AMOUNT,
  parseRate,
  percent,
  rateWithin,
  ZERO,
} from './index.ts';

const amounts = fc.integer({ min: 0, max: LARGEST_AMOUNT }).map(cents);
const rates = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts as Rate);

/** Half away from zero, on fractions of whole numbers of any size. */
function exactly(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * magnitude + denominator) / (2n * denominator));
  return numerator < 0n && rounded !== 0 ? -rounded : rounded;
}

describe('percent', () => {
  it('reads a printed percentage', () => {
    expect(percent('6.2')).toBe(62_000);
    expect(percent('1.45')).toBe(14_500);
    expect(percent('0.9')).toBe(9_000);
    expect(percent('100')).toBe(1_000_000);
    expect(percent('0.4255')).toBe(4_255);
  });

  it.each(['', 'six', '6.20001', '1e2'])('refuses %j', (text) => {
    expect(() => percent(text)).toThrow(RangeError);
  });
});

describe('parseRate', () => {
  it('reads a percentage as it is typed', () => {
    expect(parseRate('8.25')).toBe(82_500);
    expect(parseRate(' 8.25 % ')).toBe(82_500);
    expect(parseRate('-1')).toBe(-10_000);
  });

  it.each(['', 'eight', '8.20001', '%'])('reads no rate in %j', (text) => {
    expect(parseRate(text)).toBeUndefined();
  });
});

describe('rateWithin', () => {
  it('is the tax within a price that includes it', () => {
    expect(rateWithin(cents(10_825), percent('8.25'))).toBe(825);
    expect(rateWithin(cents(100), percent('100'))).toBe(50);
    expect(rateWithin(cents(100), percent('0'))).toBe(0);
  });

  it('is that rate on the rest, exactly rounded', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        expect(rateWithin(amount, rate)).toBe(exactly(BigInt(amount) * BigInt(rate), 1_000_000n + BigInt(rate)));
      }),
    );
  });
});

describe('formatRate', () => {
  it.each(['6.2', '1.45', '22', '0.9', '0', '0.4255', '100', '10.02'])('writes %s%% as it is printed', (text) => {
    expect(formatRate(percent(text))).toBe(`${text}%`);
  });

  it('writes a negative rate', () => {
    expect(formatRate(percent('-1.5'))).toBe('-1.5%');
  });
});

describe('applyRate', () => {
  it('rounds half away from zero', () => {
    expect(applyRate(cents(50), percent('1'))).toBe(1);
    expect(applyRate(cents(49), percent('1'))).toBe(0);
    expect(applyRate(cents(-50), percent('1'))).toBe(-1);
    expect(applyRate(dollars(1_153.85), percent('6.2'))).toBe(dollars(71.54));
  });

  it('is exact for every amount a document holds', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        expect(applyRate(amount, rate)).toBe(exactly(BigInt(amount) * BigInt(rate), 1_000_000n));
      }),
    );
  });
});

describe('basePlusRate', () => {
  it('rounds once, after the division', () => {
    // 2,480 + 12% of 23,500.52 is 5,300.0624; a 52nd of it is 101.924...
    expect(basePlusRate(dollars(2_480), percent('12'), dollars(23_500.52), 52)).toBe(dollars(101.92));
    // Rounding 0.5 cents up first and then halving would give 1.
    expect(basePlusRate(ZERO, percent('50'), cents(1), 2)).toBe(0);
  });

  it('is the base where there is no excess, and the rate where there is no base', () => {
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 1, max: 260 }), (amount, rate, divisor) => {
        expect(basePlusRate(amount, rate, ZERO, divisor)).toBe(divide(amount, divisor));
        expect(basePlusRate(ZERO, rate, amount)).toBe(applyRate(amount, rate));
      }),
    );
  });

  it('is exact beyond what floating point holds', () => {
    const yearly = fc.integer({ min: 0, max: LARGEST_AMOUNT * 260 }).map(cents);
    fc.assert(
      fc.property(amounts, rates, yearly, fc.integer({ min: 1, max: 260 }), (base, rate, amount, divisor) => {
        const numerator = BigInt(base) * 1_000_000n + BigInt(amount) * BigInt(rate);
        expect(basePlusRate(base, rate, amount, divisor)).toBe(exactly(numerator, 1_000_000n * BigInt(divisor)));
      }),
    );
  });

  it('refuses a divisor that is not above zero, however large the amount', () => {
    for (const amount of [cents(1), LARGEST_AMOUNT, 9e15 as Cents]) {
      expect(() => basePlusRate(ZERO, percent('37'), amount, 0)).toThrow(RangeError);
    }
  });
});
