import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const singleBelowLimit = [
  { over: dollars(0), base: dollars(256), rate: percent('4.75') },
  { over: dollars(4_400), base: dollars(465), rate: percent('6.75') },
  { over: dollars(11_100), base: dollars(917), rate: percent('8.75') },
];

const singleFromLimit = [
  { over: dollars(11_100), base: dollars(661), rate: percent('8.75') },
  { over: dollars(125_000), base: dollars(10_627), rate: percent('9.9') },
];

const singleCaps = [
  { fromWages: dollars(0), cap: dollars(8_500) },
  { fromWages: dollars(125_000), cap: dollars(6_800) },
  { fromWages: dollars(130_000), cap: dollars(5_100) },
  { fromWages: dollars(135_000), cap: dollars(3_400) },
  { fromWages: dollars(140_000), cap: dollars(1_700) },
  { fromWages: dollars(145_000), cap: dollars(0) },
];

export const or2025: readonly StateRules[] = [
  {
    state: 'OR',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'oregon',
      rateWithoutCertificate: percent('8'),
      limit: dollars(50_000),
      below: {
        single: singleBelowLimit,
        married: [
          { over: dollars(0), base: dollars(256), rate: percent('4.75') },
          { over: dollars(8_800), base: dollars(674), rate: percent('6.75') },
          { over: dollars(22_200), base: dollars(1_579), rate: percent('8.75') },
        ],
        headOfHousehold: singleBelowLimit,
      },
      fromLimit: {
        single: singleFromLimit,
        married: [
          { over: dollars(22_200), base: dollars(1_323), rate: percent('8.75') },
          { over: dollars(250_000), base: dollars(21_256), rate: percent('9.9') },
        ],
        headOfHousehold: singleFromLimit,
      },
      standardDeduction: { single: dollars(2_835), married: dollars(5_670), headOfHousehold: dollars(2_835) },
      federalTaxCaps: {
        single: singleCaps,
        married: [
          { fromWages: dollars(0), cap: dollars(8_500) },
          { fromWages: dollars(250_000), cap: dollars(6_800) },
          { fromWages: dollars(260_000), cap: dollars(5_100) },
          { fromWages: dollars(270_000), cap: dollars(3_400) },
          { fromWages: dollars(280_000), cap: dollars(1_700) },
          { fromWages: dollars(290_000), cap: dollars(0) },
        ],
        headOfHousehold: singleCaps,
      },
      allowanceCredit: dollars(256),
      familyAllowances: 3,
      noCreditAbove: { single: dollars(100_000), married: dollars(200_000), headOfHousehold: dollars(100_000) },
      source: {
        publication: '150-206-436, Oregon Withholding Tax Formulas',
        edition: '2025',
        publisher: 'Oregon Department of Revenue',
        url: 'https://www.oregon.gov/dor/forms/Pages/default.aspx',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
      note: 'Single employees with three or more allowances use the married schedule. We round to whole dollars, as the examples do.',
    },
  },
];
