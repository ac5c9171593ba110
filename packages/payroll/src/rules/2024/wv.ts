import { calendarDate, dollars, percent } from '@paperwage/values';
import { tablesMarch2023 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2024: readonly StateRules[] = [
  {
    state: 'WV',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.36') },
          { over: dollars(10_000), base: dollars(236), rate: percent('3.15') },
          { over: dollars(25_000), base: dollars(708.5), rate: percent('3.54') },
          { over: dollars(40_000), base: dollars(1_239.5), rate: percent('4.72') },
          { over: dollars(60_000), base: dollars(2_183.5), rate: percent('5.12') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('2.36') },
          { over: dollars(7_500), base: dollars(177), rate: percent('3.15') },
          { over: dollars(18_750), base: dollars(531.38), rate: percent('3.54') },
          { over: dollars(30_000), base: dollars(929.63), rate: percent('4.72') },
          { over: dollars(45_000), base: dollars(1_637.63), rate: percent('5.12') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: tablesMarch2023,
      standing: 'official',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Suburban Computer', figures: 'the rates and brackets' },
        { record: 'the agency’s own page', figures: 'the rates and brackets' },
        { record: 'printed tables of the state' },
      ],
    },
  },
];
