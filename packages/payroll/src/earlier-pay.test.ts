import type { Cents } from '@paperwage/values';
import { add, calendarDate, cents, dollars, LARGEST_AMOUNT, times, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EarlierPay, PayInput, StateItemTax, StateItemTotals, TaxName } from './index.ts';
import { allRules, calculatePay, InvalidPayInputError, priorPay, repeatPay } from './index.ts';
import { amountOf, paidBefore, payment, w4 } from './payment.fixture.ts';
import { anyPayment } from './payment.arbitrary.ts';
import { payDatesBefore } from './pay-dates.ts';

const FEDERAL = ['federalIncomeTax', 'socialSecurity', 'medicare'] as const satisfies readonly TaxName[];

/** The same payments made one after another, each on its own pay date and told what was paid before it. */
function oneByOne(input: PayInput, payments: number): EarlierPay {
  const taxes: Record<string, Cents> = {};
  let yearToDate: PayInput['yearToDate'] = {
    socialSecurityWages: ZERO,
    medicareWages: ZERO,
    supplementalWages: ZERO,
  };
  let total = ZERO;
  let stateItems: StateItemTotals = {};
  for (const payDate of payDatesBefore(input.payDate, input.payFrequency, payments).reverse()) {
    const soFar = { ...yearToDate, socialSecurity: taxes.socialSecurity ?? ZERO };
    const paid = calculatePay({ ...input, payDate, yearToDate: soFar }, allRules);
    for (const { tax, amount } of paid.lines) taxes[tax] = add(taxes[tax] ?? ZERO, amount);
    for (const { tax, title, amount } of paid.lines) {
      if (title !== undefined)
        stateItems = { ...stateItems, [tax]: add(stateItems[tax as StateItemTax] ?? ZERO, amount) };
    }
    total = add(total, paid.total);
    yearToDate = {
      socialSecurityWages: add(yearToDate.socialSecurityWages, input.grossPay),
      medicareWages: add(yearToDate.medicareWages, input.grossPay),
      supplementalWages: add(yearToDate.supplementalWages, input.supplemental?.amount ?? ZERO),
      ...(Object.keys(stateItems).length === 0 ? {} : { stateItems }),
    };
  }
  return { grossPay: times(input.grossPay, payments), taxes, total, yearToDate };
}

/** A program that began after the last payment is named with a zero, so that its line has a year to date. */
function withoutZeros(earlier: EarlierPay): unknown {
  return JSON.parse(
    JSON.stringify(earlier, (_, value: unknown) => (value === 0 ? undefined : value)),
    (_, value) =>
      typeof value === 'object' && Object.keys(value as object).length === 0 ? undefined : (value as unknown),
  );
}

describe('repeatPay', () => {
  it('is the payments made one after another', () => {
    fc.assert(
      fc.property(anyPayment, fc.integer({ min: 1, max: 60 }), (input, payments) => {
        expect(withoutZeros(repeatPay(input, payments, allRules))).toEqual(withoutZeros(oneByOne(input, payments)));
      }),
    );
  });

  it.each(['VT', 'AL', 'OR'] as const)(
    'in %s follows the federal tax on bonuses of over a million in a year',
    (state) => {
      const bonus = { amount: dollars(400_000), method: 'flat' } as const;
      const input = payment({ state, payFrequency: 'MONTHLY', grossPay: dollars(420_000), supplemental: bonus });
      expect(withoutZeros(repeatPay(input, 5, allRules))).toEqual(withoutZeros(oneByOne(input, 5)));
    },
  );

  it('takes overtime by the rule of the day on which it was paid', () => {
    const payDate = calendarDate('2025-07-25');
    const input = payment({ state: 'AL', payFrequency: 'WEEKLY', payDate, overtime: dollars(300) });
    expect(withoutZeros(repeatPay(input, 8, allRules))).toEqual(withoutZeros(oneByOne(input, 8)));
  });

  it('is payments times one payment while no cap is in reach', () => {
    const input = payment({
      payFrequency: 'WEEKLY',
      grossPay: dollars(1_153.85),
      w4: w4({ step3Credits: dollars(500) }),
    });
    const one = calculatePay(input, allRules);
    const forty = repeatPay(input, 40, allRules);
    for (const tax of FEDERAL) expect(forty.taxes[tax]).toBe(times(amountOf(one, tax), 40));
    expect(forty.total).toBe(times(one.total, 40));
  });

  it('stops at the wage base and begins the additional Medicare tax', () => {
    const input = payment({ payFrequency: 'MONTHLY', grossPay: dollars(25_000) });
    const year = repeatPay(input, 12, allRules);
    expect(year.taxes.socialSecurity).toBe(dollars(11_439));
    expect(year.taxes.medicare).toBe(dollars(300_000 * 0.0145 + 100_000 * 0.009));
  });

  it('begins at zero, whatever the payment was told of the year', () => {
    const before = dollars(180_000);
    const yearToDate = { socialSecurityWages: before, medicareWages: before, supplementalWages: before };
    expect(repeatPay(payment({ yearToDate }), 3, allRules)).toEqual(repeatPay(payment(), 3, allRules));
    // Alabama subtracts the federal tax without that on the bonus, which is more above 1,000,000 a year.
    const bonus = payment({ state: 'AL', supplemental: { amount: dollars(500), method: 'flat' } });
    const million = { ...bonus, yearToDate: paidBefore(before, dollars(1_000_000)) };
    expect(repeatPay(million, 3, allRules)).toEqual(repeatPay(bonus, 3, allRules));
  });

  it('nothing was paid before the first payment', () => {
    const none = repeatPay(payment(), 0, allRules);
    expect(none).toMatchObject({ grossPay: 0, total: 0, taxes: { federalIncomeTax: 0, stateIncomeTax: 0 } });
  });

  it('leaves out a tax that is not held for the state', () => {
    const withoutStates = { ...allRules, states: [], places: [] };
    expect(Object.keys(repeatPay(payment({ state: 'MD' }), 2, withoutStates).taxes)).toEqual([...FEDERAL]);
  });

  it('can be told of as the year to date, however large the payments are', () => {
    const input = payment({ payFrequency: 'DAILY', grossPay: LARGEST_AMOUNT });
    const { yearToDate } = repeatPay(input, 259, allRules);
    const last = calculatePay({ ...input, yearToDate }, allRules);
    expect(amountOf(last, 'socialSecurity')).toBe(0);
    expect(priorPay(yearToDate.medicareWages, 259, input, allRules).taxes.socialSecurity).toBe(dollars(11_439));
  });

  it.each([-1, 1.5, Number.NaN, 367])('refuses %s payments', (payments) => {
    expect(() => repeatPay(payment(), payments, allRules)).toThrow(InvalidPayInputError);
  });
});

describe('priorPay', () => {
  it('divides the gross by the periods, calculates one and multiplies back', () => {
    const input = payment({ payFrequency: 'WEEKLY', grossPay: dollars(3_000) });
    const one = calculatePay({ ...input, grossPay: dollars(1_000) }, allRules);
    const prior = priorPay(dollars(20_000), 20, input, allRules);
    for (const tax of FEDERAL) expect(prior.taxes[tax]).toBe(times(amountOf(one, tax), 20));
    expect(prior.grossPay).toBe(dollars(20_000));
    expect(prior.yearToDate.socialSecurityWages).toBe(dollars(20_000));
  });

  it('is repeatPay when the gross divides evenly and no cap is in reach', () => {
    const input = payment({ grossPay: dollars(1_777.77) });
    expect(priorPay(times(input.grossPay, 18), 18, input, allRules)).toEqual(repeatPay(input, 18, allRules));
  });

  it('honors the caps by the whole, whatever the division rounds', () => {
    const atBase = priorPay(dollars(184_500), 7, payment(), allRules);
    expect(atBase.taxes.socialSecurity).toBe(dollars(11_439));
    const above = priorPay(dollars(250_000), 7, payment(), allRules);
    expect(above.taxes.socialSecurity).toBe(dollars(11_439));
    const additional = 450;
    expect(above.taxes.medicare).toBeGreaterThan(dollars(250_000 * 0.0145 + additional) - 10);
    expect(above.taxes.medicare).toBeLessThan(dollars(250_000 * 0.0145 + additional) + 10);
  });

  it('does not repeat a bonus of the payment it precedes', () => {
    const supplemental = { amount: dollars(500), method: 'flat' } as const;
    const withBonus = priorPay(dollars(10_000), 5, payment({ supplemental }), allRules);
    expect(withBonus).toEqual(priorPay(dollars(10_000), 5, payment(), allRules));
  });

  it('never takes more than was paid, nor a negative tax', () => {
    const gross = fc.integer({ min: 0, max: 100_000_000 }).map(cents);
    fc.assert(
      fc.property(anyPayment, gross, fc.integer({ min: 1, max: 260 }), (input, grossBefore, periods) => {
        const prior = priorPay(grossBefore, periods, input, allRules);
        expect(prior.total).toBeLessThanOrEqual(grossBefore);
        for (const tax of FEDERAL) expect(prior.taxes[tax]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([0, -3, 2.5])('refuses %s periods', (periods) => {
    expect(() => priorPay(dollars(100), periods, payment(), allRules)).toThrow(InvalidPayInputError);
  });

  it('refuses a gross that is no amount', () => {
    expect(() => priorPay(-1 as Cents, 3, payment(), allRules)).toThrow(InvalidPayInputError);
  });
});
