import type { Cents } from '@paperwage/values';
import {
  add,
  calendarDate,
  cents,
  dollars,
  LARGEST_AMOUNT,
  min,
  STATE_CODES,
  sum,
  times,
  ZERO,
} from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EarlierPay, PayInput, PayTaxes, TaxName } from '../index.ts';
import {
  allRules,
  calculatePay,
  InvalidPayInputError,
  PAY_FREQUENCIES,
  priorPay,
  repeatPay,
  yearToDateWages,
} from '../index.ts';
import { amountOf, paidBefore, payment, w4 } from '../testing/payment.fixture.ts';
import { anyLocalPayment, anyPayment } from '../testing/payment.arbitrary.ts';
import { payDatesBefore } from '../calendar/pay-dates.ts';
import { paymentsBefore } from '../calendar/payments-of-year.ts';
import { anyPaymentWithPreTax } from '../testing/pre-tax.arbitrary.ts';

const FEDERAL = ['federalIncomeTax', 'socialSecurity', 'medicare'] as const satisfies readonly TaxName[];

const PITTSBURGH = { locality: 'Pittsburgh' } as const;
const SERVICES = 'named:Pittsburgh local services tax';

/** `npm test` draws a fifth of the cases of `npm run test:all`. */
const runsOf = (all: number) => (process.env.TEST_ALL ? all : Math.ceil(all / 5));

/** The same payments made one after another, each on its own pay date and given what was paid before it. */
function oneByOne(input: PayInput, payments: number): EarlierPay {
  const taxes: Record<string, Cents> = {};
  const stateItems: Record<string, Cents> = {};
  let yearToDate: PayInput['yearToDate'] = paidBefore(ZERO);
  let paidSoFar = 0;
  for (const payDate of payDatesBefore(input.payDate, input.payFrequency, payments).reverse()) {
    const { socialSecurity = ZERO } = taxes;
    const paid = calculatePay({ ...input, payDate, yearToDate: { ...yearToDate, socialSecurity } }, allRules);
    for (const { tax, title, amount } of paid.lines) {
      taxes[tax] = add(taxes[tax] ?? ZERO, amount);
      if (title !== undefined) stateItems[tax] = taxes[tax];
    }
    paidSoFar += 1;
    yearToDate = {
      ...baseWages(input, paidSoFar),
      socialSecurityWages: add(yearToDate.socialSecurityWages, taxableOf(paid, 'medicare')),
      medicareWages: add(yearToDate.medicareWages, taxableOf(paid, 'medicare')),
      supplementalWages: add(
        yearToDate.supplementalWages,
        min(input.supplemental?.amount ?? ZERO, taxableOf(paid, 'federalIncomeTax')),
      ),
      stateItems: { ...stateItems },
    };
  }
  return { grossPay: times(input.grossPay, payments), taxes, total: sum(Object.values(taxes)), yearToDate };
}

/** What the programs of the state count towards their bases. */
function baseWages({ grossPay, state, preTaxDeductions = [], tips = ZERO }: PayInput, payments: number) {
  const deducted = preTaxDeductions.map((one) => ({ ...one, amount: times(one.amount, payments) }));
  const paid = { grossPay: times(grossPay, payments), preTaxDeductions: deducted, tips: times(tips, payments) };
  return yearToDateWages(paid, state, allRules);
}

/** The wages of a payment that a tax is taken of. */
function taxableOf({ lines }: PayTaxes, tax: TaxName): Cents {
  return lines.find((line) => line.tax === tax)!.taxable;
}

/** A program that began after the last payment is named with a zero, so that its line has a year to date. */
function withoutZeros(earlier: EarlierPay): unknown {
  return JSON.parse(
    JSON.stringify(earlier, (_, value: unknown) => (value === 0 ? undefined : value)),
    (_, value) =>
      typeof value === 'object' && Object.keys(value as object).length === 0 ? undefined : (value as unknown),
  );
}

const repeated = (input: PayInput, payments: number) => repeatPay(input, payments, allRules);

describe('repeatPay', () => {
  it('is the payments made one after another', () => {
    fc.assert(
      fc.property(anyPayment, fc.integer({ min: 1, max: 60 }), (input, payments) => {
        expect(withoutZeros(repeatPay(input, payments, allRules))).toEqual(withoutZeros(oneByOne(input, payments)));
      }),
    );
  });

  it('is so with pre-tax deductions, overtime, tips and a home in another state', () => {
    fc.assert(
      fc.property(anyPaymentWithPreTax, fc.integer({ min: 1, max: 60 }), (input, payments) => {
        expect(withoutZeros(repeatPay(input, payments, allRules))).toEqual(withoutZeros(oneByOne(input, payments)));
      }),
      { numRuns: runsOf(300) },
    );
  });

  it.each(STATE_CODES)('in %s is so for every frequency up to the end of the year', (state) => {
    const certain = fc.record({ input: anyPaymentWithPreTax, payFrequency: fc.constantFrom(...PAY_FREQUENCIES) });
    fc.assert(
      fc.property(certain, ({ input, payFrequency }) => {
        // What one state alone asks would be refused in another.
        const asked = { elections: { additionalWithholding: input.elections?.additionalWithholding ?? ZERO } };
        const inState = { ...input, ...asked, state, payFrequency };
        const last = { ...inState, payDate: calendarDate(`${input.payDate.slice(0, 4)}-12-28`) };
        const payments = paymentsBefore(last.payDate, payFrequency);
        expect(withoutZeros(repeatPay(last, payments, allRules))).toEqual(withoutZeros(oneByOne(last, payments)));
      }),
      { numRuns: runsOf(8) },
    );
  });

  it('is so for places of every kind', () => {
    fc.assert(
      fc.property(anyLocalPayment, fc.double({ min: 0, max: 1, noNaN: true }), (input, part) => {
        const payments = Math.floor(part * paymentsBefore(input.payDate, input.payFrequency));
        expect(withoutZeros(repeatPay(input, payments, allRules))).toEqual(withoutZeros(oneByOne(input, payments)));
      }),
      { numRuns: runsOf(200) },
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

  it('repeats every local line', () => {
    const { taxes, total } = repeated(payment({ state: 'PA', elections: PITTSBURGH }), 10);
    // 3 % of 2,000.00 and 2.00, ten times.
    expect(taxes).toMatchObject({ 'named:Pittsburgh': dollars(600), [SERVICES]: dollars(20) });
    expect(total).toBe(sum(Object.values(taxes).map((amount) => amount ?? ZERO)));
  });

  it('takes a monthly fee once a month', () => {
    // Before November 20, 2026, every two weeks: November 6, October 23 and 9, September 25 and 11.
    const input = payment({ state: 'CO', elections: { workLocality: 'Denver' } });
    expect(repeated(input, 5).taxes).toMatchObject({ 'named:Denver': dollars(17.25) });
    expect(repeated(input, 1).taxes).toMatchObject({ 'named:Denver': dollars(5.75) });
  });

  it('stops at a wage base as the year goes on', () => {
    // Florence, 2 % to 184,500 in 2026: 18 payments of 10,000 a month would be beyond it.
    const elections = { workLocality: 'Florence' };
    const input = payment({ state: 'KY', elections, payFrequency: 'SEMI_MONTHLY', grossPay: dollars(10_000) });
    expect(repeated(input, 20).taxes).toMatchObject({ 'named:Florence': dollars(3_690) });
  });

  it('never takes more of a services tax than its yearly amount, however many payments are meant', () => {
    for (const payFrequency of PAY_FREQUENCIES) {
      const input = payment({ state: 'PA', elections: PITTSBURGH, payFrequency });
      expect(repeated(input, 366).taxes[SERVICES]!).toBeLessThanOrEqual(dollars(52));
    }
  });

  it('has no local line where no place is named, and refuses as one payment does', () => {
    expect(Object.keys(repeated(payment({ state: 'PA' }), 3).taxes).join()).not.toContain('Pittsburgh');
    expect(() => repeated(payment({ state: 'OH', elections: { locality: 'Atlantis' } }), 3)).toThrow('Atlantis');
  });

  it('takes a place whose tax is not held for an earlier pay date as on this one, and the state as it was then', () => {
    // The income tax of Millville is held from July 1, 2025; Ohio had other tables until September 30.
    const input = payment({ state: 'OH', payDate: calendarDate('2025-12-18'), payFrequency: 'MONTHLY' });
    const { taxes } = repeated({ ...input, elections: { workLocality: 'Millville' } }, 11);
    const one = calculatePay({ ...input, elections: { workLocality: 'Millville' } }, allRules);
    expect(taxes['named:Millville']).toBe(times(amountOf(one, 'named:Millville'), 11));
    expect(taxes.stateIncomeTax).toBe(repeated(input, 11).taxes.stateIncomeTax);
    expect(taxes.stateIncomeTax).not.toBe(times(amountOf(one, 'stateIncomeTax'), 11));
  });

  it('remembers an answer, and no other in its place', () => {
    const input = payment({ state: 'CA' });
    const ten = repeated(input, 10);
    expect(repeated({ ...input }, 10)).toBe(ten);
    expect(repeated(input, 11)).not.toEqual(ten);
    expect(repeated({ ...input, grossPay: dollars(2_000.01) }, 10)).not.toEqual(ten);
    expect(repeatPay(input, 10, { ...allRules, items: [] })).not.toEqual(ten);
    for (let pay = 1; pay < 40; pay += 1) repeated({ ...input, grossPay: cents(pay) }, 3);
    expect(repeated(input, 10)).toEqual(ten);
  });
});
