import type { Quantity, StateCode, UnitPrice } from '@paperwage/values';
import { cents, dateOf, STATE_CODES } from '@paperwage/values';
import * as fc from 'fast-check';
import type { FilingStatus, FormW4, PayFrequency, PayInput, StateElections } from '../index.ts';
import { payment } from './payment.fixture.ts';
import { PAY_FREQUENCIES } from '../index.ts';
import { COVERED_YEARS } from './years-held.fixture.ts';

const amountUpTo = (most: number) => fc.integer({ min: 0, max: most }).map(cents);

const filingStatus = fc.constantFrom<FilingStatus>('single', 'marriedJointly', 'headOfHousehold');
const extraWithholding = fc.oneof(fc.constant(cents(0)), amountUpTo(500_000));

const form2020: fc.Arbitrary<FormW4> = fc.record({
  version: fc.constant('2020' as const),
  filingStatus,
  step2Checkbox: fc.boolean(),
  step3Credits: fc.oneof(fc.constant(cents(0)), amountUpTo(2_000_000)),
  otherIncome: fc.oneof(fc.constant(cents(0)), amountUpTo(20_000_000)),
  deductions: fc.oneof(fc.constant(cents(0)), amountUpTo(20_000_000)),
  extraWithholding,
});

const form2019: fc.Arbitrary<FormW4> = fc.record({
  version: fc.constant('2019' as const),
  filingStatus,
  allowances: fc.integer({ min: 0, max: 18 }),
  extraWithholding,
});

const payDate = fc
  .tuple(fc.constantFrom(...COVERED_YEARS), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => dateOf(year, month, day)!);

const grossPay = fc.oneof(amountUpTo(1_000_000), amountUpTo(60_000_000));

/** Any payment of the years held that can be calculated: any state, certificate, frequency and bonus. */
export const anyPayment: fc.Arbitrary<PayInput> = fc
  .record({
    payDate,
    payFrequency: fc.constantFrom(...PAY_FREQUENCIES),
    grossPay,
    state: fc.constantFrom<StateCode>(...STATE_CODES),
    w4: fc.oneof(form2020, form2019),
    yearToDate: fc.record({
      socialSecurityWages: amountUpTo(30_000_000),
      medicareWages: amountUpTo(30_000_000),
      supplementalWages: amountUpTo(110_000_000),
    }),
    hoursWorked: fc.option(fc.integer({ min: 0, max: 20_800_000 }).map((parts) => parts as Quantity)),
    industrialRate: fc.option(fc.integer({ min: 0, max: 50_000 }).map((parts) => parts as UnitPrice)),
    additionalWithholding: fc.option(amountUpTo(500_000)),
    bonus: fc.option(fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), flat: fc.boolean() })),
  })
  .map(({ bonus, hoursWorked, industrialRate, additionalWithholding, ...certain }) => {
    const elections = {
      ...(additionalWithholding === null ? {} : { additionalWithholding }),
      ...(industrialRate === null || certain.state !== 'WA' ? {} : { waWorkersCompensationRate: industrialRate }),
      ...(certain.state === 'DE' && { deEmployees: '25orMore' as const }),
    };
    const input: PayInput = {
      ...certain,
      ...(hoursWorked === null ? {} : { hoursWorked }),
      ...(Object.keys(elections).length === 0 ? {} : { elections }),
    };
    if (!bonus) return input;
    const amount = cents(Math.round(input.grossPay * bonus.part));
    return { ...input, supplemental: { amount, method: bonus.flat ? ('flat' as const) : ('aggregate' as const) } };
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

/** A payment in one of these places. */
export const anyLocalPayment: fc.Arbitrary<PayInput> = fc
  .record({
    place: fc.constantFrom(...PLACES),
    payFrequency: fc.constantFrom<PayFrequency>('WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY'),
    grossPay: fc.oneof(amountUpTo(500_000), amountUpTo(8_000_000)),
  })
  .map(({ place: [state, elections], payFrequency, grossPay }) =>
    payment({ state, elections, payFrequency, grossPay }),
  );
