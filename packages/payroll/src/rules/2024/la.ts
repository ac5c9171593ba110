import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const la2024: readonly StateRules[] = [
  {
    state: 'LA',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'louisiana',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('1.85') },
          { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
          { over: dollars(50_000), base: dollars(1_543.75), rate: percent('4.25') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.85') },
          { over: dollars(25_000), base: dollars(462.5), rate: percent('3.5') },
          { over: dollars(100_000), base: dollars(3_087.5), rate: percent('4.25') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.85') },
          { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
          { over: dollars(50_000), base: dollars(1_543.75), rate: percent('4.25') },
        ],
      },
      exemption: dollars(4_500),
      dependent: dollars(1_000),
      exemptionValue: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('1.85') },
          { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('1.85') },
          { over: dollars(25_000), base: dollars(462.5), rate: percent('3.5') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('1.85') },
          { over: dollars(12_500), base: dollars(231.25), rate: percent('3.5') },
        ],
      },
      source: {
        title: 'R-1306, Louisiana Income Tax Withholding Tables and Formulas (2024)',
        publisher: 'Louisiana Department of Revenue',
        url: 'https://revenue.louisiana.gov/',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'R-1306 (2022): tax on full annual wages less tax value of the total exemption at the low rates (0.0165 = 0.035-0.0185). Read through stephenmoore33/timetrex-docker: TimeTrex_Community_Edition_v16.12.9/classes/payroll_deduction/US/LA.class.php. A second source agrees on: exemptionTaxRates.single, personalExemption, dependent.amount, brackets.',
    },
  },
];
