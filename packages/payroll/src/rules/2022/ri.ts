import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ri2022: readonly StateRules[] = [
  {
    state: 'RI',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('3.75') },
          { over: dollars(68_200), base: dollars(2_557.5), rate: percent('4.75') },
          { over: dollars(155_050), base: dollars(6_682.88), rate: percent('5.99') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(1_000), noneAboveAnnualWages: dollars(241_850) }],
      source: {
        publication: 'Rhode Island Employer’s Income Tax Withholding Tables',
        edition: '2022',
        table: 'percentage method',
        publisher: 'Rhode Island Division of Taxation',
        url: 'https://tax.ri.gov/forms/business-tax-forms/withholding-tax-forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 7, 2022)',
          figures: 'the rates and brackets and the exemption limit',
        },
      ],
    },
  },
];
