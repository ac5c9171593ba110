import type { CalendarDate, StateCode } from '@paperwage/values';
import { add, calendarDate, cents, dollars, sum, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayFrequency, PayInput, StateElections } from './index.ts';
import { allRules, calculatePay, PAY_FREQUENCIES, priorPay, repeatPay } from './index.ts';
import { paidBefore, payment } from './payment.fixture.ts';
import { payDatesBefore } from './pay-dates.ts';

const repeated = (input: PayInput, payments: number) => repeatPay(input, payments, allRules);

const PITTSBURGH = { locality: 'Pittsburgh' } as const;
const SERVICES = 'named:Pittsburgh local services tax';

describe('repeatPay', () => {
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
});

describe('priorPay', () => {
  it('multiplies the local lines of the divided payment back', () => {
    const input = payment({ state: 'OH', elections: { locality: 'Columbus' } });
    // 2.5 % of 40,000.
    expect(priorPay(dollars(40_000), 20, input, allRules).taxes).toMatchObject({ 'named:Columbus': dollars(1_000) });
  });

  it('takes no more than is left', () => {
    const input = payment({ state: 'PA', elections: PITTSBURGH });
    const { taxes, total } = priorPay(cents(1), 20, input, allRules);
    expect(total).toBeLessThanOrEqual(1);
    expect(taxes[SERVICES]).toBe(0);
  });
});

/** Places of every kind of local tax. */
const PLACES: readonly (readonly [StateCode, StateElections])[] = [
  ['AL', { workLocality: 'Birmingham' }],
  ['CO', { workLocality: 'Denver' }],
  ['DE', { locality: 'Wilmington' }],
  ['KY', { workLocality: 'Covington', county: 'Kenton' }],
  ['KY', { locality: 'Louisville' }],
  ['MI', { locality: 'Lansing', workLocality: 'Detroit', allowances: 2 }],
  ['MO', { locality: 'St. Louis' }],
  ['OH', { locality: 'Columbus', schoolDistrict: '0203', allowances: 1 }],
  ['OR', { locality: 'Portland' }],
  ['PA', { locality: 'Philadelphia', workLocality: 'Pittsburgh' }],
  ['PA', { locality: 'Pittsburgh' }],
  ['WV', { workLocality: 'Huntington' }],
];

const anyLocal = fc.record({
  place: fc.constantFrom(...PLACES),
  payFrequency: fc.constantFrom<PayFrequency>('WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY'),
  grossPay: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 8_000_000 })).map(cents),
  payments: fc.integer({ min: 0, max: 12 }),
});

describe('any local tax', () => {
  it('is never negative, never more than is left, and nothing of nothing', () => {
    fc.assert(
      fc.property(anyLocal, ({ place: [state, elections], payFrequency, grossPay }) => {
        const input = payment({ state, elections, payFrequency, grossPay });
        const { lines, total } = calculatePay(input, allRules);
        for (const { amount } of lines) expect(amount).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(grossPay);
        const ofNothing = calculatePay({ ...input, grossPay: ZERO }, allRules);
        expect(ofNothing.total).toBe(0);
      }),
    );
  });

  it('repeated is the payments made one after another', () => {
    fc.assert(
      fc.property(anyLocal, ({ place: [state, elections], payFrequency, grossPay, payments }) => {
        const payDate = calendarDate('2026-12-18');
        const input = payment({ state, elections, payFrequency, grossPay, payDate });
        expect(repeated(input, payments).taxes).toMatchObject(oneByOne(input, payments));
      }),
      { numRuns: 60 },
    );
  });
});

/** Local totals of the payments before a pay date, each calculated by itself. */
function oneByOne(input: PayInput, payments: number): Readonly<Record<string, number>> {
  const dates = payDatesBefore(input.payDate, input.payFrequency, payments).reverse();
  const totals: Record<string, number> = {};
  let before = ZERO;
  for (const payDate of dates as CalendarDate[]) {
    const { lines } = calculatePay({ ...input, payDate, yearToDate: paidBefore(before) }, allRules);
    for (const { tax, amount } of lines) {
      if (tax.startsWith('named:')) totals[tax] = (totals[tax] ?? 0) + amount;
    }
    before = add(before, input.grossPay);
  }
  return totals;
}
