import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import { addDays, applyRate, calendarDate, cents, dollars, STATE_CODES, times, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilingStatus, PayFrequency, PayInput, PayTaxes, RuleBook, StateItemTotals, TaxName } from '../index.ts';
import {
  allRules,
  calculatePay,
  federalRulesOn,
  loadRuleBook,
  PAY_FREQUENCIES,
  PERIODS_PER_YEAR,
  stateItemsOn,
} from '../index.ts';
import { payment, w4 } from '../testing/payment.fixture.ts';
import type { StateItem } from '../rules/state-items.ts';
import { COVERED_YEARS } from '../testing/years-held.fixture.ts';

/** `npm test` draws a fifth of the cases of `npm run test:all`. */
const runsOf = (all: number) => (process.env.TEST_ALL ? all : Math.ceil(all / 5));

/** By how many cents a payment may differ from its share of the year, beside half a cent, and why. */
interface Rounding {
  readonly most: number;
  readonly why: string;
}

const WHOLE_DOLLARS: Rounding = { most: 50, why: 'withholds whole dollars' };

/** What the method of each state rounds for a payment; where none is named, it is rounded to a cent. */
const ROUNDED: Readonly<Partial<Record<StateCode, Rounding>>> = {
  CO: WHOLE_DOLLARS,
  ME: WHOLE_DOLLARS,
  MS: WHOLE_DOLLARS,
  MO: WHOLE_DOLLARS,
  NC: WHOLE_DOLLARS,
  ND: WHOLE_DOLLARS,
  OK: WHOLE_DOLLARS,
  OR: WHOLE_DOLLARS,
  WV: WHOLE_DOLLARS,
  ID: { most: 100, why: 'withholds whole dollars by tables of the pay period whose amounts are in whole dollars' },
  MT: { most: 220, why: 'withholds whole dollars by tables of the pay period whose amounts are in whole dollars' },
  UT: { most: 200, why: 'rounds the tax and the credit of the pay period to whole dollars' },
  NJ: { most: 160, why: 'prints tables of the pay period whose amounts are in whole dollars' },
  AL: { most: 1, why: 'subtracts the federal tax of the pay period, which is rounded to a cent' },
  IA: { most: 1, why: 'subtracted the federal tax of the pay period in 2022' },
  MA: { most: 1, why: 'subtracts social security and Medicare of the pay period, which are rounded to a cent' },
  IL: { most: 0.1, why: 'rounds the exemption of the pay period to a cent' },
  IN: { most: 0.1, why: 'rounds the exemption of the pay period to a cent' },
  MI: { most: 0.1, why: 'rounds the exemption of the pay period to a cent' },
};

/** Pay dates of a year, the last day of each period. */
function payDatesOf(year: number, payFrequency: PaidOften): CalendarDate[] {
  const periods = PERIODS_PER_YEAR[payFrequency];
  return Array.from({ length: periods }, (_, index) => {
    if (payFrequency === 'WEEKLY') return addDays(calendarDate(`${year}-01-07`), index * 7);
    if (payFrequency === 'BI_WEEKLY') return addDays(calendarDate(`${year}-01-14`), index * 14);
    const isFirstHalf = payFrequency === 'SEMI_MONTHLY' && index % 2 === 0;
    const month = payFrequency === 'SEMI_MONTHLY' ? Math.floor(index / 2) + 1 : ((index + 1) * 12) / periods;
    return calendarDate(`${year}-${String(month).padStart(2, '0')}-${isFirstHalf ? '15' : '28'}`);
  });
}

type PaidOften = (typeof PAID_OFTEN)[number];
const PAID_OFTEN = ['WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'QUARTERLY'] as const satisfies PayFrequency[];

/** Everything that a year of payments comes to, paid one after the other. */
interface YearOfPay {
  readonly wages: Cents;
  readonly taxes: ReadonlyMap<TaxName, number>;
  readonly taxable: ReadonlyMap<TaxName, number>;
}

function payYear(
  input: PayInput,
  amounts: readonly Cents[],
  dates: readonly CalendarDate[],
  rules: RuleBook,
): YearOfPay {
  const taxes = new Map<TaxName, number>();
  const taxable = new Map<TaxName, number>();
  let wages = ZERO;
  for (const [index, payDate] of dates.entries()) {
    const grossPay = amounts[index % amounts.length]!;
    const stateItems = Object.fromEntries(taxes) as StateItemTotals;
    const yearToDate = {
      socialSecurityWages: wages,
      medicareWages: wages,
      supplementalWages: ZERO,
      socialSecurity: cents(taxes.get('socialSecurity') ?? 0),
      stateItems,
    };
    for (const line of calculatePay({ ...input, payDate, grossPay, yearToDate }, rules).lines) {
      taxes.set(line.tax, (taxes.get(line.tax) ?? 0) + line.amount);
      taxable.set(line.tax, (taxable.get(line.tax) ?? 0) + line.taxable);
    }
    wages = cents(wages + grossPay);
  }
  return { wages, taxes, taxable };
}

/** The most that a program takes of a year's wages; undefined where it has no limit. */
function yearlyMaximum(item: StateItem): number | undefined {
  switch (item.method) {
    case 'rateToWageBase':
      return applyRate(item.wageBase, item.rate);
    case 'shareOfPremium':
      return applyRate(applyRate(item.wageBase, item.rate), item.employeeShare);
    case 'rateToYearlyMaximum':
      return item.maximum;
    case 'rateToWeeklyMaximum':
      return item.maximum * PERIODS_PER_YEAR.WEEKLY;
    case 'perQuarter':
      return item.amount * PERIODS_PER_YEAR.QUARTERLY;
    default:
      return undefined;
  }
}

/** Montana's table for a day of 2025 is a 365th of the year, where the days paid for are 260. */
const isMontanaDay = (state: StateCode, payFrequency: PayFrequency, year: number) =>
  state === 'MT' && payFrequency === 'DAILY' && year === 2025;

const frequency = fc.constantFrom(...PAY_FREQUENCIES);
const status = fc.constantFrom<FilingStatus>('single', 'marriedJointly', 'headOfHousehold');
const claims = fc.constantFrom(0, 2);
const day = fc.constantFrom('01-05', '04-15', '06-20', '08-15', '12-30');
const yearlyGross = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 60_000_000 }));

/** A payment of its share of a year's gross pay. */
const payments = (state: StateCode, year: number): fc.Arbitrary<PayInput> =>
  fc.tuple(day, frequency, status, claims, yearlyGross).map(([rest, payFrequency, filingStatus, claimed, gross]) =>
    payment({
      state,
      payDate: calendarDate(`${year}-${rest}`),
      payFrequency,
      grossPay: cents(Math.floor(gross / PERIODS_PER_YEAR[payFrequency])),
      w4: w4({ filingStatus }),
      elections: { allowances: claimed, dependents: claimed },
    }),
  );

function amountOf({ lines }: PayTaxes, tax: TaxName): number {
  return lines.find((line) => line.tax === tax)?.amount ?? 0;
}

describe.each(STATE_CODES)('%s', (state) => {
  it.each(COVERED_YEARS)('%i: no line is negative, and none is taken of no pay', async (year) => {
    const rules = await loadRuleBook(state);
    fc.assert(
      fc.property(payments(state, year), (input) => {
        const { lines } = calculatePay(input, rules);
        expect(lines.filter(({ amount, taxable }) => !(amount >= 0 && taxable >= 0))).toEqual([]);
        const none = calculatePay({ ...input, grossPay: ZERO }, rules);
        expect(none.lines.filter(({ amount }) => amount !== 0)).toEqual([]);
      }),
      { numRuns: runsOf(30) },
    );
  });

  it.each(COVERED_YEARS)(
    '%i: the income taxes of equal payments are those of the year, but for rounding',
    async (year) => {
      const rules = await loadRuleBook(state);
      const { most = 0 } = ROUNDED[state] ?? {};
      fc.assert(
        fc.property(payments(state, year), (input) => {
          const periods = PERIODS_PER_YEAR[input.payFrequency];
          const one = calculatePay(input, rules);
          const whole = calculatePay(
            { ...input, payFrequency: 'ANNUAL', grossPay: times(input.grossPay, periods) },
            rules,
          );
          const differenceOf = (tax: TaxName) => Math.abs(amountOf(one, tax) * periods - amountOf(whole, tax));
          // Half a cent of each payment, and half a cent of the payment of the year.
          const cent = (periods + 1) / 2;
          expect(differenceOf('federalIncomeTax')).toBeLessThanOrEqual(cent);
          if (isMontanaDay(state, input.payFrequency, year)) return;
          expect(differenceOf('stateIncomeTax')).toBeLessThanOrEqual(cent + most * (periods + 1));
        }),
        { numRuns: runsOf(60) },
      );
    },
  );

  it.each(COVERED_YEARS)('%i: a year of pay, however it is spread, passes no limit of the year', async (year) => {
    const rules = await loadRuleBook(state);
    const amounts = fc.array(fc.integer({ min: 0, max: 3_000_000 }).map(cents), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(payments(state, year), fc.constantFrom(...PAID_OFTEN), amounts, (input, payFrequency, spread) => {
        const dates = payDatesOf(year, payFrequency);
        const { wages, taxes, taxable } = payYear({ ...input, payFrequency }, spread, dates, rules);
        const { socialSecurity } = federalRulesOn(dates[0]!, rules);
        expect(taxable.get('socialSecurity')).toBe(Math.min(wages, socialSecurity.wageBase));
        const most = applyRate(socialSecurity.wageBase, socialSecurity.rate);
        expect(taxes.get('socialSecurity')).toBeLessThanOrEqual(most);
        for (const item of stateItemsOn(state, dates.at(-1)!, rules)!.items) {
          const limit = yearlyMaximum(item);
          if (limit !== undefined) expect(taxes.get(item.tax) ?? 0, item.title).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: runsOf(5) },
    );
  });
});

describe('what states round', () => {
  it.each(Object.entries(ROUNDED))('%s is more than half a cent of a payment', async (state) => {
    const rules = await loadRuleBook(state as StateCode);
    const cases = COVERED_YEARS.flatMap((year) =>
      (['DAILY', 'WEEKLY', 'SEMI_ANNUAL'] as const).map((often) => [year, often] as const),
    );
    const differs = cases.some(([year, payFrequency]) =>
      Array.from({ length: 200 }, (_, index) => dollars(9_000 + index * 517.29)).some((yearly) => {
        const periods = PERIODS_PER_YEAR[payFrequency];
        const grossPay = cents(Math.floor(yearly / periods));
        const payDate = calendarDate(`${year}-04-15`);
        const elections = { allowances: 2, dependents: 2 };
        const input = payment({ state: state as StateCode, payDate, payFrequency, grossPay, elections });
        const whole = calculatePay({ ...input, payFrequency: 'ANNUAL', grossPay: times(grossPay, periods) }, rules);
        const one = amountOf(calculatePay(input, rules), 'stateIncomeTax') * periods;
        return Math.abs(one - amountOf(whole, 'stateIncomeTax')) > (periods + 1) / 2;
      }),
    );
    expect(differs, 'a state that rounds nothing needs no entry').toBe(true);
  });

  it('is told of every state that withholds whole dollars', () => {
    const rounding = allRules.states.filter(({ incomeTax }) => {
      if (incomeTax.method === 'annualized') return incomeTax.rounding?.periodTax !== undefined;
      return ['utah', 'oregon'].includes(incomeTax.method);
    });
    expect(rounding.filter(({ state }) => ROUNDED[state] === undefined)).toEqual([]);
  });
});
