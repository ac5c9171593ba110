import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, cents, LARGEST_AMOUNT, sum } from './index.ts';

const amounts = fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }).map(cents);
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((all) => all.some((weight) => weight > 0));

describe('allocate', () => {
  it('gives the cents left over to the largest remainders, the earlier first', () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(101), [1, 1, 1])).toEqual([34, 34, 33]);
    expect(allocate(cents(100), [1, 2, 3])).toEqual([17, 33, 50]);
    expect(allocate(cents(5), [0, 3, 7])).toEqual([0, 2, 3]);
    expect(allocate(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('adds up to the whole', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, all) => {
        expect(sum(allocate(amount, all))).toBe(amount);
      }),
    );
  });

  it('keeps every part within a cent of its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, all) => {
        const total = BigInt(all.reduce((whole, weight) => whole + weight, 0));
        allocate(amount, all).forEach((part, index) => {
          const off = BigInt(part) * total - BigInt(amount) * BigInt(all[index]!);
          expect(off < 0n ? -off : off).toBeLessThan(total);
        });
      }),
    );
  });

  it('gives nothing for a weight of zero, and no negative zero', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, all) => {
        allocate(amount, all).forEach((part, index) => {
          if (all[index] === 0) expect(part).toBe(0);
          expect(Object.is(part, -0)).toBe(false);
        });
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[-1, 2]], [[Number.NaN, 1]]])('refuses the weights %j', (wrong) => {
    expect(() => allocate(cents(10), wrong)).toThrow(RangeError);
  });
});
