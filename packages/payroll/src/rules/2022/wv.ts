import { calendarDate, dollars, percent } from '@paperwage/values';
import { tablesBefore2023 } from '../editions/wv.ts';
import type { StateRules } from '../state-rules.ts';

export const wv2022: readonly StateRules[] = [
  {
    state: 'WV',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        oneEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('3') },
          { over: dollars(10_000), base: dollars(300), rate: percent('4') },
          { over: dollars(25_000), base: dollars(900), rate: percent('4.5') },
          { over: dollars(40_000), base: dollars(1_575), rate: percent('6') },
          { over: dollars(60_000), base: dollars(2_775), rate: percent('6.5') },
        ],
        twoEarner: [
          { over: dollars(0), base: dollars(0), rate: percent('3') },
          { over: dollars(6_000), base: dollars(180), rate: percent('4') },
          { over: dollars(15_000), base: dollars(540), rate: percent('4.5') },
          { over: dollars(24_000), base: dollars(945), rate: percent('6') },
          { over: dollars(36_000), base: dollars(1_665), rate: percent('6.5') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(2_000) }],
      rounding: { periodTax: true },
      source: tablesBefore2023,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'the National Finance Center', figures: 'the rates and brackets' },
        { record: 'Bloomberg Tax', figures: 'the rates and brackets' },
        { record: 'PaycheckCity', figures: 'the rates and brackets' },
      ],
      note: 'The schedule of one earner is confirmed by others; that of two earners is not.',
    },
  },
];
