import { calendarDate, dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import recorded from '../examples/federal.json';
import type { FilingStatus, FormW4, PayFrequency } from './index.ts';
import { allRules, calculatePay } from './index.ts';
import { amountOf, payment, w4 } from './payment.fixture.ts';

type Example = (typeof recorded.examples)[number];

const FREQUENCIES: Readonly<Record<string, PayFrequency>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  biweekly: 'BI_WEEKLY',
  semimonthly: 'SEMI_MONTHLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  semiannually: 'SEMI_ANNUAL',
  annually: 'ANNUAL',
};

const STATUSES: Readonly<Record<string, FilingStatus>> = {
  single: 'single',
  married_jointly: 'marriedJointly',
  head_of_household: 'headOfHousehold',
};

function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const value = table[name];
  if (value === undefined) throw new Error(`The examples use ${name}, which this test does not know`);
  return value;
}

function certificate(example: Example): FormW4 {
  const filingStatus = named(STATUSES, example.filingStatus);
  const extraWithholding = dollars(example.extra);
  if ('w4Version' in example) {
    return { version: '2019', filingStatus, allowances: Number(example.allowances), extraWithholding };
  }
  return w4({
    filingStatus,
    step2Checkbox: example.step2Checkbox,
    step3Credits: dollars(example.step3Credits),
    otherIncome: dollars(example.otherIncome),
    deductions: dollars(example.deductions),
    extraWithholding,
  });
}

function calculate(example: Example) {
  return calculatePay(
    payment({
      payDate: calendarDate(`${example.year}-07-01`),
      payFrequency: named(FREQUENCIES, example.payFrequency),
      grossPay: dollars(example.gross),
      w4: certificate(example),
      yearToDate: {
        socialSecurityWages: dollars(example.ytdSocialSecurityWages),
        medicareWages: dollars(example.ytdMedicareWages),
        supplementalWages: dollars(0),
      },
    }),
    allRules,
  );
}

describe('the recorded federal examples', () => {
  it('are all here, each with a source', () => {
    expect(recorded.examples).toHaveLength(60);
    expect(new Set(recorded.examples.map(({ id }) => id)).size).toBe(60);
    expect(recorded.examples.filter(({ source }) => source === '')).toEqual([]);
    expect(new Set(recorded.examples.map(({ year }) => year))).toEqual(new Set([2022, 2023, 2024, 2025, 2026]));
  });

  it.each(recorded.examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const taxes = calculate(example);
    const toCents = (tolerance: number) => Math.round(tolerance * 100);
    const otherTolerance = 'toleranceFicaMedicare' in example ? example.toleranceFicaMedicare : example.tolerance;
    const difference = (actual: number, expected: number) => Math.abs(actual - dollars(expected));

    const { federal, fica, medicare } = example.expected;
    const income = amountOf(taxes, 'federalIncomeTax');
    expect(difference(income, federal)).toBeLessThanOrEqual(toCents(example.tolerance));
    expect(difference(amountOf(taxes, 'socialSecurity'), fica)).toBeLessThanOrEqual(toCents(Number(otherTolerance)));
    expect(difference(amountOf(taxes, 'medicare'), medicare)).toBeLessThanOrEqual(toCents(Number(otherTolerance)));
  });
});
