import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const sc2022: readonly StateRules[] = [
  {
    state: 'SC',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.2') },
          { over: dollars(2_980), base: dollars(5.96), rate: percent('3') },
          { over: dollars(5_960), base: dollars(95.36), rate: percent('4') },
          { over: dollars(8_940), base: dollars(214.56), rate: percent('5') },
          { over: dollars(11_920), base: dollars(363.56), rate: percent('6') },
          { over: dollars(14_900), base: dollars(542.36), rate: percent('7') },
        ],
      },
      standardDeduction: {
        kind: 'percentOfWages',
        rate: percent('10'),
        minimum: dollars(0),
        maximum: dollars(4_580),
        onlyWithAllowances: true,
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_750) }],
      source: {
        publication: 'WH-1603F, Formula for Computing South Carolina Withholding Tax',
        edition: '2022',
        publisher: 'South Carolina Department of Revenue',
        url: 'https://dor.sc.gov/tax/withholding/forms',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        {
          record: 'Microsoft Dynamics GP (October 7, 2022)',
          figures: 'the rates and brackets, the deduction and the allowance',
        },
        { record: 'wmbfnews.com', figures: 'the rates and brackets' },
        { record: 'the state’s worked example' },
      ],
    },
  },
];
