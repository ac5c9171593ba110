import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const sc2023: readonly StateRules[] = [
  {
    state: 'SC',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_330), base: dollars(0), rate: percent('3') },
          { over: dollars(16_680), base: dollars(400.5), rate: percent('6.5') },
        ],
      },
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('10'),
        minimum: dollars(0),
        maximum: dollars(6_475),
        onlyWithAllowances: true,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_310) }],
      source: {
        publication: 'WH-1603F, Formula for Computing South Carolina Withholding Tax',
        edition: '2023, Rev. 11/1/22',
        publisher: 'South Carolina Department of Revenue',
        url: 'https://dor.sc.gov/tax/withholding/forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
        {
          record: 'a copy of the state’s document at taxformfinder.org',
          figures: 'the rates and brackets, the deduction and the allowance',
        },
        { record: 'its worked example' },
      ],
    },
  },
];
