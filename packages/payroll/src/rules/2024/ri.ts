import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ri2024: readonly StateRules[] = [
  {
    state: 'RI',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('3.75') },
          { over: dollars(77_450), base: dollars(2_904.38), rate: percent('4.75') },
          { over: dollars(176_050), base: dollars(7_587.88), rate: percent('5.99') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000), noneAboveAnnualWages: dollars(274_650) }],
      source: {
        title: '2024 Rhode Island Employer’s Income Tax Withholding Tables, percentage method',
        publisher: 'Rhode Island Division of Taxation',
        url: 'https://tax.ri.gov/forms/business-tax-forms/withholding-tax-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      note: 'From 2024 Rhode Island Employer’s Income Tax Withholding Tables, percentage method, as recorded by TimeTrex Community Edition 16.12.9; we did not read the original. Compared with Microsoft Dynamics GP (July 22, 2024) and Suburban Computer: the rates and bands and the limit of exemptions.',
    },
  },
];
