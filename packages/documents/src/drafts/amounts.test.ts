import { quantity, unitPrice } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { amountFault, amountOf, countOf, payFor, priceFault, priceOf, quantityFault, quantityOf } from './amounts.ts';

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

  it('count as 0 with a fault where a comma groups no thousands: whether it is a decimal sign is unclear', () => {
    for (const text of ['8,5', '1.200,50', '1 234,5', '$12,50', '-8,5', ',5']) {
      expect([amountOf(text), quantityOf(text), priceOf(text)]).toEqual([0, 0, 0]);
      expect([amountFault(text), quantityFault(text), priceFault(text)]).toEqual(['comma', 'comma', 'comma']);
    }
    expect([amountFault('12,50 USD'), amountFault('1,200.50')]).toEqual(['unreadable', undefined]);
  });

  it('are too large, and not of too many decimals, however many digits they have', () => {
    for (const text of ['999999999999', '99999999999999', '9,999,999,999,999.50']) {
      expect([amountFault(text), quantityFault(text), priceFault(text)]).toEqual(['tooLarge', 'tooLarge', 'tooLarge']);
    }
    expect([amountFault('1.234'), quantityFault('1.23456')]).toEqual(['tooManyDecimals', 'tooManyDecimals']);
  });

  it('reach to 999,999,999.99', () => {
    expect(amountOf('999,999,999.99')).toBe(99_999_999_999);
    expect(amountFault('999,999,999.99')).toBeUndefined();
  });
});

describe('typed rates', () => {
  it('may have the three decimals of time and a half', () => {
    expect([priceOf('46.875'), priceFault('46.875')]).toEqual([468_750, undefined]);
    expect(payFor(priceOf('46.875'), quantity(10))).toBe(46_875);
  });

  it('with more decimals than count are told from what is no number', () => {
    expect(['46.87501', '1.5e3', '$ 12.345'].map((text) => priceFault(text))).toEqual([
      'tooManyDecimals',
      'unreadable',
      undefined,
    ]);
    expect(amountFault('46.875')).toBe('tooManyDecimals');
    expect(quantityFault('80.33333')).toBe('tooManyDecimals');
  });
});

describe('rate × hours', () => {
  it('is rounded to a cent', () => {
    expect(payFor(unitPrice(10.05), quantity(0.5))).toBe(503);
    expect(payFor(unitPrice(32.5), quantity(37.3333))).toBe(121_333);
  });

  it('is unknown beyond what a document can show', () => {
    expect(payFor(unitPrice(999_999_999.99), quantity(1))).toBe(99_999_999_999);
    expect(payFor(unitPrice(999_999_999.99), quantity(999_999))).toBeUndefined();
  });
});

describe('typed counts', () => {
  it('are whole numbers up to a most', () => {
    expect(['3', ' 12 ', '', '1.5', '-1', 'x', '100'].map((text) => countOf(text, 99))).toEqual([3, 12, 0, 0, 0, 0, 0]);
  });
});
