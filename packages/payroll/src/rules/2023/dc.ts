import { calendarDate, dollars, percent } from '@paperwage/values';
import { notice2022 } from '../editions/dc.ts';
import type { StateRules } from '../state-rules.ts';

export const dc2023: readonly StateRules[] = [
  {
    state: 'DC',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('4') },
          { over: dollars(10_000), base: dollars(400), rate: percent('6') },
          { over: dollars(40_000), base: dollars(2_200), rate: percent('6.5') },
          { over: dollars(60_000), base: dollars(3_500), rate: percent('8.5') },
          { over: dollars(250_000), base: dollars(19_650), rate: percent('9.25') },
          { over: dollars(500_000), base: dollars(42_775), rate: percent('9.75') },
          { over: dollars(1_000_000), base: dollars(91_525), rate: percent('10.75') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(4_300) }],
      source: notice2022,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets and the allowance' },
        { record: 'the agency’s own page', figures: 'the rates and brackets' },
      ],
      note: 'The District has printed no booklet since 2017. The notice sends employers to the rates in force and to the federal allowance, which is 4,300.',
    },
  },
];
