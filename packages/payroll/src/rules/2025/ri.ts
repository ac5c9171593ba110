import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ri2025: readonly StateRules[] = [
  {
    state: 'RI',
    from: calendarDate('2025-01-01'),
    to: calendarDate('2025-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('3.75') },
          { over: dollars(79_900), base: dollars(2_996.25), rate: percent('4.75') },
          { over: dollars(181_650), base: dollars(7_829.38), rate: percent('5.99') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000), noneAboveAnnualWages: dollars(283_250) }],
      source: {
        publication: 'Rhode Island Employer’s Income Tax Withholding Tables',
        edition: '2025',
        table: 'percentage method',
        publisher: 'Rhode Island Division of Taxation',
        url: 'https://tax.ri.gov/forms/business-tax-forms/withholding-tax-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['payroll-tax-engine'],
      comparedWith: [{ record: 'the agency’s worked example' }],
    },
  },
];
