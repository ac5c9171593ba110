import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const or2022: readonly StateRules[] = [
  {
    state: 'OR',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'oregon',
      limit: dollars(50_000),
      below: {
        single: [
          { over: dollars(0), base: dollars(219), rate: percent('4.75') },
          { over: dollars(3_750), base: dollars(397), rate: percent('6.75') },
          { over: dollars(9_450), base: dollars(782), rate: percent('8.75') },
        ],
        married: [
          { over: dollars(0), base: dollars(219), rate: percent('4.75') },
          { over: dollars(7_500), base: dollars(575), rate: percent('6.75') },
          { over: dollars(18_900), base: dollars(1_345), rate: percent('8.75') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(219), rate: percent('4.75') },
          { over: dollars(3_750), base: dollars(397), rate: percent('6.75') },
          { over: dollars(9_450), base: dollars(782), rate: percent('8.75') },
        ],
      },
      fromLimit: {
        single: [
          { over: dollars(9_450), base: dollars(563), rate: percent('8.75') },
          { over: dollars(125_000), base: dollars(10_674), rate: percent('9.9') },
        ],
        married: [
          { over: dollars(18_900), base: dollars(1_126), rate: percent('8.75') },
          { over: dollars(250_000), base: dollars(21_347), rate: percent('9.9') },
        ],
        headOfHousehold: [
          { over: dollars(9_450), base: dollars(563), rate: percent('8.75') },
          { over: dollars(125_000), base: dollars(10_674), rate: percent('9.9') },
        ],
      },
      standardDeduction: { single: dollars(2_420), married: dollars(4_840), headOfHousehold: dollars(2_420) },
      federalTaxCaps: {
        single: [
          { fromWages: dollars(0), cap: dollars(7_250) },
          { fromWages: dollars(125_000), cap: dollars(5_800) },
          { fromWages: dollars(130_000), cap: dollars(4_350) },
          { fromWages: dollars(135_000), cap: dollars(2_900) },
          { fromWages: dollars(140_000), cap: dollars(1_450) },
          { fromWages: dollars(145_000), cap: dollars(0) },
        ],
        married: [
          { fromWages: dollars(0), cap: dollars(7_250) },
          { fromWages: dollars(250_000), cap: dollars(5_800) },
          { fromWages: dollars(260_000), cap: dollars(4_350) },
          { fromWages: dollars(270_000), cap: dollars(2_900) },
          { fromWages: dollars(280_000), cap: dollars(1_450) },
          { fromWages: dollars(290_000), cap: dollars(0) },
        ],
        headOfHousehold: [
          { fromWages: dollars(0), cap: dollars(7_250) },
          { fromWages: dollars(125_000), cap: dollars(5_800) },
          { fromWages: dollars(130_000), cap: dollars(4_350) },
          { fromWages: dollars(135_000), cap: dollars(2_900) },
          { fromWages: dollars(140_000), cap: dollars(1_450) },
          { fromWages: dollars(145_000), cap: dollars(0) },
        ],
      },
      allowanceCredit: dollars(219),
      familyAllowances: 3,
      noCreditAbove: { single: dollars(100_000), married: dollars(200_000), headOfHousehold: dollars(100_000) },
      source: {
        title: 'Oregon Withholding Tax Formulas (150-206-436) (2022)',
        publisher: 'Oregon Department of Revenue',
        url: 'https://www.oregon.gov/dor/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'base wage = annual wages - capped federal withholding - standard deduction. Official constants for wages below 50000 include one credit amount (extraWhenWagesBelow50000); at or above 50000 they do not. Single with 3+ allowances uses the married column. Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/OR.class.php. A second source agrees on: standardDeduction, allowance.amount, federalTaxDeduction.cap.',
    },
  },
];
