import { calendarDate, dollars, percent } from '@paperwage/values';
import { formulaSeptember2021 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2022: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2022-01-01'),
    to: calendarDate('2022-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.5') },
          { over: dollars(5_000), base: dollars(25), rate: percent('1') },
          { over: dollars(10_000), base: dollars(75), rate: percent('2') },
          { over: dollars(15_000), base: dollars(175), rate: percent('2.5') },
          { over: dollars(20_000), base: dollars(300), rate: percent('3') },
          { over: dollars(40_000), base: dollars(900), rate: percent('3.5') },
          { over: dollars(80_000), base: dollars(2_300), rate: percent('4') },
          { over: dollars(100_000), base: dollars(3_100), rate: percent('5') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      multiplier: percent('100.1'),
      source: formulaSeptember2021,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (August 25, 2021)', figures: 'the rates and brackets' },
        { record: 'Halfpricesoft', figures: 'the rates and brackets' },
        { record: 'PayrollOrg', figures: 'the rates and brackets' },
      ],
      note: 'The tax of the formula is taken 1.001 times.',
    },
  },
];
