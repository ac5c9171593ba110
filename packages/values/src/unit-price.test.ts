import { describe, expect, it } from 'vitest';
import { dollars } from './money.ts';
import { quantity } from './quantity.ts';
import {
  dividePrice,
  formatUnitPrice,
  LARGEST_UNIT_PRICE,
  parseUnitPrice,
  timesQuantity,
  unitPrice,
} from './unit-price.ts';

describe('a unit price', () => {
  it('is read with up to four decimals and written with two at least', () => {
    expect(parseUnitPrice('46.875')).toBe(468_750);
    expect(parseUnitPrice('1,200')).toBe(12_000_000);
    expect(parseUnitPrice('0.12345')).toBeUndefined();
    expect(parseUnitPrice('x')).toBeUndefined();
    expect(['46.875', '32.5', '1,200', '0.0001'].map((text) => formatUnitPrice(parseUnitPrice(text)!))).toEqual([
      '46.875',
      '32.50',
      '1,200.00',
      '0.0001',
    ]);
  });
});

describe('timesQuantity', () => {
  it('is a rate times hours, half a cent up', () => {
    expect(timesQuantity(unitPrice(32.5), quantity(80))).toBe(dollars(2_600));
    expect(timesQuantity(unitPrice(46.875), quantity(10))).toBe(dollars(468.75));
    expect(timesQuantity(unitPrice(10), quantity(37.3333))).toBe(dollars(373.33));
    expect(timesQuantity(unitPrice(0.01), quantity(0.5))).toBe(1);
    expect(timesQuantity(unitPrice(0.01), quantity(0.4999))).toBe(0);
  });

  it('is exact beyond what floating point holds', () => {
    expect(timesQuantity(LARGEST_UNIT_PRICE, quantity(9_999.9999))).toBe(999_999_989_990_000);
  });
});

describe('dividePrice', () => {
  it('is a salary by its periods, half a cent up', () => {
    expect(dividePrice(unitPrice(65_000), 26)).toBe(dollars(2_500));
    expect(dividePrice(unitPrice(100_000), 24)).toBe(dollars(4_166.67));
    expect(dividePrice(unitPrice(0.01), 2)).toBe(1);
  });
});
