import { cents, quantity } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { amountFault, amountOf, countOf, payFor, quantityFault, quantityOf } from './amounts.ts';

describe('typed amounts', () => {
  it('are parsed by stripping commas', () => {
    expect(amountOf('1,234,567.80')).toBe(123_456_780);
    expect(quantityOf('1,200.5')).toBe(12_005_000);
  });

  it('count as 0 when empty', () => {
    for (const text of ['', '  ', '0.00']) {
      expect([amountOf(text), quantityOf(text), amountFault(text), quantityFault(text)]).toEqual([
        0,
        0,
        undefined,
        undefined,
      ]);
    }
  });

  it('count as 0 with a fault when they are no amounts', () => {
    for (const [text, fault] of [
      ['x', 'unreadable'],
      ['-1', 'negative'],
      ['1,000,000,000', 'tooLarge'],
    ] as const) {
      expect([amountOf(text), amountFault(text)]).toEqual([0, fault]);
      expect([quantityOf(text), quantityFault(text)]).toEqual([0, fault]);
    }
  });

  it('reach to 999,999,999.99', () => {
    expect(amountOf('999,999,999.99')).toBe(99_999_999_999);
    expect(amountFault('999,999,999.99')).toBeUndefined();
  });
});

describe('rate × hours', () => {
  it('is rounded to a cent', () => {
    expect(payFor(cents(1_005), quantity(0.5))).toBe(503);
    expect(payFor(cents(3_250), quantity(37.3333))).toBe(121_333);
  });

  it('is unknown beyond what a document can show', () => {
    expect(payFor(cents(99_999_999_999), quantity(1))).toBe(99_999_999_999);
    expect(payFor(cents(99_999_999_999), quantity(999_999))).toBeUndefined();
  });
});

describe('typed counts', () => {
  it('are whole numbers up to a most', () => {
    expect(['3', ' 12 ', '', '1.5', '-1', 'x', '100'].map((text) => countOf(text, 99))).toEqual([3, 12, 0, 0, 0, 0, 0]);
  });
});
