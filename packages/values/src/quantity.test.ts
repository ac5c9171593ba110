import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quantity } from './index.ts';
import { formatQuantity, NO_QUANTITY, parseQuantity, quantity } from './index.ts';

describe('quantity', () => {
  it('keeps four decimals', () => {
    expect(quantity(80)).toBe(800_000);
    expect(quantity(37.3333)).toBe(373_333);
    expect(quantity(0)).toBe(NO_QUANTITY);
  });
});

describe('parseQuantity', () => {
  it.each([
    ['80', 800_000],
    ['1,200.5', 12_005_000],
    ['.25', 2_500],
    ['37.3333', 373_333],
    ['37.33330', 373_333],
  ])('reads %s', (text, expected) => {
    expect(parseQuantity(text)).toBe(expected);
  });

  it.each(['', 'eighty', '1.23456', '8h', '1:30'])('knows that %j is no quantity', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });
});

describe('formatQuantity', () => {
  it.each([
    ['80', '80.00'],
    ['37.3333', '37.3333'],
    ['1200.5', '1,200.50'],
    ['0.125', '0.125'],
    ['-7.5', '-7.50'],
  ])('writes %s as %s', (text, expected) => {
    expect(formatQuantity(parseQuantity(text)!)).toBe(expected);
  });

  it('is read back as the same quantity', () => {
    const quantities = fc.integer({ min: -9e12, max: 9e12 }).map((value) => value as Quantity);
    fc.assert(
      fc.property(quantities, (value) => {
        expect(parseQuantity(formatQuantity(value))).toBe(value);
      }),
    );
  });
});
