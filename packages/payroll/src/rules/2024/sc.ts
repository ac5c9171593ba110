import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const sc2024: readonly StateRules[] = [
  {
    state: 'SC',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_460), base: dollars(0), rate: percent('3') },
          { over: dollars(17_330), base: dollars(416.1), rate: percent('6.4') },
        ],
      },
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('10'),
        minimum: dollars(0),
        maximum: dollars(6_925),
        onlyWithAllowances: true,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_610) }],
      source: {
        publication: 'WH-1603F, Formula for Computing South Carolina Withholding Tax',
        edition: '2024',
        publisher: 'South Carolina Department of Revenue',
        url: 'https://dor.sc.gov/tax/withholding/forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (July 22, 2024)',
          figures: 'the rates and brackets, the deduction and the allowance',
        },
      ],
    },
  },
];
