import { calendarDate, dollars, percent } from '@paperwage/values';
import { formulaNovember2023, formulaSeptember2021 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2023: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2023-01-01'),
    to: calendarDate('2023-10-31'),
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
  {
    state: 'OH',
    from: calendarDate('2023-11-01'),
    to: calendarDate('2023-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.501') },
          { over: dollars(5_000), base: dollars(25.05), rate: percent('1.001') },
          { over: dollars(10_000), base: dollars(75.1), rate: percent('2.005') },
          { over: dollars(15_000), base: dollars(175.35), rate: percent('2.505') },
          { over: dollars(20_000), base: dollars(300.6), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_692.6), rate: percent('4.41') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: formulaNovember2023,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates and brackets' },
        { record: 'the National Finance Center', figures: 'the rates and brackets' },
        { record: 'ohiomfg.com', figures: 'the rates and brackets' },
      ],
    },
  },
];
