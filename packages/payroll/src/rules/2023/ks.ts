import { calendarDate, dollars, percent } from '@paperwage/values';
import { guideBefore2024 } from '../editions/ks.ts';
import type { StateRules } from '../state-rules.ts';

export const ks2023: readonly StateRules[] = [
  {
    state: 'KS',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        single: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_500), base: dollars(0), rate: percent('3.1') },
          { over: dollars(18_500), base: dollars(465), rate: percent('5.25') },
          { over: dollars(33_500), base: dollars(1_252.5), rate: percent('5.7') },
        ],
        married: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(8_000), base: dollars(0), rate: percent('3.1') },
          { over: dollars(38_000), base: dollars(930), rate: percent('5.25') },
          { over: dollars(68_000), base: dollars(2_505), rate: percent('5.7') },
        ],
        headOfHousehold: [
          { over: dollars(0), base: dollars(0), rate: percent('0') },
          { over: dollars(3_500), base: dollars(0), rate: percent('3.1') },
          { over: dollars(18_500), base: dollars(465), rate: percent('5.25') },
          { over: dollars(33_500), base: dollars(1_252.5), rate: percent('5.7') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_250) }],
      source: guideBefore2024,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (August 25, 2021)', figures: 'the rates and brackets' },
        { record: 'EY Tax News', figures: 'the rates and brackets' },
      ],
      note: 'The standard deduction lies in the row without tax.',
    },
  },
];
