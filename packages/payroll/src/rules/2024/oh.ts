import { calendarDate, dollars, percent } from '@paperwage/values';
import { formulaJuly2024, formulaNovember2023 } from '../editions/oh.ts';
import type { StateRules } from '../state-rules.ts';

export const oh2024: readonly StateRules[] = [
  {
    state: 'OH',
    from: calendarDate('2024-01-01'),
    to: calendarDate('2024-06-30'),
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
        { record: 'turtlesoft.com', figures: 'the rates and brackets' },
      ],
    },
  },
  {
    state: 'OH',
    from: calendarDate('2024-07-01'),
    to: calendarDate('2024-12-31'),
    incomeTax: {
      method: 'annualized',
      schedule: {
        all: [
          { over: dollars(0), base: dollars(0), rate: percent('0.501') },
          { over: dollars(5_000), base: dollars(25.05), rate: percent('1.001') },
          { over: dollars(10_000), base: dollars(75.1), rate: percent('2.005') },
          { over: dollars(15_000), base: dollars(175.35), rate: percent('2.505') },
          { over: dollars(20_000), base: dollars(300.6), rate: percent('2.99') },
          { over: dollars(100_000), base: dollars(2_692.6), rate: percent('3.8') },
        ],
      },
      deductions: [{ kind: 'counted', of: 'allowances', each: dollars(650) }],
      source: formulaJuly2024,
      standing: 'secondary',
      recordedBy: ['TimeTrex Community Edition 16.12.9'],
      comparedWith: [
        { record: 'Microsoft Dynamics GP (July 22, 2024)', figures: 'the rates and brackets' },
        { record: 'vensure.com', figures: 'the rates and brackets and the date' },
      ],
      note: 'TimeTrex has a top rate of 3.38%, by mistake for 3.8%.',
    },
  },
];
