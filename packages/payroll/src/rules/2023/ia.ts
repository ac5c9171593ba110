import { calendarDate, dollars, percent } from '@paperwage/values';
import type { StateRules } from '../state-rules.ts';

export const ia2023: readonly StateRules[] = [
  {
    state: 'IA',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('4.4') },
          { over: dollars(4_800), base: dollars(211.2), rate: percent('4.82') },
          { over: dollars(24_000), base: dollars(1_136.64), rate: percent('5.7') },
          { over: dollars(50_000), base: dollars(2_618.64), rate: percent('6') },
        ],
      },
      standardDeduction: { kind: 'byAllowances', fewer: dollars(13_850), from: 2, more: dollars(27_700) },
      credits: [{ kind: 'counted', of: 'allowances', each: dollars(40) }],
      source: {
        publication: 'Iowa Withholding Formula',
        edition: 'for wages paid beginning January 1, 2023',
        publisher: 'Iowa Department of Revenue',
        url: 'https://revenue.iowa.gov/taxes/tax-guidance/withholding-tax/iowa-withholding-tax-information',
        checked: calendarDate('2026-11-21'),
      },
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the deduction' },
        { record: 'the National Finance Center', figures: 'the deduction' },
      ],
    },
  },
];
