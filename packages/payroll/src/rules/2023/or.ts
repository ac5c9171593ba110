import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const singleBelowLimit = [
  { over: dollars(0), base: dollars(236), rate: percent('4.75') },
  { over: dollars(4_050), base: dollars(428), rate: percent('6.75') },
  { over: dollars(10_200), base: dollars(844), rate: percent('8.75') },
];

const singleFromLimit = [
  { over: dollars(10_200), base: dollars(608), rate: percent('8.75') },
  { over: dollars(125_000), base: dollars(10_653), rate: percent('9.9') },
];

const singleCaps = [
  { fromWages: dollars(0), cap: dollars(7_800) },
  { fromWages: dollars(125_000), cap: dollars(6_250) },
  { fromWages: dollars(130_000), cap: dollars(4_700) },
  { fromWages: dollars(135_000), cap: dollars(3_100) },
  { fromWages: dollars(140_000), cap: dollars(1_550) },
  { fromWages: dollars(145_000), cap: dollars(0) },
];

export const or2023: readonly StateRules[] = [
  {
    state: 'OR',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'oregon',
      rateWithoutCertificate: percent('8'),
      limit: dollars(50_000),
      below: {
        single: singleBelowLimit,
        married: [
          { over: dollars(0), base: dollars(236), rate: percent('4.75') },
          { over: dollars(8_100), base: dollars(621), rate: percent('6.75') },
          { over: dollars(20_400), base: dollars(1_451), rate: percent('8.75') },
        ],
        headOfHousehold: singleBelowLimit,
      },
      fromLimit: {
        single: singleFromLimit,
        married: [
          { over: dollars(20_400), base: dollars(1_215), rate: percent('8.75') },
          { over: dollars(250_000), base: dollars(21_305), rate: percent('9.9') },
        ],
        headOfHousehold: singleFromLimit,
      },
      standardDeduction: { single: dollars(2_605), married: dollars(5_210), headOfHousehold: dollars(2_605) },
      federalTaxCaps: {
        single: singleCaps,
        married: [
          { fromWages: dollars(0), cap: dollars(7_800) },
          { fromWages: dollars(250_000), cap: dollars(6_250) },
          { fromWages: dollars(260_000), cap: dollars(4_700) },
          { fromWages: dollars(270_000), cap: dollars(3_100) },
          { fromWages: dollars(280_000), cap: dollars(1_550) },
          { fromWages: dollars(290_000), cap: dollars(0) },
        ],
        headOfHousehold: singleCaps,
      },
      allowanceCredit: dollars(236),
      familyAllowances: 3,
      noCreditAbove: { single: dollars(100_000), married: dollars(200_000), headOfHousehold: dollars(100_000) },
      source: {
        publication: '150-206-436, Oregon Withholding Tax Formulas',
        edition: '2023',
        publisher: 'Oregon Department of Revenue',
        url: 'https://www.oregon.gov/dor/forms/Pages/default.aspx',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 24, 2023)',
          figures: 'the deduction, the allowance and the federal tax deduction',
        },
        { record: 'Suburban Computer', figures: 'the deduction, the allowance and the federal tax deduction' },
      ],
      takenFrom: [
        {
          record: 'Microsoft Dynamics GP (October 24, 2023)',
          figures:
            'the rates below $50,000, the rates from $50,000, the rates and brackets, the federal tax deduction and the rate with no form on file',
        },
        {
          record: 'Suburban Computer',
          figures:
            'the rates below $50,000, the rates from $50,000, the rates and brackets and the federal tax deduction',
        },
      ],
      note: 'Single employees with three or more allowances use the married schedule. We round to whole dollars, as the examples do.',
    },
  },
];
