import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

const singleBelowLimit = [
  { over: dollars(0), base: dollars(263), rate: percent('4.75') },
  { over: dollars(4_550), base: dollars(479), rate: percent('6.75') },
  { over: dollars(11_400), base: dollars(941), rate: percent('8.75') },
];

const singleFromLimit = [
  { over: dollars(11_400), base: dollars(678), rate: percent('8.75') },
  { over: dollars(125_000), base: dollars(10_618), rate: percent('9.9') },
];

const singleCaps = [
  { fromWages: dollars(0), cap: dollars(8_750) },
  { fromWages: dollars(125_000), cap: dollars(7_000) },
  { fromWages: dollars(130_000), cap: dollars(5_250) },
  { fromWages: dollars(135_000), cap: dollars(3_500) },
  { fromWages: dollars(140_000), cap: dollars(1_750) },
  { fromWages: dollars(145_000), cap: dollars(0) },
];

export const or2026: readonly StateRules[] = [
  {
    state: 'OR',
    from: calendarDate('2026-01-01'),
    to: calendarDate('2026-12-31'),
    incomeTax: {
      method: 'oregon',
      rateWithoutCertificate: percent('8'),
      limit: dollars(50_000),
      below: {
        single: singleBelowLimit,
        married: [
          { over: dollars(0), base: dollars(263), rate: percent('4.75') },
          { over: dollars(9_100), base: dollars(695), rate: percent('6.75') },
          { over: dollars(22_800), base: dollars(1_620), rate: percent('8.75') },
        ],
        headOfHousehold: singleBelowLimit,
      },
      fromLimit: {
        single: singleFromLimit,
        married: [
          { over: dollars(22_800), base: dollars(1_357), rate: percent('8.75') },
          { over: dollars(250_000), base: dollars(21_237), rate: percent('9.9') },
        ],
        headOfHousehold: singleFromLimit,
      },
      standardDeduction: { single: dollars(2_910), married: dollars(5_820), headOfHousehold: dollars(2_910) },
      federalTaxCaps: {
        single: singleCaps,
        married: [
          { fromWages: dollars(0), cap: dollars(8_750) },
          { fromWages: dollars(250_000), cap: dollars(7_000) },
          { fromWages: dollars(260_000), cap: dollars(5_250) },
          { fromWages: dollars(270_000), cap: dollars(3_500) },
          { fromWages: dollars(280_000), cap: dollars(1_750) },
          { fromWages: dollars(290_000), cap: dollars(0) },
        ],
        headOfHousehold: singleCaps,
      },
      allowanceCredit: dollars(263),
      familyAllowances: 3,
      noCreditAbove: { single: dollars(100_000), married: dollars(200_000), headOfHousehold: dollars(100_000) },
      source: {
        publication: '150-206-436, Oregon Withholding Tax Formulas',
        edition: '2026',
        publisher: 'Oregon Department of Revenue',
        url: 'https://www.oregon.gov/dor/forms/FormsPubs/withholding-tax-formulas_206-436_2026.pdf',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['Nyaksik/us-payroll-tax-tables'],
      comparedWith: [{ record: '5 of the agency’s worked examples' }],
      note: 'Single employees with three or more allowances use the married schedule. We round to whole dollars, as the examples do.',
    },
  },
];
