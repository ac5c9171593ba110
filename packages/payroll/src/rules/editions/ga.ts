import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateStandardDeduction } from '../state-deductions.ts';
import type { AnnualizedRules, Unsourced } from '../state-rules.ts';

export const deduction2024: StateStandardDeduction = {
  kind: 'fixed',
  amount: {
    single: dollars(12_000),
    married: dollars(24_000),
    marriedSpouseWorks: dollars(12_000),
    marriedSeparate: dollars(12_000),
    headOfHousehold: dollars(12_000),
  },
};

export const guideJuly2024: AnnualizedRules = {
  method: 'annualized',
  schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('5.39') }] },
  standardDeduction: deduction2024,
  deductions: [{ kind: 'counted', of: 'dependents', each: dollars(4_000) }],
  source: {
    publication: 'Employer’s Tax Guide',
    edition: 'as updated for July 1, 2024',
    publisher: 'Georgia Department of Revenue',
    url: null,
    checked: calendarDate('2026-11-21'),
  },
  standing: 'secondary',
  recordedBy: ['TimeTrex Community Edition 16.12.9', 'payroll-tax-engine'],
  comparedWith: [{ record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets' }],
};

const married = [
  { over: dollars(0), base: dollars(0), rate: percent('1') },
  { over: dollars(1_000), base: dollars(10), rate: percent('2') },
  { over: dollars(3_000), base: dollars(50), rate: percent('3') },
  { over: dollars(5_000), base: dollars(110), rate: percent('4') },
  { over: dollars(7_000), base: dollars(190), rate: percent('5') },
  { over: dollars(10_000), base: dollars(340), rate: percent('5.75') },
];

const marriedSpouseWorks = [
  { over: dollars(0), base: dollars(0), rate: percent('1') },
  { over: dollars(500), base: dollars(5), rate: percent('2') },
  { over: dollars(1_500), base: dollars(25), rate: percent('3') },
  { over: dollars(2_500), base: dollars(55), rate: percent('4') },
  { over: dollars(3_500), base: dollars(95), rate: percent('5') },
  { over: dollars(5_000), base: dollars(170), rate: percent('5.75') },
];

export const guide2022: Unsourced<AnnualizedRules> = {
  method: 'annualized',
  schedule: {
    single: [
      { over: dollars(0), base: dollars(0), rate: percent('1') },
      { over: dollars(750), base: dollars(7.5), rate: percent('2') },
      { over: dollars(2_250), base: dollars(37.5), rate: percent('3') },
      { over: dollars(3_750), base: dollars(82.5), rate: percent('4') },
      { over: dollars(5_250), base: dollars(142.5), rate: percent('5') },
      { over: dollars(7_000), base: dollars(230), rate: percent('5.75') },
    ],
    married,
    marriedSpouseWorks,
    marriedSeparate: marriedSpouseWorks,
    headOfHousehold: married,
  },
  standardDeduction: {
    kind: 'fixed',
    amount: {
      single: dollars(5_400),
      married: dollars(7_100),
      marriedSpouseWorks: dollars(3_550),
      marriedSeparate: dollars(3_550),
      headOfHousehold: dollars(5_400),
    },
  },
  deductions: [
    {
      kind: 'personalExemption',
      amount: {
        single: dollars(2_700),
        married: dollars(7_400),
        marriedSpouseWorks: dollars(3_700),
        marriedSeparate: dollars(3_700),
        headOfHousehold: dollars(2_700),
      },
    },
    { kind: 'counted', of: 'dependents', each: dollars(3_000) },
  ],
};

export const guideJune2025: Unsourced<AnnualizedRules> = {
  method: 'annualized',
  schedule: { all: [{ over: dollars(0), base: dollars(0), rate: percent('5.19') }] },
  standardDeduction: deduction2024,
  deductions: [{ kind: 'counted', of: 'dependents', each: dollars(4_000) }],
};
